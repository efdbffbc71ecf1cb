/** The row of a new order, from what was agreed upon. */

import type {
  OrderedItem,
  OrderFulfilment,
  OrderPayment,
  placedOrder,
} from '../../database/schema/orders.ts'
import { centsOf, majorUnits } from '../../pricing/cents.ts'
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
  readonly fulfilments: readonly OrderFulfilment[]
  /** How it is paid; their amounts are settled by whoever agreed on them. */
  readonly payments: readonly OrderPayment[]
  readonly cartId?: string | undefined
  /** The scheduled delivery that it comes from. */
  readonly orderTemplateId?: string | null | undefined
  readonly orderNotes?: string | undefined
  /** What is to be paid; without it the sums are those of the lines, and delivery costs nothing. */
  readonly sums?: OrderSums | undefined
}

type OrderSums = ReturnType<typeof totalsOf> & Pick<OrderRow, 'freight' | 'freightTax'>

/** The line of a quote as an order keeps it. */
export function orderedItem(item: OrderedItem): OrderedItem {
  const { id, modelNumber, quantity, customerMaterialNumber, customCode = '' } = item
  const { requestedDeliveryDate, plannedDeliveryDate, sku, price } = item
  return {
    id,
    modelNumber,
    quantity,
    customerMaterialNumber,
    ...(customCode !== '' && { customCode }),
    requestedDeliveryDate,
    plannedDeliveryDate,
    sku,
    price,
  }
}

/** The row; what is open on terms follows from the payments. */
export function orderRow({
  quoteId,
  promotionCodes = [],
  sums,
  ...agreement
}: Agreement): OrderRow {
  const { number, purchaseOrderNumber, items, payments } = agreement
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
    ...(sums ?? totalsOf(items, promotionCodes)),
    searchText: said.join(' ').toLowerCase(),
    openOnTerms: openOnTerms(payments),
  }
}

/** What of these payments was ordered on terms and is not paid. */
export function openOnTerms(payments: readonly OrderPayment[]): number {
  const open = payments.filter(
    ({ methodType, state }) => methodType === 'termPayment' && state === 'open',
  )
  return majorUnits(open.reduce((cents, { amount }) => cents + centsOf(amount), 0))
}

/** The one payment of an order that is bought on account. */
export function termPayment(
  payment: Pick<OrderPayment, 'id' | 'amount' | 'purchaseOrderNumber' | 'billingAddress' | 'state'>,
): OrderPayment {
  return { ...payment, methodName: 'Purchase order', methodType: 'termPayment' }
}
