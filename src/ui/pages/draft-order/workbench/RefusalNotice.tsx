/** Why a file or a paste was not taken, in one sentence, in its place (CSV-08). */
import { useTranslation } from 'react-i18next'
import type { SheetRefusal } from '../../../../application/draft-order/csv-import.context.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'

export function RefusalNotice({ refusal }: { readonly refusal: SheetRefusal }) {
  const { t } = useTranslation()
  switch (refusal.kind) {
    case 'too-many':
      return (
        <Notice tone="error" title={t('draftOrder.csv.tooManyRows')}>
          {t('draftOrder.csv.refusal.tooMany', { count: refusal.count, limit: refusal.limit })}
        </Notice>
      )
    case 'too-large':
      return (
        <Notice tone="error">
          {t('draftOrder.csv.refusal.tooLarge', { limit: Math.round(refusal.limit / 1_000_000) })}
        </Notice>
      )
    case 'unclosed-quote':
      return (
        <Notice tone="error">
          {t('draftOrder.csv.refusal.unclosedQuote', { line: refusal.line })}
        </Notice>
      )
    case 'too-many-rows':
      return (
        <Notice tone="error" title={t('draftOrder.csv.tooManyRows')}>
          {t('draftOrder.csv.refusal.tooManyRows', { limit: refusal.limit })}
        </Notice>
      )
    case 'empty':
    case 'not-a-table':
    case 'protected':
    case 'unavailable':
    case 'no-lines':
      return <Notice tone="error">{t(`draftOrder.csv.refusal.${refusal.kind}`)}</Notice>
  }
}
