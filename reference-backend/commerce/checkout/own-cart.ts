/** The caller's own cart and its placement: those of others are not found. */

import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cart, placement } from '../../database/schema/checkout.ts'
import type { Cart } from '../cart/cart-store.ts'
import type { Placement } from './placement-store.ts'

/** A cart that is set aside, or says what comes again, is not ordered itself. */
const PLACEABLE = ['own', 'due'] as const

/** The own cart, locked until the transaction ends; undefined once it is placed. */
export async function lockCart(
  db: Database,
  cartId: string,
  accountID: string,
): Promise<Cart | undefined> {
  const [found] = await db
    .select()
    .from(cart)
    .where(
      and(eq(cart.id, cartId), eq(cart.accountId, accountID), inArray(cart.purpose, PLACEABLE)),
    )
    .for('update')
  return found
}

/** The own placement of a cart. */
export async function ownPlacement(
  db: Database,
  cartId: string,
  accountID: string,
): Promise<Placement | undefined> {
  const [found] = await db
    .select()
    .from(placement)
    .where(and(eq(placement.cartId, cartId), eq(placement.accountId, accountID)))
  return found
}

/** What a guest has placed in the browser of this visitor. */
export async function visitorsPlacement(
  db: Database,
  cartId: string,
  visitorID: string | undefined,
): Promise<Placement | undefined> {
  if (visitorID === undefined) return undefined
  const isTheirs = and(eq(placement.cartId, cartId), eq(placement.visitorId, visitorID))
  const [found] = await db
    .select()
    .from(placement)
    .where(and(isTheirs, eq(placement.status, 'placed')))
  return found
}
