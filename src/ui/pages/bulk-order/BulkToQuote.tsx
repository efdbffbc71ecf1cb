/** Configured lines onto a quote in one press: those that a quote takes as they are typed (CALL-22). */
import { useTranslation } from 'react-i18next'
import type { BulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import type { BulkLine } from '../../../domain/bulk-order/bulk-entry.ts'
import { SeveralToQuoteButton } from '../../parts/add-to-quote/SeveralToQuoteButton.tsx'
import { useAccount } from '../../use-account.ts'

interface BulkToQuoteProps extends Pick<BulkReviewView, 'quotable'> {
  /** These lines stand on a quote now. */
  readonly onAdded: (lines: readonly BulkLine[]) => void
}

export function BulkToQuote({ quotable, onAdded }: BulkToQuoteProps) {
  const { t } = useTranslation()
  const account = useAccount()
  if (!account || quotable.length === 0) return null
  return (
    <SeveralToQuoteButton
      lines={quotable.map(({ goods }) => goods)}
      size="lg"
      title={t('bulkOrder:toQuotes', { count: quotable.length })}
      description={t('bulkOrder:toQuotesText')}
      submitLabel={t('bulkOrder:toQuotesSubmit')}
      busyLabel={t('price:addToQuoteDialog.adding')}
      onAdded={() => onAdded(quotable.map(({ line }) => line))}
    />
  )
}
