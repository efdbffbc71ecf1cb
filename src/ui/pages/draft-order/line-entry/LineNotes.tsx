/** What stands between a line and the order, or went wrong on its way, in words (DRAFT-24). */
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { priceFailureText } from '../../../parts/pricing/price-words.ts'
import { AddressWarning } from '../../../parts/pricing/AddressWarning.tsx'
import { addFailureText } from '../../../parts/add-to-quote/quote-dialog-words.ts'
import type { EnteredLine } from './use-line-entry.ts'

export function LineNotes({ line: { panel, failure } }: { readonly line: EnteredLine }) {
  const { t, i18n } = useTranslation()
  const isNotQuotable = panel.price?.total !== undefined && !panel.isAddOffered
  return (
    <>
      {panel.problems.some(({ kind }) => kind === 'no-country') && <AddressWarning />}
      {panel.stage === 'broken' && <Notice tone="error">{t('price:broken')}</Notice>}
      {panel.failure !== undefined && (
        <Notice tone="error" title={t('price:failed')}>
          {priceFailureText(panel.failure, t)}
        </Notice>
      )}
      {isNotQuotable && <Notice tone="warning">{t('draftOrder:lineEntry.notQuotable')}</Notice>}
      {failure !== undefined && (
        <Notice tone="error" title={t('draftOrder:lineEntry.failed')}>
          {addFailureText(failure, { t, language: i18n.language }, 'draftOrder:lineEntry.refused')}
        </Notice>
      )}
    </>
  )
}
