/** What the typed lines are, before anything is added (CSV-02). */
import { useTranslation } from 'react-i18next'
import type { BulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import * as styles from './BulkOrderPage.css.ts'
import { ReviewedLines } from './ReviewedLines.tsx'

interface BulkReviewProps {
  readonly review: BulkReviewView
  /** Where the lines stand in a table already, only what they come to is said. */
  readonly areListed: boolean
}

export function BulkReview({ review, areListed }: BulkReviewProps) {
  const { t } = useTranslation()
  const { lines, readyCount, isBusy } = review
  if (lines.length === 0) return null
  return (
    <Stack space="sm">
      <p className={styles.said} role="status">
        {isBusy
          ? t('bulkOrder:checking')
          : t('bulkOrder:review.ready', { ready: readyCount, count: lines.length })}
      </p>
      {!areListed && (
        <ReviewedLines
          caption={t('bulkOrder:review.caption')}
          captionLook="hidden"
          lines={lines}
          saysReasons
        />
      )}
    </Stack>
  )
}
