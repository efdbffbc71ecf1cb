/** *The same as last time*: what the newest order was delivered and paid by, and choosing that again. */

import { and, desc, eq, ilike } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import { requiredText } from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { cart, cartFulfilment, cartItem, cartPayment } from '../../database/schema/checkout.ts'
import { ADDRESS_FIELDS, type AddressFields } from '../../database/schema/commerce-documents.ts'
import { quote } from '../../database/schema/commerce.ts'
import { type OrderFulfilment, placedOrder } from '../../database/schema/orders.ts'
import { addressesOf } from '../account/account-json.ts'
import { accountOf, type Action, type Call, type WriteAction } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { soldLines } from '../cart/cart-lines.ts'
import { type Cart, itemsOf } from '../cart/cart-store.ts'
import { cartWrite } from '../cart/cart-write.ts'
import { fulfilmentFor, isDeliveredAlone } from '../fulfilment/cart-fulfilment-store.ts'
import { addressJson } from '../fulfilment/fulfilment-json.ts'
import {
  AUTO,
  choiceName,
  fulfilmentMethod,
  PICKUP,
  PICKUP_LOCATIONS,
  SHIPPING,
  SHIPPING_METHODS,
} from '../fulfilment/fulfilment-options.ts'
import type { Order } from '../orders/order-store.ts'
import { cardDetails } from '../payment/card-payment.ts'
import { pricedCart } from './priced-cart.ts'

const USES_AT_MOST = 5

type NotApplied =
  | 'shippingAddress'
  | 'shippingMethod'
  | 'pickupLocation'
  | 'billingAddress'
  | 'payment'

export const lastCheckoutReads: readonly Action[] = [
  {
    name: 'getLastCheckout',
    label: 'public:account.getLastCheckout',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => {
      const order = await lastOrder(call)
      return { lastCheckout: order === undefined ? {} : lastJson(order) }
    },
  },
  {
    name: 'getPurchaseOrderNumberUse',
    label: 'public:account.getPurchaseOrderNumberUse',
    kind: 'read',
    access: 'account',
    fields: ['purchaseOrderNumber'],
    run: async (call) => ({ purchaseOrderNumberUse: await usesOf(call) }),
  },
]

export const lastCheckoutWrites: readonly WriteAction[] = [
  {
    ...cartWrite({ name: 'applyLastCheckout', fields: ['orderID'], change: apply }),
    access: 'account',
  },
]

/** The newest order that was placed from a cart or a quote. */
async function lastOrder(call: Call): Promise<Order | undefined> {
  const [found] = await call.db
    .select()
    .from(placedOrder)
    .where(eq(placedOrder.accountId, accountOf(call).id))
    .orderBy(desc(placedOrder.openedAt), desc(placedOrder.number))
    .limit(1)
  return found
}

/** Goods count before what is delivered without any. */
function mainFulfilment({ fulfilments }: Order): OrderFulfilment | undefined {
  const ofGoods = fulfilments.find(({ methodID }) => fulfilmentMethod(methodID).type !== AUTO)
  return ofGoods ?? fulfilments[0]
}

function lastJson(order: Order) {
  const fulfilment = mainFulfilment(order)
  const type = fulfilmentMethod(fulfilment?.methodID ?? '').type
  const [payment] = order.payments
  return {
    orderID: order.id,
    orderNumber: String(order.number),
    orderOpenDateTime: order.openedAt.toISOString(),
    fulfillmentMethodType: type,
    shippingAddress: addressJson(withId(fulfilment?.shippingAddress)),
    shippingMethodName:
      type === SHIPPING ? choiceName(SHIPPING_METHODS, fulfilment?.shippingMethodID ?? '') : '',
    pickupLocationName: choiceName(PICKUP_LOCATIONS, fulfilment?.pickupLocationID ?? null),
    billingAddress: addressJson(withId(payment?.billingAddress)),
    paymentMethodType: payment?.methodType ?? '',
    paymentMethodName: payment?.methodName ?? '',
    creditCardType: payment?.creditCardType ?? '',
    creditCardLastFour: payment?.creditCardLastFour ?? '',
  }
}

function withId(address: AddressFields | undefined) {
  return address && { addressID: '', ...address }
}

/** Own orders and quotes with a number, in whatever letter case, the newest first. */
async function usesOf(call: Call) {
  const typed = requiredText(call.input, 'purchaseOrderNumber', 'Please enter PO No.')
  const same = typed.replace(/[\\%_]/g, '\\$&')
  const { id } = accountOf(call)
  const orders = await call.db
    .select()
    .from(placedOrder)
    .where(and(eq(placedOrder.accountId, id), ilike(placedOrder.purchaseOrderNumber, same)))
    .orderBy(desc(placedOrder.openedAt))
    .limit(USES_AT_MOST)
  const quotes = await call.db
    .select()
    .from(quote)
    .where(and(eq(quote.accountId, id), ilike(quote.purchaseOrderNumber, same)))
    .orderBy(desc(quote.createdAt))
    .limit(USES_AT_MOST)
  const ordered = new Set(orders.map(({ quoteId }) => quoteId))
  const rows = [
    ...orders.map((each) => ({
      orderID: each.id,
      orderNumber: String(each.number),
      quoteName: '',
      createdDateTime: each.openedAt.toISOString(),
    })),
    ...quotes
      .filter((each) => !ordered.has(each.id))
      .map((each) => ({
        orderID: each.id,
        orderNumber: '',
        quoteName: each.name,
        createdDateTime: each.createdAt.toISOString(),
      })),
  ]
  return rows
    .toSorted((one, other) => other.createdDateTime.localeCompare(one.createdDateTime))
    .slice(0, USES_AT_MOST)
}

