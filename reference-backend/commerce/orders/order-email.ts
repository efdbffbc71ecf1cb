/** Tells that an order is booked, with the link that opens it without a sign-in. */

import { eq } from 'drizzle-orm'
import { spokenPath } from '../../catalogue/spoken-path.ts'
import type { Locale } from '../../catalogue/wording.ts'
import type { EmailMessage } from '../../email/email.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import type { Call } from '../action.ts'
import type { BookedOrder } from './book-order.ts'
import { orderLink } from './order-links.ts'
import { sentenceIn } from '../../words/sentences.ts'

const ORDER_PATH = '/my-account/order-detail'

/** The email about an order that is booked; its link begins with the configured address, its page is in its language. */
export function orderEmail(
  { id, number, emailAddress }: Omit<BookedOrder, 'language'>,
  {
    secret,
    shopAddress,
    locale,
  }: { readonly secret: string; readonly shopAddress: string; readonly locale: Locale },
): EmailMessage {
  const link = `${shopAddress}${spokenPath(ORDER_PATH, locale)}?token=${orderLink(secret, id)}`
  return {
    to: emailAddress,
    text: `${sentenceIn(locale, `Your order ${number} is booked. It can be seen here:`)}\n${link}`,
  }
}

/** Sends it for an order that was just written. */
export async function sendOrderEmail(
  { db, keys, config, sendEmail, locale }: Call,
  orderID: string,
): Promise<void> {
  const [booked] = await db.select().from(placedOrder).where(eq(placedOrder.id, orderID))
  if (booked === undefined) return
  sendEmail(orderEmail(booked, { secret: keys.secret, shopAddress: config.shopAddress, locale }))
}
