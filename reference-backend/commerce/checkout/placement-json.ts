/** A placement on the wire. */

import type { Placement } from './placement-store.ts'

/** Where it stands, for the owner of the cart; `open` where nothing has begun. */
export function placementJson(placement: Placement | undefined) {
  if (placement === undefined) return { status: 'open' }
  const { status, cartId, payment } = placement
  return {
    status,
    orderID: cartId,
    ...(payment && {
      payment: {
        orderPaymentID: payment.orderPaymentID,
        amount: payment.amount,
        currencyCode: payment.currencyCode,
        reference: payment.reference,
        creditCardType: payment.creditCardType,
        creditCardLastFour: payment.creditCardLastFour,
        declineCode: payment.declineCode,
        nextAction: payment.nextAction ?? {},
      },
    }),
  }
}
