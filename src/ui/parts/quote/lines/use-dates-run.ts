/** Follows the dates of many lines until the server has answered for all of them, and then says what came of it. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteView } from '../../../../domain/quote/quote-lifecycle.view.ts'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import {
  type DatesAsked,
  type DatesProgress,
  datesProgress,
} from '../../../../domain/quote/shared-date.ts'
import type { OpenQuote } from '../use-quote.ts'
import { useStorefront } from '../../../storefront-context.tsx'

export interface OpenDatesRun {
  /** Undefined while nothing is under way. */
  readonly progress: DatesProgress | undefined
  /** Lines of the run. */
  readonly total: number
  /** What came of the last run. */
  readonly outcome: string
  readonly times: number
  /** `kept` lines were not asked for, because their earliest day is later. */
  readonly begin: (asked: DatesAsked, kept: number) => void
  /** Withdraws what has not left yet. */
  readonly cancel: () => void
}

interface Run {
  readonly asked: DatesAsked
  readonly kept: number
}

/** `onUnchanged` is told which lines do not have their date when all is answered. */
export function useDatesRun(
  { actor, view, send }: OpenQuote,
  onUnchanged: (itemIds: readonly QuoteItemId[]) => void,
): OpenDatesRun {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const [run, setRun] = useState<Run | undefined>(undefined)
  const [said, setSaid] = useState({ message: '', times: 0 })
  const endIfAnswered = (begun: Run): boolean => {
    const now = datesProgress(quoteView(actor.getSnapshot(), today()), begun.asked)
    if (now.underWay > 0) return false
    const { saved, unchanged } = now
    const words = [
      saved > 0 && t('quote:lines.date.saved', { count: saved }),
      unchanged.length > 0 && t('quote:lines.date.unchanged', { count: unchanged.length }),
      begun.kept > 0 && t('quote:lines.date.kept', { count: begun.kept }),
    ]
    setSaid(({ times }) => ({ message: words.filter(Boolean).join(' '), times: times + 1 }))
    setRun(undefined)
    if (unchanged.length > 0) onUnchanged(unchanged)
    return true
  }
  const look = useEffectEvent(() => {
    if (run) endIfAnswered(run)
  })
  // The chart lives outside of React.
  useEffect(() => {
    if (!run) return undefined
    const { unsubscribe } = actor.subscribe(() => look())
    // The answer may have arrived before this subscription.
    const soon = setTimeout(() => look())
    return () => {
      clearTimeout(soon)
      unsubscribe()
    }
  }, [actor, run])
  const progress = run && datesProgress(view, run.asked)
  return {
    progress,
    total: run?.asked.size ?? 0,
    outcome: said.message,
    times: said.times,
    begin: (asked, kept) => {
      const begun = { asked, kept }
      if (!endIfAnswered(begun)) setRun(begun)
    },
    cancel: () => {
      if (progress) send({ type: 'dates.withdraw', itemIds: progress.waiting })
    },
  }
}
