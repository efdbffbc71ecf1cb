/** Finds orders for those who may see them. */

import { and, count, desc, eq } from 'drizzle-orm'
import { requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { contains, keywordWords } from '../../database/contains.ts'
import { account } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { accountOf, type Call } from '../action.ts'
import { attempted, guessLimits, ownLimits } from '../../attempts/attempt-limits.ts'
import { orderOfLink } from './order-links.ts'
import { listPlace, listRequest } from '../quotes/quote-list-request.ts'

export type Order = typeof placedOrder.$inferSelect

const NO_MATCH = 'We know no order of this number and email address.'
/** Wrong pairs that one network address may try in a window with one number, or with one e-mail address (T10). */
const GUESSES = 10

/** One page of the caller's own orders, the newest first; every word of the keyword is in each, and one scheduled delivery if it is named. */
export async function ownOrders(call: Call) {
  const template = text(call.input, 'orderTemplateID')
  const mine = and(
    eq(placedOrder.accountId, accountOf(call).id),
    template === '' ? undefined : eq(placedOrder.orderTemplateId, template),
    ...keywordWords(text(call.input, 'keyword')).map((word) =>
      contains(placedOrder.searchText, word),
    ),
  )
  const [counted] = await call.db.select({ records: count() }).from(placedOrder).where(mine)
  const { offset, ...place } = listPlace(counted?.records ?? 0, listRequest(call.input))
  const orders = await call.db
    .select()
    .from(placedOrder)
    .where(mine)
    .orderBy(desc(placedOrder.openedAt), desc(placedOrder.number))
    .limit(place.pageRecordsShow)
    .offset(offset)
  return { orders, ...place }
}

/** The caller's own order; undefined for a missing one and for another account's alike (T09). */
export async function ownOrder(call: Call, orderID: string): Promise<Order | undefined> {
  if (call.session === undefined) return undefined
  const [found] = await call.db
    .select()
    .from(placedOrder)
    .where(and(eq(placedOrder.id, orderID), eq(placedOrder.accountId, call.session.account.id)))
  return found
}

/** The order of an emailed link; undefined where the link is not of this shop. */
export async function linkedOrder({ db, keys }: Call, link: string): Promise<Order | undefined> {
  const orderID = orderOfLink(keys.secret, link)
  if (orderID === undefined) return undefined
  const [found] = await db.select().from(placedOrder).where(eq(placedOrder.id, orderID))
  return found
}

/** Whether nobody has made an account of the guest who placed it. */
export async function isOfGuest({ db }: Call, { accountId }: Order): Promise<boolean> {
  const [owner] = await db.select().from(account).where(eq(account.id, accountId))
  return owner?.guest === true
}

/**
 * The order of that number, for who knows its e-mail address too. A number that is not there and an address
 * that is not the order's are refused alike, and not for long (T10).
 */
export async function guestOrder(call: Call): Promise<Order> {
  const { db, input } = call
  const number = requiredText(input, 'orderNumber', 'Please enter the order number.')
  const emailAddress = requiredText(input, 'emailAddress', 'Required').toLowerCase()
  const wanted = /^\d{1,9}$/.test(number) ? Number(number) : -1
  const limits = [
    ...guessLimits(call, { kind: 'order', named: emailAddress, each: GUESSES }),
    ...ownLimits(call, { kind: 'order-number', named: String(wanted), each: GUESSES }),
  ]
  return attempted(call, limits, async () => {
    const [found] = await db
      .select()
      .from(placedOrder)
      .where(and(eq(placedOrder.number, wanted), eq(placedOrder.emailAddress, emailAddress)))
    if (found === undefined) throw refuse('orderNumber', NO_MATCH)
    return found
  })
}
