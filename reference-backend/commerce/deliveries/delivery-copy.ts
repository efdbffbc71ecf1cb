/** The cart of one date: a copy of what comes again, under an id that stays the same however often it is tried. */

import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { cart, cartFulfilment, cartItem, cartPayment } from '../../database/schema/checkout.ts'
import { cartOfDelivery, type Delivery } from './delivery-store.ts'

/** Writes the copy again; what an earlier try has left is replaced. */
export async function copyForDate(
  db: Database,
  delivery: Delivery,
  { cartId, now }: { readonly cartId: string; readonly now: Date },
): Promise<void> {
  const from = await cartOfDelivery(db, delivery)
  await db.delete(cart).where(eq(cart.id, cartId))
  await db.insert(cart).values({
    ...from,
    id: cartId,
    purpose: 'due',
    orderTemplateId: delivery.id,
    touchedAt: now,
  })
  const ids = new Map<string, string>()
  for (const row of await db
    .select()
    .from(cartFulfilment)
    .where(eq(cartFulfilment.cartId, from.id))) {
    const id = newId()
    ids.set(row.id, id)
    await db.insert(cartFulfilment).values({ ...row, id, cartId })
  }
  for (const row of await db.select().from(cartItem).where(eq(cartItem.cartId, from.id))) {
    const fulfilmentId = ids.get(row.fulfilmentId) ?? row.fulfilmentId
    await db.insert(cartItem).values({ ...row, id: newId(), cartId, fulfilmentId })
  }
  for (const row of await db.select().from(cartPayment).where(eq(cartPayment.cartId, from.id))) {
    await db.insert(cartPayment).values({ ...row, id: newId(), cartId })
  }
}
