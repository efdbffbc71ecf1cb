/** A part that opens later than its page, with the texts of its own areas. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Lazy, lazy } from '../../application/lazy.ts'
import { haveTexts, loadTexts } from './i18n.ts'
import type { TextNamespace } from './text-keys.ts'

/** Code and texts, fetched side by side when the part is first needed; at once where another place has them. */
export function useLazyWithTexts<Part>(
  code: Lazy<Part>,
  areas: readonly TextNamespace[],
): Lazy<Part> {
  const { i18n } = useTranslation()
  const [part] = useState(() => {
    const fetchBoth = lazy(async () => {
      const [fetched] = await Promise.all([code(), loadTexts(i18n, areas)])
      return fetched
    })
    const loaded = () => (haveTexts(i18n, areas) ? code.loaded() : undefined)
    return Object.assign(() => fetchBoth(), { loaded })
  })
  return part
}
