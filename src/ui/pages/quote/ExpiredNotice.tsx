/** What a quote that has expired means, and how to ask again (QUOTE-29). */
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { formatDate } from '../../i18n/format.ts'

export function ExpiredNotice({ view: { quote, terms } }: { readonly view: QuoteView }) {
  const { t, i18n } = useTranslation()
  if (quote.status !== 'expired' || !terms.validity) return null
  const date = formatDate(terms.validity.until, i18n.language)
  return (
    <Notice tone="warning" announce="silent" title={t('quote:expired.title', { date })}>
      {t('quote:expired.next')}
    </Notice>
  )
}
