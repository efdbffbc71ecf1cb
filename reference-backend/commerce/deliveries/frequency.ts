/** How often something comes again, and on which days. Days are written `YYYY-MM-DD`. */

import { refuse } from '../../http/refusal.ts'
import { addDays } from '../../pricing/calendar.ts'

export interface FrequencyTerm {
  readonly id: string
  readonly name: string
  /** One of the two is 0. */
  readonly months: number
  readonly days: number
}

/** The id of the month is the engine's own. */
export const MONTHLY = '23c6a8caa4f890196664237003fe5f75'

export const FREQUENCY_TERMS: readonly FrequencyTerm[] = [
  { id: 'd1a7c0b25e4f4a6c9b3d8e7f60a1b2c3', name: 'Weekly', months: 0, days: 7 },
  { id: 'd2b8d1c36f504b7dac4e9f8071b2c3d4', name: 'Every Two Weeks', months: 0, days: 14 },
  { id: MONTHLY, name: 'Monthly', months: 1, days: 0 },
  { id: 'd3c9e2d470615c8ebd5fa09182c3d4e5', name: 'Every Two Months', months: 2, days: 0 },
  { id: 'd4daf3e581726d9fce60b1a293d4e5f6', name: 'Quarterly', months: 3, days: 0 },
  { id: 'd5eb04f692837eaadf71c2b3a4e5f607', name: 'Twice Yearly', months: 6, days: 0 },
  { id: 'd6fc15a7a3948fbbe082d3c4b5f60718', name: 'Yearly', months: 12, days: 0 },
]

/** The term of an id that was stored; ids come from the list. */
export function frequencyTerm(id: string): FrequencyTerm {
  const found = FREQUENCY_TERMS.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no frequency ${id}.`)
  return found
}

/** The id that a caller sent, if there is such a term. */
export function requiredTerm(id: string): string {
  if (FREQUENCY_TERMS.some((each) => each.id === id)) return id
  throw refuse('frequencyTerm', 'Please choose how often it comes.')
}

/**
 * The day after `day` on which it comes again. Months keep to `dayOfMonth` (1 to 31): a month that has no such
 * day uses its last one, and the next month has it back.
 */
export function dayAfter(day: string, term: FrequencyTerm, dayOfMonth: number): string {
  if (term.months === 0) return addDays(day, term.days)
  const [year = 0, month = 1] = day.split('-').map(Number)
  // Counted from 0, so that a year is twelve of them.
  const months = year * 12 + (month - 1) + term.months
  return dayInMonth(Math.floor(months / 12), months % 12, dayOfMonth)
}

function dayInMonth(year: number, month: number, dayOfMonth: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(dayOfMonth, last)
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** The days that have passed up to `today` after a delivery of `day`, and the first one that has not. */
export function afterDelivery(
  day: string,
  { term, dayOfMonth }: { readonly term: FrequencyTerm; readonly dayOfMonth: number },
  today: string,
): { readonly missed: readonly string[]; readonly next: string } {
  const missed: string[] = []
  let next = dayAfter(day, term, dayOfMonth)
  while (next <= today) {
    missed.push(next)
    next = dayAfter(next, term, dayOfMonth)
  }
  return { missed, next }
}
