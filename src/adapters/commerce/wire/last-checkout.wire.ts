/** Credit of an account, uses of a purchase order number, and the last checkout on the wire. */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { AccountCredit } from '../../../domain/checkout/account-credit.ts'
import type { PurchaseOrderUse } from '../../../domain/quote/purchase-order.ts'
import type {
  AppliedCheckout,
  LastCheckout,
  NotApplied,
} from '../../../domain/checkout/last-checkout.ts'
import { orderId } from '../../../domain/order/order.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { amount, count, flag, needed, part, rows, text, texts } from '../../http/lenient.wire.ts'
import { AddressWire, readAddressIfAny } from './address.wire.ts'
import { decodeCheckout } from './checkout.wire.ts'
import { toFulfilmentType } from './fulfilment.wire.ts'
import { toPaymentKind } from './order.wire.ts'

const CreditWire = t.type({
  enabledFlag: flag,
  creditLimit: amount,
  openBalance: amount,
  availableCredit: amount,
  currencyCode: text,
  termName: text,
  dueDays: count,
})

/** `getAccountCredit`. */
export const decodeCredit: Decode<AccountCredit> = decodeWith(
  t.type({ accountCredit: CreditWire }),
  ({ accountCredit: wire }) => ({
    isEnabled: wire.enabledFlag,
    limit: wire.creditLimit,
    openBalance: wire.openBalance,
    available: wire.availableCredit,
    currency: wire.currencyCode,
    termName: wire.termName,
    dueDays: wire.dueDays,
  }),
)

const UseWire = t.type({
  orderID: needed,
  orderNumber: text,
  quoteName: text,
  createdDateTime: day,
})

/** `getPurchaseOrderNumberUse`. */
export const decodeUses: Decode<readonly PurchaseOrderUse[]> = decodeWith(
  t.type({ purchaseOrderNumberUse: rows(UseWire) }),
  ({ purchaseOrderNumberUse }) =>
    purchaseOrderNumberUse.map((wire) => ({
      id: wire.orderID,
      orderNumber: wire.orderNumber,
      quoteName: wire.quoteName,
      on: wire.createdDateTime,
    })),
)

const LastWire = t.type({
  orderID: needed,
  orderNumber: text,
  orderOpenDateTime: day,
  fulfillmentMethodType: text,
  shippingAddress: part(AddressWire),
  shippingMethodName: text,
  pickupLocationName: text,
  billingAddress: part(AddressWire),
  paymentMethodType: text,
  paymentMethodName: text,
  creditCardLastFour: text,
})

/** `getLastCheckout`; an object without an order is none. */
export const decodeLastCheckout: Decode<LastCheckout | undefined> = decodeWith(
  t.type({ lastCheckout: part(LastWire) }),
  ({ lastCheckout: wire }) =>
    wire && {
      orderId: orderId(wire.orderID),
      orderNumber: wire.orderNumber,
      on: wire.orderOpenDateTime,
      fulfilmentType: toFulfilmentType(wire.fulfillmentMethodType),
      shippingAddress: readAddressIfAny(wire.shippingAddress),
      shippingMethodName: wire.shippingMethodName,
      pickupLocationName: wire.pickupLocationName,
      billingAddress: readAddressIfAny(wire.billingAddress),
      paymentKind: toPaymentKind(wire.paymentMethodType),
      paymentName: wire.paymentMethodName,
      cardLastFour: wire.creditCardLastFour,
    },
)

const notApplied: ReadonlyMap<string, NotApplied> = new Map([
  ['shippingAddress', 'shipping-address'],
  ['shippingMethod', 'shipping-method'],
  ['pickupLocation', 'pickup-location'],
  ['billingAddress', 'billing-address'],
  ['payment', 'payment'],
])

const decodeNotApplied = decodeWith(t.type({ notApplied: texts }), (wire) =>
  wire.notApplied.flatMap((name) => notApplied.get(name) ?? []),
)

/** `applyLastCheckout`: the checkout as it is now, and what could not be done. */
export const decodeApplied: Decode<AppliedCheckout> = (body) => {
  const checkout = decodeCheckout(body)
  const missing = decodeNotApplied(body)
  if (E.isLeft(checkout)) return checkout
  return E.isLeft(missing)
    ? missing
    : E.right({ checkout: checkout.right, notApplied: missing.right })
}
