/** Tells that an order is booked, with the link that opens it without a sign-in. */

import { eq } from 'drizzle-orm'
import type { EmailMessage } from '../../email/email.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import type { Call } from '../action.ts'
import type { BookedOrder } from './book-order.ts'
import { orderLink } from './order-links.ts'

/** The email about an order that is booked; its link begins with the configured address. */
export function orderEmail(
  { id, number, emailAddress }: BookedOrder,
  { secret, shopAddress }: { readonly secret: string; readonly shopAddress: string },
): EmailMessage {
  const link = `${shopAddress}/my-account/order-detail?token=${orderLink(secret, id)}`
  return {
    to: emailAddress,
    text: `Your order ${number} is booked. It can be seen here:\n${link}`,
  }
}

/** Sends it for an order that was just written. */
export async function sendOrderEmail(
  { db, keys, config, sendEmail }: Call,
  orderID: string,
): Promise<void> {
  const [booked] = await db.select().from(placedOrder).where(eq(placedOrder.id, orderID))
  if (booked === undefined) return
  sendEmail(orderEmail(booked, { secret: keys.secret, shopAddress: config.shopAddress }))
}
