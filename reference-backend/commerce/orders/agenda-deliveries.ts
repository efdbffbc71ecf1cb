/** Planned days of orders that are under way: those that come, and those that are over. */

import { and, eq, notInArray } from 'drizzle-orm'
import { placedOrder } from '../../database/schema/orders.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { accountOf, type Call } from '../action.ts'
import type { Order } from './order-store.ts'

type Line = Order['items'][number]

/** The orders with planned days from today on, each with the next of its days, and how many lines it is planned for. */
export async function comingDeliveries(call: Call) {
  const today = earliestToday(call.now)
  const rows = await plannedRows(call, (line) => line.plannedDeliveryDate >= today)
  return rows.map(({ lines, ...row }) => ({
    ...row,
    itemsCount: lines.filter(
      ({ plannedDeliveryDate }) => plannedDeliveryDate === row.plannedDeliveryDate,
    ).length,
  }))
}

/** The orders with lines that were planned for a day that is over, the longest first, and how many lines these are. */
export async function lateDeliveries(call: Call) {
  const today = earliestToday(call.now)
  const rows = await plannedRows(call, (line) => line.plannedDeliveryDate < today)
  return rows.map(({ lines, ...row }) => ({ ...row, itemsCount: lines.length }))
}

/** Of each open order the lines that are planned, not sent and wanted, by the first of their days. */
async function plannedRows(call: Call, isWanted: (line: Line) => boolean) {
  const open = await call.db
    .select()
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.accountId, accountOf(call).id),
        notInArray(placedOrder.status, ['ostClosed', 'ostCanceled']),
      ),
    )
  return open
    .flatMap((order) => plannedRow(order, isWanted))
    .toSorted((one, other) => one.plannedDeliveryDate.localeCompare(other.plannedDeliveryDate))
}

function plannedRow(
  { id, number, purchaseOrderNumber, items, fulfilments }: Order,
  isWanted: (line: Line) => boolean,
) {
  const sent = new Set(
    fulfilments.flatMap((each) => each.deliveries.flatMap(({ itemIDs }) => itemIDs)),
  )
  const lines = items.filter(
    (line) => !sent.has(line.id) && line.plannedDeliveryDate !== '' && isWanted(line),
  )
  const [first] = lines.map(({ plannedDeliveryDate }) => plannedDeliveryDate).toSorted()
  if (first === undefined) return []
  return [
    {
      orderID: id,
      orderNumber: String(number),
      purchaseOrderNumber,
      plannedDeliveryDate: first,
      lines,
    },
  ]
}
