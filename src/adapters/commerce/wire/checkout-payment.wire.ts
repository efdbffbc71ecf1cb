/** Ways of paying and payments of a cart on the wire. */
import * as t from 'io-ts'
import type {
  CheckoutPayment,
  PaymentCard,
  PaymentMethod,
} from '../../../domain/checkout/payment.ts'
import { amount, needed, optionalText, part, text } from '../../http/lenient.wire.ts'
import { toPaymentKind } from './order.wire.ts'

export const EligibleMethodWire = t.type({
  maximumAmount: amount,
  paymentMethod: part(
    t.type({
      paymentMethodID: needed,
      paymentMethodName: text,
      paymentMethodType: text,
      paymentIntegration: part(t.type({ frameAddress: optionalText })),
    }),
  ),
})

export const PaymentWire = t.type({
  orderPaymentID: needed,
  amount,
  paymentMethod: part(
    t.type({ paymentMethodID: text, paymentMethodName: text, paymentMethodType: text }),
  ),
  purchaseOrderNumber: text,
  creditCardType: text,
  creditCardLastFour: text,
  expirationMonth: text,
  expirationYear: text,
  giftCardCodeLastFour: text,
})

/** The method of a row; none where the row names none. */
export function toPaymentMethod({
  maximumAmount,
  paymentMethod: method,
}: t.TypeOf<typeof EligibleMethodWire>): readonly PaymentMethod[] {
  if (method === undefined) return []
  return [
    {
      id: method.paymentMethodID,
      name: method.paymentMethodName,
      kind: toPaymentKind(method.paymentMethodType),
      maximum: maximumAmount,
      frameAddress: method.paymentIntegration?.frameAddress,
    },
  ]
}

/** One payment of the cart. */
export function toPayment(wire: t.TypeOf<typeof PaymentWire>): CheckoutPayment {
  return {
    id: wire.orderPaymentID,
    methodId: wire.paymentMethod?.paymentMethodID ?? '',
    name: wire.paymentMethod?.paymentMethodName ?? '',
    kind: toPaymentKind(wire.paymentMethod?.paymentMethodType ?? ''),
    amount: wire.amount,
    purchaseOrderNumber: wire.purchaseOrderNumber,
    card: toCard(wire),
    giftCardLastFour: wire.giftCardCodeLastFour,
  }
}

function toCard(wire: t.TypeOf<typeof PaymentWire>): PaymentCard | undefined {
  if (wire.creditCardLastFour === '') return undefined
  return {
    brand: wire.creditCardType,
    lastFour: wire.creditCardLastFour,
    expirationMonth: wire.expirationMonth,
    expirationYear: wire.expirationYear,
  }
}
