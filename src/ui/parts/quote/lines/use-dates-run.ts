/** Follows the dates of many lines until the server has answered for all of them, and then says what came of it. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  datesRun,
  type DatesRunView,
  datesRunView,
} from '../../../../application/quote/dates-run.machine.ts'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { DatesAsked } from '../../../../domain/quote/shared-date.ts'
import type { OpenQuote } from '../use-quote.ts'

export interface OpenDatesRun extends Omit<DatesRunView, 'outcome'> {
  /** What came of the last run. */
  readonly outcome: string
  /** `kept` lines were not asked for, because their earliest day is later. */
  readonly begin: (asked: DatesAsked, kept: readonly QuoteItemId[]) => void
  /** Withdraws what has not left yet. */
  readonly cancel: () => void
}

/** `onUnchanged` is told which lines do not have their date when all is answered. */
export function useDatesRun(
  { actor, send }: Pick<OpenQuote, 'actor' | 'send'>,
  onUnchanged: (itemIds: readonly QuoteItemId[]) => void,
): OpenDatesRun {
  const { t } = useTranslation()
  const [machine] = useState(() => datesRun(actor))
  const run = useActorRef(machine)
  const view = datesRunView(useSelector(run, (now) => now))
  const { progress, outcome } = view
  const tellUnchanged = useEffectEvent(onUnchanged)
  // The chart lives outside of React.
  useEffect(() => {
    const listening = run.on('run.ended', ({ outcome: { unchanged } }) => {
      if (unchanged.length > 0) tellUnchanged(unchanged)
    })
    return () => listening.unsubscribe()
  }, [run])
  const words = outcome
    ? [
        outcome.saved > 0 && t('quote:lines.date.saved', { count: outcome.saved }),
        outcome.unchanged.length > 0 &&
          t('quote:lines.date.unchanged', { count: outcome.unchanged.length }),
        outcome.kept > 0 && t('quote:lines.date.kept', { count: outcome.kept }),
      ]
    : []
  return {
    ...view,
    outcome: words.filter(Boolean).join(' '),
    begin: (asked, kept) => run.send({ type: 'run.begin', asked, kept }),
    cancel: () => {
      if (progress) send({ type: 'dates.withdraw', itemIds: progress.waiting })
    },
  }
}
