/** What the typed lines are, before anything is added (CSV-02). */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import { bulkLimit } from '../../../domain/bulk-order/bulk-entry.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import * as styles from './BulkOrderPage.css.ts'
import type { FixActions } from './LineFixes.tsx'
import { ReviewedLines } from './ReviewedLines.tsx'
import { ReviewedTotal } from './ReviewedTotal.tsx'

interface BulkReviewProps extends FixActions {
  readonly review: BulkReviewView
  /** How many lines there are, where an order may not have so many: none of them is looked up. */
  readonly tooMany: number | undefined
  /** Where the lines stand in a table already, only what they come to is said. */
  readonly areListed: boolean
  readonly onRetry: () => void
}

export function BulkReview(props: BulkReviewProps) {
  const { t } = useTranslation()
  const { review, tooMany, areListed, onRetry, ...fixes } = props
  const said = useRef<HTMLParagraphElement>(null)
  const { lines, readyCount, isBusy, canRetry } = review
  const words = () => {
    if (tooMany !== undefined) {
      return t('bulkOrder:message.tooMany', { count: tooMany, most: bulkLimit })
    }
    if (lines.length === 0) return ''
    if (isBusy) return t('bulkOrder:checking')
    return t('bulkOrder:review.ready', { ready: readyCount, count: lines.length })
  }
  const retry = () => {
    // The button goes with what it does.
    said.current?.focus()
    onRetry()
  }
  return (
    <Stack space="sm">
      {/* It is there before it says anything: what comes with its words is not announced everywhere. */}
      <p ref={said} tabIndex={-1} className={styles.said} role="status">
        {words()}
      </p>
      {!areListed && tooMany === undefined && lines.length === 0 && (
        <p className={styles.empty}>{t('bulkOrder:review.empty')}</p>
      )}
      {canRetry && (
        <Notice
          tone="warning"
          actions={
            <Button size="sm" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('bulkOrder:review.failed')}
        </Notice>
      )}
      {!isBusy && tooMany === undefined && <ReviewedTotal lines={lines} />}
      {!areListed && lines.length > 0 && (
        <ReviewedLines
          caption={t('bulkOrder:review.caption')}
          captionLook="hidden"
          lines={lines}
          saysReasons
          {...fixes}
        />
      )}
    </Stack>
  )
}
