/** How far the dates of many lines are, with a way to withdraw what has not left, and what came of them. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { LiveRegion } from '../../../components/LiveRegion/LiveRegion.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import * as styles from './ManyLines.css.ts'
import type { OpenDatesRun } from './use-dates-run.ts'

export function DatesRun({ run }: { readonly run: OpenDatesRun }) {
  const { t } = useTranslation()
  const { progress, total, outcome, times, cancel } = run
  const canCancel = progress !== undefined && progress.waiting.length > 0
  return (
    <>
      {progress && (
        <div className={styles.run}>
          <ProgressBar
            label={t('quote:lines.date.saving')}
            countText={t('quote:lines.date.progress', { done: progress.saved, count: total })}
            done={progress.saved}
            // One call is answered as a whole: until then its progress is unknown.
            total={progress.saved === 0 && !canCancel ? undefined : total}
          />
          {canCancel && (
            <Button size="sm" onClick={cancel}>
              {t('quote:lines.date.cancel', { count: progress.waiting.length })}
            </Button>
          )}
        </div>
      )}
      {!progress && outcome !== '' && (
        <p className={styles.outcome} aria-hidden>
          {outcome}
        </p>
      )}
      <LiveRegion message={outcome} times={times} />
    </>
  )
}
