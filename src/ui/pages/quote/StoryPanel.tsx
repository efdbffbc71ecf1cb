/** The place of the story of a quote; it is read when it comes near, and fails in its own place. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../components/Panel/Panel.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useNear } from '../../use-near.ts'

const storyCode = lazy(async () => import('./story/QuoteStory.tsx'))
const rowsMeanwhile = 3

export function StoryPanel({ quote: { story } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { wanted: isNear } = useNear(place)
  const worded = useLazyWithTexts(storyCode, ['story', 'order'])
  const { want, reading, again } = story
  // What is read belongs to the quote, which knows nothing of the window.
  useEffect(() => {
    if (isNear) want()
  }, [isNear, want])
  const waiting = <SkeletonRows busyText={t('quote:story.loading')} count={rowsMeanwhile} />
  return (
    <div ref={place}>
      <Panel title={t('quote:story.title')}>
        {reading.kind === 'waiting' && waiting}
        {reading.kind === 'failed' && (
          <ReadFailed
            failure={reading.failure}
            title={t('quote:story.failed')}
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
                failure={{ kind: 'unreachable', offline: false }}
                title={t('quote:story.failed')}
                fallbackKey="common:networkError"
                onAgain={retry}
              />
            )}
          >
            {({ QuoteStory }) => <QuoteStory ledger={reading.answer} />}
          </Loaded>
        )}
      </Panel>
    </div>
  )
}

/** The whole story on paper, as far as it has been read. */
export function PrintedStory({ quote: { story } }: { readonly quote: OpenQuote }) {
  const worded = useLazyWithTexts(storyCode, ['story', 'order'])
  if (story.reading.kind !== 'read') return null
  const { answer } = story.reading
  return <Loaded of={worded}>{({ StoryOnPaper }) => <StoryOnPaper ledger={answer} />}</Loaded>
}
