/** What an account has bought on terms in a range of days, and what of it is open and due. */

import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isOwed, placedOrder } from '../../database/schema/orders.ts'
import { centsOf, majorUnits } from '../../pricing/cents.ts'
import type { Account } from '../../session/session.ts'
import type { Order } from './order-store.ts'
import { refundedCents } from './payment-amounts.ts'
import { orderStatusName } from './order-status.ts'
import { purchaseOrderNumberOf } from './purchase-order-number.ts'

/** Both days count. `YYYY-MM-DD`. */
export interface StatementRange {
  readonly from: string
  readonly to: string
}

export interface StatementRow {
  readonly orderID: string
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
  readonly status: string
  readonly openedAt: string
  /** Empty while there is no invoice yet. */
  readonly dueDate: string
  readonly currencyCode: string
  readonly amountCents: number
  readonly openCents: number
}

const DAY_MS = 86_400_000

/** The day of a moment on UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The day so many days later. */
export function daysLater(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}

/** The orders on terms of those days, the oldest first; canceled ones owe nothing and are left out. */
export async function statementRows(
  db: Database,
  owner: Account,
  { from, to }: StatementRange,
): Promise<readonly StatementRow[]> {
  const after = gte(placedOrder.openedAt, new Date(from))
  return rowsWhere(db, owner, and(after, lt(placedOrder.openedAt, new Date(daysLater(to, 1)))))
}

/** The invoices that are not paid, what is due first before the others. */
export async function openInvoices(db: Database, owner: Account): Promise<readonly StatementRow[]> {
  const isInvoiced = and(isOwed(placedOrder), eq(placedOrder.status, 'ostClosed'))
  const rows = await rowsWhere(db, owner, isInvoiced)
  return rows.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))
}

/**
 * The day by which an order on terms is to be paid: its terms count from the invoice, which is written once all of it
 * is sent. Empty before.
 */
export function dueDay(
  { status, fulfilments, openedAt }: Pick<Order, 'status' | 'fulfilments' | 'openedAt'>,
  creditDays: number,
): string {
  if (status !== 'ostClosed') return ''
  const sent = fulfilments.flatMap(({ deliveries }) => deliveries.map(({ sentAt }) => sentAt ?? ''))
  // What was sent before that was written down was invoiced as it was ordered.
  const last =
    sent
      .filter((at) => at !== '')
      .toSorted()
      .at(-1) ?? openedAt.toISOString()
  return daysLater(last.slice(0, 10), creditDays)
}

async function rowsWhere(
  db: Database,
  owner: Account,
  condition: SQL | undefined,
): Promise<readonly StatementRow[]> {
  const orders = await db
    .select()
    .from(placedOrder)
    .where(and(eq(placedOrder.accountId, owner.id), condition))
    .orderBy(placedOrder.openedAt, placedOrder.number)
  return orders.flatMap((order) => rowOf(order, owner))
}

function rowOf(order: Order, { creditDays }: Account): readonly StatementRow[] {
  const onTerms = order.payments.filter(({ methodType }) => methodType === 'termPayment')
  if (onTerms.length === 0 || order.status === 'ostCanceled') return []
  const amounts = onTerms.map((payment) => centsOf(payment.amount) - refundedCents(payment))
  const openedAt = dayOf(order.openedAt)
  return [
    {
      orderID: order.id,
      orderNumber: String(order.number),
      purchaseOrderNumber: purchaseOrderNumberOf(order, onTerms),
      status: orderStatusName(order.status),
      openedAt,
      dueDate: dueDay(order, creditDays),
      currencyCode: order.currencyCode,
      amountCents: amounts.reduce((all, cents) => all + cents, 0),
      openCents: centsOf(order.openOnTerms),
    },
  ]
}

/** Whether it should have been paid before today. */
export function isOverdue({ dueDate }: Pick<StatementRow, 'dueDate'>, today: string): boolean {
  return dueDate !== '' && dueDate < today
}

export interface StatementSums {
  readonly currencyCode: string
  readonly amount: number
  readonly open: number
  /** Of what is open: what should have been paid before today. */
  readonly overdue: number
}

/** The sums of rows, each currency by itself, in the order in which they come: an account that moves has several. */
export function statementSums(
  rows: readonly StatementRow[],
  today: string,
): readonly StatementSums[] {
  const currencies = [...new Set(rows.map(({ currencyCode }) => currencyCode))]
  return currencies.map((currencyCode) => {
    const own = rows.filter((row) => row.currencyCode === currencyCode)
    const late = own.filter((row) => isOverdue(row, today))
    return {
      currencyCode,
      amount: sumOf(own.map(({ amountCents }) => amountCents)),
      open: sumOf(own.map(({ openCents }) => openCents)),
      overdue: sumOf(late.map(({ openCents }) => openCents)),
    }
  })
}

function sumOf(cents: readonly number[]): number {
  return majorUnits(cents.reduce((all, one) => all + one, 0))
}
