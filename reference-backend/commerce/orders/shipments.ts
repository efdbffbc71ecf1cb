/** What has been sent to an account: every shipment of its orders under its tracking number. */

import { count, desc, eq, sql } from 'drizzle-orm'
import { placedOrder } from '../../database/schema/orders.ts'
import { namedId } from '../../database/identifier.ts'
import { accountOf, type Action, type Call } from '../action.ts'
import {
  AUTO,
  choiceName,
  fulfilmentMethod,
  SHIPPING,
  SHIPPING_METHODS,
} from '../fulfilment/fulfilment-options.ts'
import { listPlace, listRequest } from '../quotes/quote-list-request.ts'
import { trackingUrl } from './tracking-url.ts'

export const shipmentActions: readonly Action[] = [
  {
    name: 'getAllOrderDeliveryOnAccount',
    label: 'public:account.getAllOrderDeliveryOnAccount',
    kind: 'read',
    mayLag: true,
    access: 'account',
    fields: ['pageRecordsShow', 'currentPage'],
    run: async (call) => ({ orderDeliveryOnAccount: await shipments(call) }),
  },
]

/** One row for each shipment of each fulfilment. */
const fulfilmentRow = sql`lateral jsonb_array_elements(${placedOrder.fulfilments}) as fulfilment(value)`
const shipmentRow = sql`lateral jsonb_array_elements(fulfilment.value -> 'deliveries') with ordinality as shipment(value, place)`
const always = sql`true`

/** One page of what was sent, the newest order first. */
async function shipments(call: Call) {
  const mine = eq(placedOrder.accountId, accountOf(call).id)
  const [counted] = await call.db
    .select({ records: count() })
    .from(placedOrder)
    .innerJoin(fulfilmentRow, always)
    .innerJoin(shipmentRow, always)
    .where(mine)
  const { offset, ...page } = listPlace(counted?.records ?? 0, listRequest(call.input))
  const rows = await call.db
    .select({
      orderID: placedOrder.id,
      number: placedOrder.number,
      status: placedOrder.status,
      purchaseOrderNumber: placedOrder.purchaseOrderNumber,
      fulfilmentID: sql<string>`fulfilment.value ->> 'id'`,
      methodID: sql<string>`fulfilment.value ->> 'methodID'`,
      shippingMethodID: sql<string>`fulfilment.value ->> 'shippingMethodID'`,
      trackingNumber: sql<string>`shipment.value ->> 'trackingNumber'`,
      sentAt: sql<string | null>`shipment.value ->> 'sentAt'`,
      lines: sql<number>`jsonb_array_length(shipment.value -> 'itemIDs')`,
      place: sql<number>`shipment.place::int`,
    })
    .from(placedOrder)
    .innerJoin(fulfilmentRow, always)
    .innerJoin(shipmentRow, always)
    .where(mine)
    .orderBy(
      desc(placedOrder.openedAt),
      desc(placedOrder.number),
      sql`fulfilment.value ->> 'id'`,
      sql`shipment.place desc`,
    )
    .limit(page.pageRecordsShow)
    .offset(offset)
  return { ordersOnAccount: rows.map(shipmentJson), ...page }
}

interface Shipment {
  readonly orderID: string
  readonly number: number
  readonly status: string
  readonly purchaseOrderNumber: string
  readonly fulfilmentID: string
  readonly methodID: string
  readonly shippingMethodID: string
  readonly trackingNumber: string
  readonly sentAt: string | null
  readonly lines: number
  readonly place: number
}

function shipmentJson({ orderID, fulfilmentID, place, ...row }: Shipment) {
  const method = fulfilmentMethod(row.methodID)
  const isNumbered = method.type !== AUTO
  return {
    orderDeliveryID: namedId(`shipment ${orderID} ${fulfilmentID} ${place}`),
    invoiceNumber: row.status === 'ostClosed' ? String(row.number) : '',
    trackingNumber: isNumbered ? row.trackingNumber : '',
    trackingUrl: isNumbered ? trackingUrl(row.trackingNumber) : '',
    shipmentDateTime: row.sentAt ?? '',
    methodName:
      method.type === SHIPPING ? choiceName(SHIPPING_METHODS, row.shippingMethodID) : method.name,
    itemsCount: row.lines,
    order_orderID: orderID,
    order_orderNumber: String(row.number),
    order_purchaseOrderNumber: row.purchaseOrderNumber,
  }
}
