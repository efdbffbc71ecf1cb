/** What is typed for a scheduled delivery, judged before it is sent (SUBS-02, SUBS-04). */
import { addDays } from '../shared/calendar-date.ts'
import type { CalendarDate } from '../shared/day.ts'
import { textLimit } from '../shared/text-limit.ts'
import type { GivenReason } from './delivery-change.ts'
import type { DeliveryReason, DeliveryRun } from './scheduled-delivery.ts'

/** The reason that wants words beside it. */
const otherReason = 'other'

/** No date lies further ahead, in days. */
const furthest = 365

export type RunDateProblem = 'required' | 'passed' | 'too-far' | 'taken'

/** The days that can be chosen, the first and the last. */
export function datesOffered(today: CalendarDate): {
  readonly first: CalendarDate
  readonly last: CalendarDate
} {
  return { first: addDays(today, 1), last: addDays(today, furthest) }
}

/** What is wrong with a date for the next delivery; a date whose order could not be placed may come again. */
export function dateProblem(
  date: CalendarDate | undefined,
  { today, runs }: { readonly today: CalendarDate; readonly runs: readonly DeliveryRun[] },
): RunDateProblem | undefined {
  if (date === undefined) return 'required'
  const { first, last } = datesOffered(today)
  if (date < first) return 'passed'
  if (date > last) return 'too-far'
  return runs.some((run) => run.date === date && run.state !== 'failed') ? 'taken' : undefined
}

export type ReasonProblem = 'reason-required' | 'notes-required' | 'notes-too-long'

/** What is wrong with a reason: none was chosen, or another one was, without saying which (SUBS-04). */
export function reasonProblem(
  { reasonId, notes }: GivenReason,
  reasons: readonly DeliveryReason[],
): ReasonProblem | undefined {
  const reason = reasons.find(({ id }) => id === reasonId)
  if (!reason) return 'reason-required'
  if (notes.length > textLimit) return 'notes-too-long'
  return reason.code === otherReason && notes.trim() === '' ? 'notes-required' : undefined
}

/** Whether a reason wants words beside it. */
export function wantsNotes(reasonId: string, reasons: readonly DeliveryReason[]): boolean {
  return reasons.some(({ id, code }) => id === reasonId && code === otherReason)
}