/** Chooses what the last order had, and names what is not to be had any more. */
async function apply(call: Call, held: Cart) {
  const order = await lastOrder(call)
  const named = requiredText(call.input, 'orderID', 'The order could not be found.')
  if (order === undefined || order.id !== named) {
    throw refuse('orderID', 'The order could not be found.')
  }
  const notApplied = [
    ...(await applyDelivery(call, held, order)),
    ...(await applyBilling(call, held, order)),
    ...(await applyPayment(call, held, order)),
  ]
  return { answer: { notApplied }, detail: { ordered: order.id, notApplied } }
}

/** An address of the book has to be there still; one that was typed for that order is taken as it was. */
async function applyDelivery({ db, session }: Call, held: Cart, order: Order) {
  const last = mainFulfilment(order)
  const lines = await soldLines(db, await itemsOf(db, held.id))
  const goods = lines.filter(({ product, sku }) => !isDeliveredAlone(product, sku.skuCode))
  const type = fulfilmentMethod(last?.methodID ?? '').type
  if (last === undefined || type === AUTO || goods.length === 0) return []
  const fulfilmentId = await fulfilmentFor(db, held.id, last.methodID)
  for (const { item } of goods) {
    await db.update(cartItem).set({ fulfilmentId }).where(eq(cartItem.id, item.id))
  }
  const keep = (values: Partial<typeof cartFulfilment.$inferSelect>) =>
    db.update(cartFulfilment).set(values).where(eq(cartFulfilment.id, fulfilmentId))
  if (type === PICKUP) {
    const isOffered = PICKUP_LOCATIONS.some(({ id }) => id === last.pickupLocationID)
    if (isOffered) await keep({ pickupLocationId: last.pickupLocationID })
    return isOffered ? [] : (['pickupLocation'] as const)
  }
  const notApplied: NotApplied[] = []
  const saved =
    last.shippingAddress && (await savedAs(db, session?.account.id ?? '', last.shippingAddress))
  if (last.shippingAddress === undefined || saved === undefined) notApplied.push('shippingAddress')
  else {
    const shippingAddress = { addressID: newId(), ...last.shippingAddress }
    await keep({ shippingAddress, accountAddressId: saved })
  }
  const isOffered = SHIPPING_METHODS.some(({ id }) => id === last.shippingMethodID)
  if (isOffered) await keep({ shippingMethodId: last.shippingMethodID })
  else notApplied.push('shippingMethod')
  return notApplied
}

/** The id of the saved address that is the same; undefined where the book does not have it any more. */
async function savedAs(
  db: Call['db'],
  accountID: string,
  address: AddressFields,
): Promise<string | undefined> {
  const book = await addressesOf(db, accountID)
  return book.find((each) =>
    ADDRESS_FIELDS.every((field) => each.address[field] === address[field]),
  )?.id
}

async function applyBilling({ db, session }: Call, held: Cart, { payments }: Order) {
  const address = payments[0]?.billingAddress
  const saved = address && (await savedAs(db, session?.account.id ?? '', address))
  if (address === undefined || saved === undefined) return ['billingAddress'] as const
  await db
    .update(cart)
    .set({
      billingSameAsShipping: false,
      billingAccountAddressId: saved,
      billingAddress: { addressID: newId(), ...address },
    })
    .where(eq(cart.id, held.id))
  return []
}

/** On terms without a number, by check or in cash as before; a saved card where it is still saved. */
async function applyPayment(call: Call, held: Cart, { payments }: Order) {
  const { db } = call
  const [last] = payments
  const setting = { ...call, region: regionOf(call) }
  const { methods } = await pricedCart(setting, held, call.session?.account)
  const isOffered = methods.some(({ type }) => type === last?.methodType)
  const details = last && isOffered ? await detailsAgain(call, last) : undefined
  if (last === undefined || details === undefined) return ['payment'] as const
  await db.delete(cartPayment).where(eq(cartPayment.cartId, held.id))
  const payment = { id: newId(), cartId: held.id, position: 0, methodType: last.methodType }
  await db.insert(cartPayment).values({ ...payment, ...details })
  return []
}

/** What a payment has beside its method; undefined where it cannot be made again without being asked. */
async function detailsAgain(
  call: Call,
  { methodType, accountPaymentMethodID }: Order['payments'][number],
) {
  if (['termPayment', 'check', 'cash', 'external'].includes(methodType)) return {}
  if (methodType !== 'creditCard' || accountPaymentMethodID === undefined) return undefined
  try {
    return await cardDetails({ ...call, input: { accountPaymentMethodID } })
  } catch (problem) {
    if (problem instanceof Refusal) return undefined
    throw problem
  }
}
