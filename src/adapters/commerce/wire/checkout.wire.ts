/** The cart as a checkout on the wire; the shape is in docs/wire.md. */
import * as t from 'io-ts'
import { addressId } from '../../../domain/account/address.ts'
import { cartItemId } from '../../../domain/cart/cart.ts'
import type {
  Billing,
  Checkout,
  CheckoutFulfilment,
  CheckoutLine,
  LineOutcome,
  Requirement,
} from '../../../domain/checkout/checkout.ts'
import { fulfilmentId } from '../../../domain/quote/fulfilment.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { amount, flag, optionalText, part, rows, text, texts } from '../../http/lenient.wire.ts'
import { AddressWire, readAddressIfAny } from './address.wire.ts'
import { CartWire, toCart } from './cart.wire.ts'
import {
  EligibleMethodWire,
  PaymentWire,
  toPayment,
  toPaymentMethod,
} from './checkout-payment.wire.ts'
import { FulfilmentWire, toFulfilment } from './fulfilment.wire.ts'
import { readDispatch } from './status.wire.ts'

const ChargedFulfilmentWire = t.intersection([
  FulfilmentWire,
  t.type({ fulfillmentCharge: amount }),
])

const CheckoutWire = t.type({
  orderID: text,
  orderFulfillments: rows(ChargedFulfilmentWire),
  fulfillmentTotal: amount,
  billingAddress: part(AddressWire),
  billingAccountAddress: part(t.type({ accountAddressID: optionalText })),
  billingSameAsShippingFlag: flag,
  purchaseOrderNumber: text,
  orderNotes: text,
  freightCarrier: text,
  specialInstructions: text,
  orderShippingDispatchOptionsCustom: text,
  requestedDeliveryDate: day,
  orderPayments: rows(PaymentWire),
  paymentAmountDue: amount,
  eligiblePaymentMethodDetails: rows(EligibleMethodWire),
  orderRequirementsList: texts,
  placement: part(t.type({ status: text })),
})

/** A cart that says how it is sent, billed and paid. */
export const CheckoutCartWire = t.intersection([CheckoutWire, CartWire])

/** The `cart` of an answer, as a checkout. */
export const decodeCheckout: Decode<Checkout> = decodeWith(
  t.type({ cart: CheckoutCartWire }),
  ({ cart }) => toCheckout(cart),
)

/** The checkout of a decoded cart. */
export function toCheckout(wire: t.TypeOf<typeof CheckoutCartWire>): Checkout {
  return {
    cart: toCart(wire),
    lines: wire.orderItems.map(toLine),
    cartId: wire.orderID,
    fulfilments: wire.orderFulfillments.map(toChargedFulfilment),
    freight: wire.fulfillmentTotal,
    billing: toBilling(wire),
    details: {
      purchaseOrderNumber: wire.purchaseOrderNumber,
      freightCarrier: wire.freightCarrier,
      specialInstructions: wire.specialInstructions,
      dispatch: readDispatch(wire.orderShippingDispatchOptionsCustom),
      requestedDate: wire.requestedDeliveryDate,
    },
    notes: wire.orderNotes,
    payments: wire.orderPayments.map(toPayment),
    amountDue: wire.paymentAmountDue,
    methods: wire.eligiblePaymentMethodDetails.flatMap(toPaymentMethod),
    requirements: wire.orderRequirementsList.map((name) => requirements.get(name) ?? 'other'),
    isBeingPlaced: underWay.has(wire.placement?.status ?? ''),
  }
}

/** While a placement stands there, the server refuses every other write to the cart. */
const underWay: ReadonlySet<string> = new Set([
  'processing',
  'requires_action',
  'requires_confirmation',
  'requires_capture',
  'paid_not_placed',
])

const requirements: ReadonlyMap<string, Requirement> = new Map([
  ['account', 'account'],
  ['fulfillment', 'fulfilment'],
  ['payment', 'payment'],
])

const outcomes: ReadonlyMap<string, LineOutcome> = new Map([
  ['order', 'order'],
  ['quote', 'quote'],
  ['stays', 'stays'],
])

/** An engine that does not say what becomes of a line orders it, but for what only a quote prices. */
function toLine(wire: t.TypeOf<typeof CartWire>['orderItems'][number]): CheckoutLine {
  return {
    itemId: cartItemId(wire.orderItemID),
    fulfilmentId:
      wire.orderFulfillmentID === undefined ? undefined : fulfilmentId(wire.orderFulfillmentID),
    outcome: outcomes.get(wire.outcome) ?? (wire.quoteOnly ? 'quote' : 'order'),
    arrives: wire.estimatedDeliveryDate,
  }
}

function toChargedFulfilment(wire: t.TypeOf<typeof ChargedFulfilmentWire>): CheckoutFulfilment {
  return {
    ...toFulfilment(wire),
    shippingMethodOptions: wire.shippingMethodOptions.map((option) => ({
      id: option.value,
      name: option.name || option.value,
      charge: option.totalCharge,
      transitDays: option.transitDays,
    })),
    charge: wire.fulfillmentCharge,
  }
}

function toBilling(wire: t.TypeOf<typeof CheckoutWire>): Billing {
  const savedId = wire.billingAccountAddress?.accountAddressID
  return {
    address: readAddressIfAny(wire.billingAddress),
    savedAddressId: savedId === undefined ? undefined : addressId(savedId),
    isSameAsShipping: wire.billingSameAsShippingFlag,
  }
}
