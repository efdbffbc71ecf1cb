/** The row of a new order, from what was agreed upon. */

import { namedId } from '../../database/identifier.ts'
import type { AddressFields } from '../../database/schema/commerce-documents.ts'
import type { OrderedItem, OrderFulfilment, placedOrder } from '../../database/schema/orders.ts'
import type { OrderStatus } from './order-status.ts'
import { totalsOf } from '../quotes/quote-totals.ts'

export type OrderRow = typeof placedOrder.$inferInsert

/** The first number that an order of this shop can have. */
export const FIRST_ORDER_NUMBER = 70_001

export interface Agreement
  extends Pick<
    OrderRow,
    | 'accountId'
    | 'emailAddress'
    | 'currencyCode'
    | 'taxCountry'
    | 'purchaseOrderNumber'
    | 'freightCarrier'
    | 'specialInstructions'
    | 'dispatchOption'
    | 'openedAt'
  > {
  readonly id: string
  readonly number: number
  readonly quoteId?: string | undefined
  readonly status: OrderStatus
  readonly promotionCodes?: readonly string[] | undefined
  readonly items: readonly OrderedItem[]
  readonly fulfilment: OrderFulfilment
  readonly billingAddress: AddressFields
}

/** The line of a quote as an order keeps it. */
export function orderedItem(item: OrderedItem): OrderedItem {
  const { id, modelNumber, quantity, customerMaterialNumber } = item
  const { requestedDeliveryDate, plannedDeliveryDate, sku, price } = item
  return {
    id,
    modelNumber,
    quantity,
    customerMaterialNumber,
    requestedDeliveryDate,
    plannedDeliveryDate,
    sku,
    price,
  }
}

/** Paid on account, by purchase order; the sums are those of the lines. */
export function orderRow({
  billingAddress,
  quoteId,
  promotionCodes = [],
  ...agreement
}: Agreement): OrderRow {
  const { id, number, purchaseOrderNumber, items } = agreement
  const said = [
    number,
    purchaseOrderNumber,
    ...items.flatMap(({ modelNumber, customerMaterialNumber, sku }) => [
      modelNumber,
      customerMaterialNumber,
      sku.product.productName,
    ]),
  ]
  return {
    ...agreement,
    quoteId: quoteId ?? null,
    promotionCodes,
    ...totalsOf(items, promotionCodes),
    searchText: said.join(' ').toLowerCase(),
    payment: {
      id: namedId(`payment of ${id}`),
      methodName: 'Purchase order',
      methodType: 'termPayment',
      billingAddress,
    },
  }
}
