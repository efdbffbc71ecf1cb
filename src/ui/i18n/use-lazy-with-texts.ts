/** A part that opens later than its page, with the texts of its own areas. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Lazy, lazy } from '../../application/lazy.ts'
import { loadTexts } from './i18n.ts'
import type { TextNamespace } from './text-keys.ts'

/** Code and texts, fetched side by side when the part is first needed. */
export function useLazyWithTexts<Part>(
  load: () => Promise<Part>,
  areas: readonly TextNamespace[],
): Lazy<Part> {
  const { i18n } = useTranslation()
  const [part] = useState(() =>
    lazy(async () => {
      const [code] = await Promise.all([load(), loadTexts(i18n, areas)])
      return code
    }),
  )
  return part
}
