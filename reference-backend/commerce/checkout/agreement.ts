/** What is agreed upon when *Place order* is pressed: the cart as it is now, held against all rules once more. */

import { type FieldErrors, Refusal, refuse } from '../../http/refusal.ts'
import { inner, innerList, type Input, isInput, text } from '../../http/input.ts'
import type { AgreedSums, PlacementAgreement } from '../../database/schema/checkout-documents.ts'
import type { OrderPayment } from '../../database/schema/orders.ts'
import { centsOf, majorUnits } from '../../pricing/cents.ts'
import type { SumsWithFreight } from '../../pricing/freight.ts'
import type { Call } from '../action.ts'
import { requireOrderable } from '../cart/cart-lines.ts'
import { LINES_PER_CART } from '../cart/cart-store.ts'
import { AUTO, PICKUP, SHIPPING } from '../fulfilment/fulfilment-options.ts'
import { itemSku } from '../lines/line-verdict.ts'
import { purchaseOrderNumberOf } from '../orders/purchase-order-number.ts'
import { paymentMethodOf } from '../payment/payment-methods.ts'
import type { Billing } from './billing.ts'
import type { PricedCart, PricedLine } from './priced-cart.ts'

/** A difference between what the customer has reviewed and what the shop has now. */
interface Change {
  readonly orderItemID: string
  readonly kind: 'price' | 'quantity' | 'gone' | 'total'
  readonly previous: number
  readonly present: number
}

/** Lines that are ordered. */
export function orderedLines({ lines }: PricedCart): readonly PricedLine[] {
  return lines.filter(({ outcome }) => outcome === 'order')
}

/** What has changed since `reviewed` was read; without it, only what is not there any more. */
export function changesOf(call: Pick<Call, 'input'>, cart: PricedCart): readonly Change[] {
  const shortages = orderedLines(cart).flatMap(shortageOf)
  if (!isInput(call.input['reviewed'])) return shortages
  const reviewed = inner(call.input, 'reviewed')
  const short = new Set(shortages.map(({ orderItemID }) => orderItemID))
  const items = 'items' in reviewed ? innerList(reviewed, 'items', LINES_PER_CART) : []
  const differences = items.flatMap((each): readonly Change[] => {
    const orderItemID = text(each, 'orderItemID')
    if (short.has(orderItemID)) return []
    const line = cart.lines.find(({ item }) => item.id === orderItemID)
    const quantity = shownNumber(each, 'quantity')
    const was = shownNumber(each, 'extendedPrice')
    // A model that is not sold any more lies there still, says so itself, and was not to be ordered.
    if (was === 0 && cart.gone.some(({ id }) => id === orderItemID)) return []
    if (line === undefined) return [{ orderItemID, kind: 'gone', previous: quantity, present: 0 }]
    const present = line.item.quantity
    if (quantity !== present)
      return [{ orderItemID, kind: 'quantity', previous: quantity, present }]
    const { price, outcome } = line
    if (outcome !== 'order' || price === undefined || centsOf(was) === centsOf(price.lineTotal)) {
      return []
    }
    return [{ orderItemID, kind: 'price', previous: was, present: price.lineTotal }]
  })
  const total = shownNumber(reviewed, 'total')
  const present = cart.sums?.totalAfterTax ?? 0
  const isSame = centsOf(total) === centsOf(present)
  const ofTotal: Change = { orderItemID: '', kind: 'total', previous: total, present }
  return [...shortages, ...differences, ...(isSame ? [] : [ofTotal])]
}

/** A number that the customer was shown; 0 where there was none. */
function shownNumber(input: Input, field: string): number {
  const shown = Number(text(input, field))
  if (Number.isFinite(shown)) return shown
  throw refuse('reviewed', 'What was reviewed could not be read. Please look at the order again.')
}

function shortageOf({ item, sku }: PricedLine): readonly Change[] {
  const left = sku.calculatedQATS
  if (left === null || left >= item.quantity) return []
  const kind = left < Math.max(1, sku.skuOrderMinimumQuantity) ? 'gone' : 'quantity'
  return [{ orderItemID: item.id, kind, previous: item.quantity, present: left }]
}

/** Throws the refusal of a cart that may not be placed on a day. */
export function requirePlaceable(cart: PricedCart, today: string): void {
  if (orderedLines(cart).length === 0) {
    throw refuse('orderItems', 'There is nothing in the cart that can be ordered.')
  }
  for (const { sku, item } of orderedLines(cart)) requireOrderable(sku, item.quantity)
  const missing: FieldErrors = Object.fromEntries(
    cart.requirements.map((each) => [each, [MISSING[each]]]),
  )
  const errors = { ...missing, ...passedDays(cart, today) }
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
}

