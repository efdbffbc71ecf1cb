/** Shipments on the wire: `getAllOrderDeliveryOnAccount`. */
import * as t from 'io-ts'
import { orderId } from '../../../domain/order/order.ts'
import type { Shipment } from '../../../domain/order/shipment.ts'
import { type Page, pageSize } from '../../../domain/shared/paging.ts'
import { carrierAddress } from '../../../domain/order/carrier-address.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { count, needed, neededRows, text } from '../../http/lenient.wire.ts'

const ShipmentsWire = t.type({
  orderDeliveryOnAccount: t.type({
    ordersOnAccount: neededRows(
      t.type({
        orderDeliveryID: needed,
        trackingNumber: text,
        trackingUrl: text,
        shipmentDateTime: text,
        methodName: text,
        itemsCount: count,
        order_orderID: needed,
        order_orderNumber: text,
        order_purchaseOrderNumber: text,
      }),
    ),
    recordsCount: count,
    totalPages: count,
    currentPage: count,
  }),
})

/** A page of what was sent, counted as the server counts. */
export const decodeShipments: Decode<Page<Shipment>> = decodeWith(
  ShipmentsWire,
  ({ orderDeliveryOnAccount: page }) => {
    const total = page.recordsCount ?? page.ordersOnAccount.length
    return {
      rows: page.ordersOnAccount.map((row) => ({
        id: row.orderDeliveryID,
        trackingNumber: row.trackingNumber.trim(),
        carrierHref: carrierAddress(row.trackingUrl.trim()),
        sentAt: row.shipmentDateTime,
        method: row.methodName,
        lineCount: row.itemsCount,
        orderId: orderId(row.order_orderID),
        orderNumber: row.order_orderNumber,
        purchaseOrderNumber: row.order_purchaseOrderNumber,
      })),
      page: page.currentPage || 1,
      pageCount: Math.max(1, page.totalPages ?? Math.ceil(total / pageSize)),
      total,
    }
  },
)
