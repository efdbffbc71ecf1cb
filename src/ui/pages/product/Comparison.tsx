/** What every other answer would change: the best of them here, all of them beside the answers. */
import { useActorRef, useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricing } from '../../../application/pricing/pricing.ts'
import {
  type DifferencesFailure,
  differencesView,
} from '../../../domain/pricing/price-differences.view.ts'
import { pricedConfiguration } from '../../../domain/pricing/price-flow.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { TryAgain } from '../../parts/TryAgain.tsx'
import { BestChanges } from './BestChanges.tsx'
import * as styles from './Comparison.css.ts'
import type { ComparisonProps } from './comparison-props.ts'
import { useComparedAnswers } from './use-compared-answers.ts'

interface ComparedBy extends ComparisonProps {
  readonly machine: Awaited<ReturnType<Pricing['comparison']>>
}

export function Comparison({ machine, flow, onChange, onCompared }: ComparedBy) {
  const { t } = useTranslation()
  const actor = useActorRef(machine)
  const compared = useSelector(actor, (now) => now)
  const snapshot = useSelector(flow, (now) => now)
  const price = pricedConfiguration(snapshot)?.price
  const view = differencesView(compared, price)
  // Both charts live outside React; one is told of the other's price.
  useEffect(() => {
    const tell = () =>
      actor.send({ type: 'price.changed', priced: pricedConfiguration(flow.getSnapshot()) })
    tell()
    const listening = flow.subscribe(tell)
    return () => listening.unsubscribe()
  }, [actor, flow])
  const isOutdated = view.stage === 'failed' && view.failure.kind === 'price-changed'
  // While a line is being added its price stays; it goes as soon as it may.
  const mayGo = isOutdated && price && snapshot.can({ type: 'price.outdated', price })
  useEffect(() => {
    if (mayGo && price) flow.send({ type: 'price.outdated', price })
  }, [flow, mayGo, price])
  const answers = useComparedAnswers(compared, price)
  // The page shows them elsewhere, beside the answers, for as long as this part is there.
  useEffect(() => {
    onCompared(answers)
    return () => onCompared(undefined)
  }, [answers, onCompared])
  const place = useRef<HTMLDivElement>(null)
  const isAnswered = view.stage === 'shown' || view.stage === 'failed'
  // The panel scrolls within itself where the window is low, and what was asked for may stand below its edge.
  const wasAnswered = useRef(false)
  useEffect(() => {
    if (!isAnswered || wasAnswered.current) return
    wasAnswered.current = true
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  const said = {
    waiting: t('pricing:compare.waiting'),
    asking: t('pricing:compare.asking'),
    shown: t('pricing:compare.shown', { count: price?.quantity ?? 1 }),
    failed: '',
  }[view.stage]
  return (
    <div ref={place} className={styles.comparison}>
      <output className={styles.lead}>{said}</output>
      {view.stage === 'failed' && (
        <Notice
          tone="error"
          title={t('pricing:compare.failed')}
          actions={
            view.failure.kind !== 'price-changed' && (
              <TryAgain size="sm" onAgain={() => actor.send({ type: 'comparison.retry' })} />
            )
          }
        >
          {failureText(view.failure, t)}
        </Notice>
      )}
      {view.stage === 'shown' && price && (
        <BestChanges
          flow={flow}
          differences={view.differences}
          currency={price.currency}
          onChange={onChange}
        />
      )}
    </div>
  )
}

function failureText(failure: DifferencesFailure, t: TFunction) {
  if (failure.kind === 'price-changed') return t('pricing:compare.changed')
  // The title says it all.
  if (failure.kind === 'price-differs') return undefined
  if (failure.kind === 'broken') return t('pricing:compare.broken')
  return failureWords(t, failure, 'pricing:compare.refused')
}
