/** Planned days of orders that are under way: those that come, and those that are over. */

import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { isOpen, placedOrder, unsentDays } from '../../database/schema/orders.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { accountOf, type Call } from '../action.ts'

/**
 * Of the orders with planned days from today on each with the next of its days, and how many lines it is planned for, the soonest
 * first; so many of them.
 */
export async function comingDeliveries(call: Call, atMost: number) {
  const today = earliestToday(call.now)
  const next = sql<string>`(select min(day) from unnest(${unsentDays}) as day where day >= ${today})`
  const isComing = sql`${unsentDays}[cardinality(${unsentDays})] >= ${today}`
  const rows = await plannedOrders(call, { day: next, isWanted: isComing, atMost })
  return rows.map(({ days, ...row }) => ({
    ...row,
    itemsCount: days.filter((day) => day === row.plannedDeliveryDate).length,
  }))
}

/**
 * Of the orders with lines that were planned for a day that is over, the longest first, how many lines these are; so many of them,
 * and how many orders there are.
 */
export async function lateDeliveries(call: Call, atMost: number) {
  const today = earliestToday(call.now)
  const first = sql<string>`${unsentDays}[1]`
  const isLate = sql`${first} < ${today}`
  const rows = await plannedOrders(call, { day: first, isWanted: isLate, atMost })
  const [all] = await call.db
    .select({ orders: count() })
    .from(placedOrder)
    .where(and(ownOpen(call), isLate))
  return {
    rows: rows.map(({ days, ...row }) => ({
      ...row,
      itemsCount: days.filter((day) => day < today).length,
    })),
    count: all?.orders ?? 0,
  }
}

interface Wanted {
  /** Which of its days an order is told and sorted by. */
  readonly day: SQL<string>
  readonly isWanted: SQL
  readonly atMost: number
}

async function plannedOrders(call: Call, { day, isWanted, atMost }: Wanted) {
  return call.db
    .select({
      orderID: placedOrder.id,
      orderNumber: sql<string>`${placedOrder.number}::text`,
      purchaseOrderNumber: placedOrder.purchaseOrderNumber,
      plannedDeliveryDate: day,
      days: unsentDays,
    })
    .from(placedOrder)
    .where(and(ownOpen(call), isWanted))
    .orderBy(asc(day), asc(placedOrder.number))
    .limit(atMost)
}

function ownOpen(call: Call): SQL | undefined {
  return and(eq(placedOrder.accountId, accountOf(call).id), isOpen(placedOrder))
}
