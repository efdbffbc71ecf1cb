/** The statement of an account on terms: what was ordered in a range of days, and what of it is open (ACCT-02). */
import { addDays, type CalendarDate, daysBetween, isBefore } from '../shared/calendar-date.ts'
import type { OrderDocument, OrderId } from './order.ts'

/** Both days count. */
export interface StatementRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

export interface StatementEntry {
  readonly id: OrderId
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
  readonly statusName: string
  readonly date: CalendarDate | undefined
  readonly due: CalendarDate | undefined
  readonly currency: string
  readonly amount: number | undefined
  readonly open: number | undefined
}

/** What the entries in one currency come to. */
export interface StatementSums {
  readonly currency: string
  readonly amount: number | undefined
  readonly open: number | undefined
  /** Of what is open: what should have been paid by now. */
  readonly overdue: number | undefined
}

export interface Statement {
  readonly range: StatementRange
  /** What the terms of payment are called; empty where the account has none. */
  readonly termName: string
  readonly entries: readonly StatementEntry[]
  /** Those of the account's own currency, then of others, in which it has bought before it moved. */
  readonly sums: readonly StatementSums[]
  readonly document: OrderDocument
}

/** A year, and a day more for a leap year. */
export const longestStatement = 366

export type RangeProblem = 'from-missing' | 'to-missing' | 'reversed' | 'too-long'

/** What is wrong with a range as it was chosen, in the order in which it is said; undefined where nothing is. */
export function rangeProblem(
  from: CalendarDate | undefined,
  to: CalendarDate | undefined,
): RangeProblem | undefined {
  if (from === undefined) return 'from-missing'
  if (to === undefined) return 'to-missing'
  if (isBefore(to, from)) return 'reversed'
  return daysBetween(from, to) >= longestStatement ? 'too-long' : undefined
}

/** The range that a statement begins with: the last ninety days. */
export function firstRange(today: CalendarDate): StatementRange {
  return { from: addDays(today, -89), to: today }
}

/** The range of two days that may come from an address; the first one where they are no good. */
export function rangeOr(
  today: CalendarDate,
  from: CalendarDate | undefined,
  to: CalendarDate | undefined,
): StatementRange {
  const isGood = rangeProblem(from, to) === undefined
  return isGood && from !== undefined && to !== undefined ? { from, to } : firstRange(today)
}
