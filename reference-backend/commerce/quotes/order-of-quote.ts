/** A quote and its order know each other. */

import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quote } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { type Call, customerOf } from '../action.ts'
import type { Order } from '../orders/order-store.ts'

/** The order that a quote has become; undefined while it is none. */
export async function orderOfQuote(db: Database, quoteId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(placedOrder).where(eq(placedOrder.quoteId, quoteId))
  return order
}

/** The quote that an order was, for its owner alone: nobody else can open it. */
export async function quoteOfOrder(
  call: Pick<Call, 'db' | 'session'>,
  { quoteId, accountId }: Order,
): Promise<{ readonly id: string; readonly number: number } | undefined> {
  if (quoteId === null || customerOf(call)?.id !== accountId) return undefined
  const [row] = await call.db
    .select({ id: quote.id, number: quote.number })
    .from(quote)
    .where(eq(quote.id, quoteId))
  return row
}
