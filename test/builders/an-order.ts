/** Orders for tests, each with overrides. */
import {
  type Order,
  type OrderId,
  type OrderItem,
  orderId,
  type OrderRow,
} from '../../src/domain/order/order.ts'
import type { QuoteItem } from '../../src/domain/quote/quote-item.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { aFulfilment, aQuoteItem } from './a-quote.ts'
import { anAddress } from './an-address.ts'

/** The line of a quote as an order keeps it. */
function ordered(item: QuoteItem): OrderItem {
  const { id, productName, productUrlTitle, skuId, image, modelCode, segments, quantity } = item
  const { customerMaterialNumber, plannedDate, unitPrice, lineTotal, surcharge } = item
  const goods = { id, productName, productUrlTitle, skuId, image, modelCode, segments, quantity }
  const amounts = { unitPrice, lineTotal, surcharge }
  return {
    ...goods,
    ...amounts,
    customerMaterialNumber,
    plannedDate,
    statusName: 'New',
    children: [],
  }
}

export function anOrderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return { ...ordered(aQuoteItem()), ...overrides }
}

/** A closed order that was shipped in one parcel and has both of its documents. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const purchaseOrderNumber = overrides.purchaseOrderNumber ?? 'PO-7781'
  return {
    id: orderId('order-1'),
    number: '70012',
    purchaseOrderNumber,
    status: 'closed',
    statusName: 'Closed',
    openedAt: '2026-03-08T09:15:00+00:00',
    currency: 'USD',
    freightCarrier: 'Lakes Freight',
    specialInstructions: '',
    notes: '',
    dispatch: 'ship-complete',
    orderTemplateId: undefined,
    quote: undefined,
    items: [anOrderItem()],
    fulfilments: [aFulfilment({ trackingNumbers: ['1Z999'] })],
    payments: [
      {
        id: 'payment-1',
        kind: 'term',
        name: 'Purchase order',
        amount: 500,
        purchaseOrderNumber,
        cardBrand: '',
        cardLastFour: '',
        billingAddress: anAddress({ name: 'Accounts Payable' }),
      },
    ],
    documents: [{ id: 'paper-1', name: 'Order confirmation 70012', type: 'pdf' }],
    promotionCodes: [],
    isGuests: false,
    totals: {
      subtotal: 500,
      surcharge: 0,
      afterSurcharge: 500,
      tax: 0,
      afterTax: 500,
      discount: 0,
    },
    ...overrides,
  }
}

/** The row of an order in the history. */
export function anOrderRow(order: Order): OrderRow {
  const { id, number, purchaseOrderNumber, status, statusName, openedAt, currency } = order
  const itemCount = order.items.reduce((pieces, { quantity }) => pieces + quantity, 0)
  const total = order.totals.afterTax
  return {
    id,
    number,
    purchaseOrderNumber,
    status,
    statusName,
    openedAt,
    currency,
    itemCount,
    total,
  }
}

/** What becomes of a quote when it is approved. */
export function theOrderOf(quote: Quote, id: OrderId, number: string): Order {
  return anOrder({
    id,
    number,
    purchaseOrderNumber: quote.purchaseOrderNumber,
    status: 'new',
    statusName: 'New',
    openedAt: quote.history.at(-1)?.at ?? quote.createdAt,
    currency: quote.currency,
    freightCarrier: quote.freightCarrier,
    specialInstructions: quote.specialInstructions,
    dispatch: quote.dispatch,
    quote: { id: quote.id, number: quote.number },
    items: quote.items.map(ordered),
    fulfilments: quote.fulfilments,
    documents: [],
    totals: quote.totals,
  })
}
