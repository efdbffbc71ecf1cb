/** Shown when a quote was closed while it was being edited: why, and what was typed, for copying. */
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { TypedTextList } from './TypedTextList.tsx'

export function ClosedNotice({ view }: { readonly view: QuoteView }) {
  const { t } = useTranslation()
  const { closed } = view
  if (!closed) return null
  return (
    <Notice tone="warning" title={closed.messages.join(' ') || t('quote:closed.title')}>
      {closed.texts.length > 0 && <TypedTextList texts={closed.texts} />}
    </Notice>
  )
}
