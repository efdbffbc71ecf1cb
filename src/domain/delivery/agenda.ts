/** What a customer has to expect or to do next: a delivery, an invoice, a quote that came back (ACCT-02). */
import type { OrderId } from '../order/order.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import { type CalendarDate, isBefore } from '../shared/calendar-date.ts'
import type { DeliveryHead } from './scheduled-delivery.ts'

export interface DueDelivery {
  readonly orderId: OrderId
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
  readonly day: CalendarDate
  /** Lines that are planned for that day. */
  readonly lineCount: number | undefined
}

export interface DueInvoice {
  readonly orderId: OrderId
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
  readonly day: CalendarDate
  readonly open: number | undefined
  readonly currency: string
}

export interface OverdueInvoices {
  readonly currency: string
  readonly count: number
  readonly open: number | undefined
}

/** Waits for an answer of the customer. */
export interface ReturnedQuote {
  readonly id: QuoteId
  readonly name: string
  readonly number: string
  /** What the reviewer said; empty where the server does not say. */
  readonly words: string
  /** Whether the customer has answered, and taken the answer back. */
  readonly wasRecalled: boolean
}

/** Ends soon, or has ended, and has become no order. */
export interface ExpiringQuote {
  readonly id: QuoteId
  readonly name: string
  readonly number: string
  /** The last day on which it stands. */
  readonly until: CalendarDate
  readonly hasExpired: boolean
}

/** A draft in which something has changed by itself since it was filled. */
export interface OutdatedDraft {
  readonly id: QuoteId
  readonly name: string
  readonly number: string
  /** Lines that ask for a day that has become too early. */
  readonly tooEarly: number
  /** Lines that cost something else today. */
  readonly repriced: number
}

/** Comes next, or waits until its customer has settled its problem. */
export type NextScheduled = Pick<DeliveryHead, 'id' | 'name' | 'nextDate' | 'problem'>

/** The next few of each kind. */
export interface Agenda {
  readonly deliveries: readonly DueDelivery[]
  /** Those with a problem first. */
  readonly scheduled: readonly NextScheduled[]
  readonly invoices: readonly DueInvoice[]
  /** Invoices that should have been paid, all of them, by currency. */
  readonly overdue: readonly OverdueInvoices[]
  /** The day of the first of their orders, from which a statement has all of them. */
  readonly overdueFrom: CalendarDate | undefined
  readonly quotes: readonly ReturnedQuote[]
  readonly expiring: readonly ExpiringQuote[]
  readonly drafts: readonly OutdatedDraft[]
  /** With goods that were to come on a day that is over. */
  readonly late: readonly DueDelivery[]
  /** How many there are in all of those that wait; undefined where the engine does not say. */
  readonly counts: {
    readonly quotes: number | undefined
    readonly expiring: number | undefined
    readonly drafts: number | undefined
    readonly late: number | undefined
  }
  /** Older drafts, of which it is not known whether anything has changed in them. */
  readonly uncheckedDrafts: number
}

/** What comes next, each kind the soonest first. What waits for a decision is apart from it (`waiting.ts`). */
export type DueNext = Pick<Agenda, 'deliveries' | 'scheduled' | 'invoices'>

/**
 * An invoice that is overdue waits for its customer and is said there; singly only where the engine sums none up. An order
 * that is late is said there, too: a day that is over is no longer its next one.
 */
export function dueNextIn(
  { deliveries, scheduled, invoices, overdue, late }: Agenda,
  today: CalendarDate,
): DueNext {
  const isSummedUp = ({ day }: DueInvoice) => overdue.length > 0 && isBefore(day, today)
  const isLate = ({ orderId, day }: DueDelivery) =>
    isBefore(day, today) && late.some((each) => each.orderId === orderId)
  return {
    deliveries: deliveries.filter((each) => !isLate(each)),
    scheduled,
    invoices: invoices.filter((each) => !isSummedUp(each)),
  }
}

/** Whether nothing comes next. */
export function isNothingDue({ deliveries, scheduled, invoices }: DueNext): boolean {
  return [deliveries, scheduled, invoices].every((due) => due.length === 0)
}
