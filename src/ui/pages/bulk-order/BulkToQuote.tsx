/** Configured lines onto a quote in one press: those that a quote takes as they are typed (CALL-22). */
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
  /** Whether lines are on their way to the cart, these among them. */
  readonly isAdding: boolean
}

export function BulkToQuote({ quotable, through, isAdding }: BulkToQuoteProps) {
  const { t } = useTranslation()
  const account = useAccount()
  if (!account) return null
  return (
    <SeveralToQuoteButton
      lines={quotable.map(({ goods }) => goods)}
      size="lg"
      title={t('bulkOrder:toQuotes', { count: quotable.length })}
      description={t('bulkOrder:toQuotesText')}
      submitLabel={t('bulkOrder:toQuotesSubmit')}
      busyLabel={t('price:addToQuoteDialog.adding')}
      reason={isAdding ? t('price:addingToCart') : undefined}
      reasonLook="announced"
      through={(write) =>
        through(
          quotable.map(({ line }) => line),
          write,
        )
      }
    />
  )
}
