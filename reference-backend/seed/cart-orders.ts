/** Orders that came from carts: with freight and tax, paid in every way, in every state. */

import { soldSku } from '../catalogue/catalogue.ts'
import {
  FIRST_METHOD,
  FIRST_SHIPPING_METHOD,
  FULFILMENT_METHODS,
  PICKUP,
  PICKUP_LOCATIONS,
  SHIPPING_METHODS,
} from '../commerce/fulfilment/fulfilment-options.ts'
import { agreedSums } from '../commerce/checkout/agreement.ts'
import { itemSku } from '../commerce/lines/line-verdict.ts'
import type { Agreement } from '../commerce/orders/order-row.ts'
import { paymentMethodOf } from '../commerce/payment/payment-methods.ts'
import { namedId } from '../database/identifier.ts'
import type { Delivery, OrderedItem, OrderPayment } from '../database/schema/orders.ts'
import { addDays, earliestToday } from '../pricing/calendar.ts'
import { centsOf, majorUnits } from '../pricing/cents.ts'
import { freightCents, withFreight } from '../pricing/freight.ts'
import { priceModel } from '../pricing/price-model.ts'
import { discountOf } from '../pricing/promotions.ts'
import { sumsOf } from '../pricing/sums.ts'
import { accountIdOf } from './account-rows.ts'
import { workshopAddresses } from './addresses.ts'
import { CART_ORDERS, type CartOrderSeed } from './cart-order-plan.ts'
import type { PricedProduct } from './quote-rows.ts'

const DAY_MS = 86_400_000
const MARKET = { zone: 'US', country: 'US' } as const

/** The id of a seeded order that came from a cart, the same at every seeding. */
export function cartOrderIdOf(emailAddress: string, name: string): string {
  return namedId(`cart order ${emailAddress} ${name}`)
}

/** The orders without their numbers. */
export function cartOrders(
  now: Date,
  products: ReadonlyMap<string, PricedProduct>,
): readonly Omit<Agreement, 'number'>[] {
  return CART_ORDERS.map((seed) => cartOrder(seed, now, products))
}

function cartOrder(
  seed: CartOrderSeed,
  now: Date,
  products: ReadonlyMap<string, PricedProduct>,
): Omit<Agreement, 'number'> {
  const { owner, name, status, promotionCodes = [], isPickedUp = false } = seed
  const id = cartOrderIdOf(owner, name)
  const openedAt = new Date(now.getTime() - seed.daysAgo * DAY_MS)
  const method = isPickedUp ? FULFILMENT_METHODS.find(({ type }) => type === PICKUP) : undefined
  const shipping = SHIPPING_METHODS[seed.isExpress === true ? 1 : 0]
  const days = shipping?.terms.US.days ?? 0
  const items = seed.lines.map(([modelNumber, quantity], index) =>
    itemOf({ id: namedId(`item ${id} ${index}`), modelNumber, quantity, openedAt, days }, products),
  )
  const prices = items.map(({ price }) => ({ price, isReduced: true }))
  const goods = sumsOf(prices, discountOf(promotionCodes))
  const worth = centsOf(goods.subtotal - goods.discount)
  const charge = isPickedUp || shipping === undefined ? 0 : freightCents(shipping.terms.US, worth)
  const sums = withFreight(goods, charge, MARKET)
  const address = workshopAddresses[0]?.address
  if (address === undefined) throw new Error('The workshop has no address.')
  return {
    id,
    accountId: accountIdOf(owner),
    emailAddress: owner,
    status,
    currencyCode: 'USD',
    taxCountry: 'US',
    promotionCodes,
    purchaseOrderNumber: seed.purchaseOrderNumber ?? '',
    freightCarrier: '',
    specialInstructions: '',
    dispatchOption: 'partialShipmentAccepted',
    orderNotes: seed.orderNotes ?? '',
    openedAt,
    items,
    fulfilments: [
      {
        id: namedId(`fulfilment ${id}`),
        itemIDs: items.map((each) => each.id),
        methodID: method?.id ?? FIRST_METHOD,
        shippingMethodID: isPickedUp ? '' : (shipping?.id ?? FIRST_SHIPPING_METHOD),
        shippingAddress: isPickedUp ? undefined : address,
        pickupLocationID: isPickedUp ? (PICKUP_LOCATIONS[0]?.id ?? null) : null,
        deliveries: deliveriesOf(seed, { id, openedAt, items }),
      },
    ],
    payments: paymentsOf(seed, { id, cents: centsOf(sums.totalAfterTax) }).map((each) => ({
      ...each,
      billingAddress: address,
    })),
    sums: agreedSums(sums, items),
  }
}

interface Line {
  readonly id: string
  readonly modelNumber: string
  readonly quantity: number
  readonly openedAt: Date
  /** Days on the way. */
  readonly days: number
}

function itemOf(
  { id, modelNumber, quantity, openedAt, days }: Line,
  products: ReadonlyMap<string, PricedProduct>,
): OrderedItem {
  const product = products.get(modelNumber.slice(0, 3))
  const sku = product && soldSku(product, modelNumber)
  if (product === undefined || sku === undefined) throw new Error(`${modelNumber} is not sold.`)
  const today = earliestToday(openedAt)
  const configuration = undefined
  const price = priceModel({ product, ...MARKET, modelNumber, quantity, today, configuration })
  if (!price.ok) throw new Error(`${modelNumber} cannot be priced: ${price.text}`)
  const plannedDeliveryDate = addDays(price.leadDeliveryDate, days)
  return {
    id,
    modelNumber: price.modelNumber,
    quantity,
    customerMaterialNumber: '',
    requestedDeliveryDate: plannedDeliveryDate,
    plannedDeliveryDate,
    sku: itemSku(product, sku),
    price,
  }
}

/** The first lines have been sent, one shipment each, two days apart. */
function deliveriesOf(
  { sent = 0 }: CartOrderSeed,
  {
    id: orderID,
    openedAt,
    items,
  }: { readonly id: string; readonly openedAt: Date; readonly items: readonly OrderedItem[] },
): readonly Delivery[] {
  return items.slice(0, sent).map(({ id }, index) => ({
    trackingNumber: `1Z${namedId(`tracking ${orderID} ${index}`).slice(0, 16).toUpperCase()}`,
    itemIDs: [id],
    sentAt: new Date(openedAt.getTime() + 2 * (index + 1) * DAY_MS).toISOString(),
  }))
}

/** The named amounts first; the last payment pays the rest. */
function paymentsOf(
  { payments }: CartOrderSeed,
  { id, cents }: { readonly id: string; readonly cents: number },
): readonly Omit<OrderPayment, 'billingAddress'>[] {
  let due = cents
  return payments.map(({ amount, ...payment }, index) => {
    const paid = amount === undefined ? due : centsOf(amount)
    due -= paid
    return {
      purchaseOrderNumber: '',
      ...payment,
      id: namedId(`payment ${index} of ${id}`),
      methodName: paymentMethodOf(payment.methodType).name,
      amount: majorUnits(paid),
    }
  })
}
