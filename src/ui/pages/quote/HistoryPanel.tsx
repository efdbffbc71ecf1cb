/** The place of the history of a quote; it is read when it comes near, and fails in its own place. */
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { unfetched } from '../../../application/failure.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { isOnline } from '../../is-online.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useNear } from '../../use-near.ts'

const historyCode = lazy(async () => import('./history/QuoteHistory.tsx'))
const rowsMeanwhile = 3

interface HistoryPanelProps {
  readonly history: OpenQuote['history']
}

/** Redrawn with another reading of it, not with every key that is struck in a line. */
export const HistoryPanel = memo(function HistoryPanel({ history }: HistoryPanelProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { wanted: isNear } = useNear(place)
  const worded = useLazyWithTexts(historyCode, ['history', 'order'])
  const { want, reading, again } = history
  // What is read belongs to the quote, which knows nothing of the window.
  useEffect(() => {
    if (isNear) want()
  }, [isNear, want])
  const waiting = <SkeletonRows busyText={t('quote:history.loading')} count={rowsMeanwhile} />
  return (
    <div ref={place}>
      <Panel title={t('quote:history.title')}>
        {reading.kind === 'waiting' && waiting}
        {reading.kind === 'failed' && (
          <ReadFailed
            failure={reading.failure}
            title={t('quote:history.failed')}
            fallbackKey="common:networkError"
            onAgain={again}
          />
        )}
        {reading.kind === 'read' && (
          <Loaded
            of={worded}
            waiting={waiting}
            failed={(retry) => (
              <ReadFailed
                failure={unfetched(isOnline())}
                title={t('quote:history.failed')}
                fallbackKey="common:networkError"
                onAgain={retry}
              />
            )}
          >
            {({ QuoteHistory }) => <QuoteHistory ledger={reading.answer} />}
          </Loaded>
        )}
      </Panel>
    </div>
  )
})
