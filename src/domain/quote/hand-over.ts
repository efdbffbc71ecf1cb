/** How a quote goes to the reviewer, and how long that is news. */
import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import { dayOf } from '../shared/day.ts'
import type { Quote } from './quote.ts'

export type HandOver = 'submit' | 'resubmit'

/** On the day itself and on the next one. */
const daysOfNews = 1

/**
 * How a quote was last handed over, as its history tells; undefined where it tells nothing of it, and once that is no news
 * any more.
 */
export function recentHandOver(
  { history }: Pick<Quote, 'history'>,
  today: CalendarDate,
): HandOver | undefined {
  const entry = history.findLast(
    ({ status }) => status === 'pending-review' || status === 'resubmitted',
  )
  const moment = new Date(entry?.at ?? '')
  if (!entry || Number.isNaN(moment.getTime())) return undefined
  if (daysBetween(dayOf(moment), today) > daysOfNews) return undefined
  return entry.status === 'resubmitted' ? 'resubmit' : 'submit'
}
