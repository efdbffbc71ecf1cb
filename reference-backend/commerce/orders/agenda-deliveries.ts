/** Planned days of orders that are under way: those that come, and those that are over. */

import { and, eq, notInArray } from 'drizzle-orm'
import { placedOrder } from '../../database/schema/orders.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { accountOf, type Call } from '../action.ts'
import type { Order } from './order-store.ts'

type Line = Order['items'][number]

/**
 * Of the orders with planned days from today on each with the next of its days, and how many lines it is planned for; of those with
 * lines that were planned for a day that is over, the longest first, how many lines these are.
 */
export async function plannedDeliveries(call: Call) {
  const today = earliestToday(call.now)
  const open = await openOrders(call)
  const coming = plannedRows(open, (line) => line.plannedDeliveryDate >= today)
  const late = plannedRows(open, (line) => line.plannedDeliveryDate < today)
  return {
    coming: coming.map(({ lines, ...row }) => ({
      ...row,
      itemsCount: lines.filter(
        ({ plannedDeliveryDate }) => plannedDeliveryDate === row.plannedDeliveryDate,
      ).length,
    })),
    late: late.map(({ lines, ...row }) => ({ ...row, itemsCount: lines.length })),
  }
}

async function openOrders(call: Call) {
  return call.db
    .select()
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.accountId, accountOf(call).id),
        notInArray(placedOrder.status, ['ostClosed', 'ostCanceled']),
      ),
    )
}

/** Of each open order the lines that are planned, not sent and wanted, by the first of their days. */
function plannedRows(open: readonly Order[], isWanted: (line: Line) => boolean) {
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
