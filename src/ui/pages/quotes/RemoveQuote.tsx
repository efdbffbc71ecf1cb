/** The Remove action of a row, its question, and what became of it (QUOTE-15, QUOTE-66, QUOTE-67). */
import { useTranslation } from 'react-i18next'
import type { Quotes } from '../../../application/quote/quotes.ts'
import type { QuoteRow } from '../../../domain/quote/quote.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useConfirmedWrite } from '../../use-confirmed-write.ts'

interface RemoveQuoteProps {
  readonly quotes: Quotes
  readonly row: QuoteRow
  readonly onRemoved: () => void
}

export function RemoveQuote({ quotes, row, onRemoved }: RemoveQuoteProps) {
  const { t } = useTranslation()
  const { ask, dialog, failure, send } = useConfirmedWrite(quotes.remove, onRemoved)
  return (
    <>
      <RowAction
        icon={RemoveIcon}
        shortLabel={t('common:remove')}
        label={t('quotes:remove', { name: row.name })}
        onClick={ask}
      />
      <ConfirmDialog
        {...dialog}
        title={t('quotes:removeQuestion')}
        confirmLabel={t('quotes:removeConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('quotes:removing')}
        tone="danger"
        error={
          failure &&
          `${t('quotes:removeFailed')} ${failureWords(t, failure, 'quotes:removeUnexplained')}`
        }
        onConfirm={() => send(row.id)}
      >
        {t('quotes:removeEffect', { name: row.name, count: row.itemCount ?? 0 })}
      </ConfirmDialog>
    </>
  )
}
