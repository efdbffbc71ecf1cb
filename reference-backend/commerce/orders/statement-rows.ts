/** What an account has bought on terms in a range of days, and what of it is open and due. */

import { and, eq, gte, lt, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isOwed, placedOrder } from '../../database/schema/orders.ts'
import { majorUnits } from '../../pricing/cents.ts'
import type { Account } from '../../session/session.ts'
import type { Order } from './order-store.ts'
import { centsOf, refundedCents } from './payment-amounts.ts'
import { orderStatusName } from './order-status.ts'

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

/** What is not paid, so many of it, the oldest first: that is due first, since the terms are those of the account. */
export async function openRows(
  db: Database,
  owner: Account,
  atMost: number,
): Promise<readonly StatementRow[]> {
  const isDue = and(isOwed(placedOrder), ne(placedOrder.status, 'ostCanceled'))
  return rowsWhere(db, owner, isDue, atMost)
}

async function rowsWhere(
  db: Database,
  owner: Account,
  condition: SQL | undefined,
  atMost?: number,
): Promise<readonly StatementRow[]> {
  const found = db
    .select()
    .from(placedOrder)
    .where(and(eq(placedOrder.accountId, owner.id), condition))
    .orderBy(placedOrder.openedAt, placedOrder.number)
  const orders = await (atMost === undefined ? found : found.limit(atMost))
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
      purchaseOrderNumber: onTerms[0]?.purchaseOrderNumber || order.purchaseOrderNumber,
      status: orderStatusName(order.status),
      openedAt,
      dueDate: daysLater(openedAt, creditDays),
      currencyCode: order.currencyCode,
      amountCents: amounts.reduce((all, cents) => all + cents, 0),
      openCents: centsOf(order.openOnTerms),
    },
  ]
}

export interface StatementSums {
  readonly amount: number
  readonly open: number
  /** Of what is open: what should have been paid before today. */
  readonly overdue: number
}

/** The sums of rows, as they are shown. */
export function statementSums(rows: readonly StatementRow[], today: string): StatementSums {
  const late = rows.filter(({ dueDate }) => dueDate < today)
  const sum = (cents: readonly number[]) => majorUnits(cents.reduce((all, one) => all + one, 0))
  return {
    amount: sum(rows.map(({ amountCents }) => amountCents)),
    open: sum(rows.map(({ openCents }) => openCents)),
    overdue: sum(late.map(({ openCents }) => openCents)),
  }
}