/** The days that were chosen when the cart was filled, and have passed while it waited. */
function passedDays({ cart, fulfilments }: PricedCart, today: string): FieldErrors {
  const travelling = fulfilments.filter(
    ({ method, lines }) => method.type !== AUTO && lines.some(({ outcome }) => outcome !== 'stays'),
  )
  const isPickupOver = travelling.some(
    ({ method, pickupDate }) => method.type === PICKUP && isOver(pickupDate, today),
  )
  const isWishOver = travelling.length > 0 && isOver(cart?.requestedDeliveryDate, today)
  return {
    ...(isPickupOver && {
      pickupDate: ['The pickup date has passed. Please choose another one.'],
    }),
    ...(isWishOver && {
      requestedDeliveryDate: ['The requested delivery date has passed. Please choose another one.'],
    }),
  }
}

function isOver(day: string | null | undefined, today: string): boolean {
  return typeof day === 'string' && day < today
}

const MISSING = {
  account: 'Please sign in, or continue as a guest.',
  fulfillment: 'Please choose how and where to deliver.',
  payment: 'Please choose how to pay for the whole order.',
} as const

/** What an order of these lines comes to, as it is booked. */
export function agreedSums(
  sums: SumsWithFreight,
  items: readonly { readonly quantity: number }[],
): AgreedSums {
  return {
    itemQuantity: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    total: sums.subtotal,
    discountTotal: sums.discount,
    surchargeTotal: sums.surcharge,
    taxTotal: sums.tax,
    totalAfterSurcharge: sums.totalAfterSurcharge,
    totalAfterTax: sums.totalAfterTax,
    freight: sums.freight,
    freightTax: sums.freightTax,
  }
}

/** The order as it will be booked, whatever changes while its payment is under way. */
export function agreementOf(cart: PricedCart, billing: Billing): PlacementAgreement {
  const { sums, market } = cart
  const ordered = orderedLines(cart)
  const ids = new Set(ordered.map(({ item }) => item.id))
  if (sums === undefined) throw refuse('payment', MISSING.payment)
  return {
    currencyCode: cart.currencyCode,
    taxCountry: market.country,
    sums: agreedSums(
      sums,
      ordered.map(({ item }) => item),
    ),
    promotionCodes: cart.cart?.promotionCodes ?? [],
    items: ordered.flatMap((line) => orderedItemOf(line, cart)),
    fulfilments: cart.fulfilments.flatMap(({ method, ...row }) => {
      const itemIDs = row.lines.map(({ item }) => item.id).filter((id) => ids.has(id))
      if (itemIDs.length === 0) return []
      const isPickup = method.type === PICKUP
      return {
        id: row.id,
        itemIDs,
        methodID: row.methodId,
        shippingMethodID: method.type === SHIPPING ? row.shippingMethodId : '',
        shippingAddress: method.type === SHIPPING ? (row.shippingAddress ?? undefined) : undefined,
        pickupLocationID: isPickup ? row.pickupLocationId : null,
        pickupDate: (isPickup ? row.pickupDate : null) ?? undefined,
        deliveries: [],
      }
    }),
    payments: paymentsOf(cart, billing),
    quotedItemIDs: cart.lines
      .filter(({ outcome }) => outcome === 'quote')
      .map(({ item }) => item.id),
  }
}

function orderedItemOf(
  { item, product, sku, price, deliveryDate, parts }: PricedLine,
  { cart }: PricedCart,
) {
  if (price === undefined) return []
  const wished = cart?.requestedDeliveryDate ?? ''
  const planned = wished > deliveryDate ? wished : deliveryDate
  return [
    {
      id: item.id,
      modelNumber: price.modelNumber,
      quantity: item.quantity,
      customerMaterialNumber: item.customerMaterialNumber,
      ...(item.customCode !== '' && { customCode: item.customCode }),
      requestedDeliveryDate: wished || planned,
      plannedDeliveryDate: planned,
      sku: itemSku(product, sku),
      price,
      ...(parts.length > 0 && { parts: parts.map(orderedPart) }),
    },
  ]
}

function orderedPart({ product, sku, quantity }: PricedLine['parts'][number]) {
  return { skuCode: sku.skuCode, quantity, sku: itemSku(product, sku) }
}

function paymentsOf(cart: PricedCart, { address }: Billing): readonly OrderPayment[] {
  if (address === undefined) throw refuse('payment', MISSING.payment)
  const purchaseOrderNumber = purchaseOrderNumberOf(cart.cart, cart.payments)
  return cart.payments.flatMap((payment) => {
    const cents = cart.allocation.cents.get(payment.id) ?? 0
    if (cents === 0) return []
    return {
      id: payment.id,
      methodName: (
        cart.methods.find(({ type }) => type === payment.methodType) ??
        paymentMethodOf(payment.methodType)
      ).name,
      methodType: payment.methodType,
      amount: majorUnits(cents),
      state: payment.methodType === 'giftCard' ? ('paid' as const) : ('open' as const),
      purchaseOrderNumber,
      billingAddress: address,
      creditCardType: payment.creditCardType || undefined,
      creditCardLastFour: payment.creditCardLastFour || undefined,
      accountPaymentMethodID: payment.accountPaymentMethodId ?? undefined,
      giftCardID: payment.giftCardId ?? undefined,
      giftCardLastFour: payment.giftCardLastFour || undefined,
    }
  })
}
