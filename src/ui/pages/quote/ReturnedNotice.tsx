/** What can be changed in a returned quote, and how what cannot is asked for (QUOTE-23, DRAFT-18). */
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'

export function ReturnedNotice({ view }: { readonly view: QuoteView }) {
  const { t } = useTranslation()
  if (view.quote.status !== 'returned' || !view.canEdit) return null
  return (
    <Notice tone="info" announce="silent">
      {t('quote:returned.changes', { copy: t('quote:copy') })}
    </Notice>
  )
}
