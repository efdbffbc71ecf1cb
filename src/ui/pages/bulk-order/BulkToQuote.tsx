/** Puts the lines that a quote takes as they are typed on one: the draft used last in one press, any other by a dialog (CALL-22). */
import { useTranslation } from 'react-i18next'
import type { BulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import type { Program } from '../../../application/program.ts'
import type { BulkLine } from '../../../domain/bulk-order/bulk-entry.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { SeveralToQuoteButton } from '../../parts/add-to-quote/SeveralToQuoteButton.tsx'
import { useAccount } from '../../use-account.ts'

interface BulkToQuoteProps extends Pick<BulkReviewView, 'quotable'> {
  /** The write of these lines with what belongs to it. */
  readonly through: (lines: readonly BulkLine[], write: Program<QuoteId>) => Program<QuoteId>
  /** Why none can go to a quote now: lines are on their way to the cart, or to a quote, these among them. */
  readonly reason: string | undefined
  /** Told while lines are on their way to a quote, which no cart is to have as well. */
  readonly onQuoting: (isQuoting: boolean) => void
}

export function BulkToQuote({ quotable, through, reason, onQuoting }: BulkToQuoteProps) {
  const { t } = useTranslation()
  const account = useAccount()
  if (!account) return null
  return (
    <SeveralToQuoteButton
      lines={quotable.map(({ goods }) => goods)}
      size="lg"
      atOnceLabel={(name) => t('bulkOrder:toLastQuote', { count: quotable.length, name })}
      title={t('bulkOrder:toQuotes', { count: quotable.length })}
      description={t('bulkOrder:toQuotesText')}
      submitLabel={t('bulkOrder:toQuotesSubmit')}
      busyLabel={t('price:addToQuoteDialog.adding')}
      reason={reason}
      reasonLook="announced"
      through={(write) => {
        const lines = quotable.map(({ line }) => line)
        return async () => {
          onQuoting(true)
          try {
            return await through(lines, write)()
          } finally {
            onQuoting(false)
          }
        }
      }}
    />
  )
}
