/** A placement on the wire. */

import { eq } from 'drizzle-orm'
import { quote } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import type { Call } from '../action.ts'
import { orderLink } from '../orders/order-links.ts'
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

/** The same with what it has come to: the order, which its link opens without a sign-in, and a draft quote. */
export async function placedJson(
  { db, keys }: Pick<Call, 'db' | 'keys'>,
  found: Placement | undefined,
) {
  const { placedOrderId = null, quoteId = null } = found ?? {}
  const [order] = await db
    .select()
    .from(placedOrder)
    .where(eq(placedOrder.id, placedOrderId ?? ''))
  const [draft] = await db
    .select()
    .from(quote)
    .where(eq(quote.id, quoteId ?? ''))
  return {
    ...placementJson(found),
    ...(order && {
      order: {
        orderID: order.id,
        orderNumber: String(order.number),
        tokenHash: orderLink(keys.secret, order.id),
      },
    }),
    ...(draft && {
      quote: { orderID: draft.id, quoteNumber: String(draft.number), quoteName: draft.name },
    }),
  }
}
