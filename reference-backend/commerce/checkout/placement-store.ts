/** Placements: what became of the press of *Place order* on a cart. */

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { cartPayment, placement } from '../../database/schema/checkout.ts'

export type Placement = typeof placement.$inferSelect & {
  /** The order was booked just now, by this very call. */
  readonly isFresh?: true
}

/** The placement of a cart; undefined while nothing has begun. */
export async function placementOf(db: Database, cartId: string): Promise<Placement | undefined> {
  const [found] = await db.select().from(placement).where(eq(placement.cartId, cartId))
  return found
}

/**
 * The placement as it is told; undefined also where another payment has taken the place of the declined one: nothing
 * has begun for it. Whatever may still come to something stays as it is.
 */
export async function toldPlacement(
  db: Database,
  found: Placement | undefined,
): Promise<Placement | undefined> {
  if (found?.status !== 'requires_payment_method') return found
  const isDeclined = eq(cartPayment.id, found.payment?.orderPaymentID ?? '')
  const [kept] = await db
    .select({ id: cartPayment.id })
    .from(cartPayment)
    .where(and(isDeclined, eq(cartPayment.cartId, found.cartId)))
  return kept && found
}

/** Payments in these states may still come to something: the cart stays as it was agreed upon. */
const PENDING: readonly Placement['status'][] = [
  'processing',
  'requires_action',
  'requires_confirmation',
  'requires_capture',
  'paid_not_placed',
]

/** The placements of an account whose payment is under way. */
export async function pendingPlacementsOf(
  db: Database,
  accountID: string,
): Promise<readonly Placement[]> {
  const isTheirs = and(eq(placement.accountId, accountID), inArray(placement.status, PENDING))
  // Each of them is looked at by the shop some day, which an index knows; accounts have none.
  return db
    .select()
    .from(placement)
    .where(and(isNotNull(placement.checkAt), isTheirs))
}

/** A buyer who is still there asks sooner. */
const ALONE_MS = 2 * 60_000

/** When the shop looks at a payment that begins now, in case that nobody else does. */
export function firstCheck(now: Date): Date {
  return new Date(now.getTime() + ALONE_MS)
}

/** Whether the payment of a placement is under way. */
export function isPending({ status }: Pick<Placement, 'status'>): boolean {
  return PENDING.includes(status)
}

/** Refuses a write on a cart whose payment is under way; the cart is locked by the caller. */
export async function requireFree(db: Database, cart: { readonly id: string }): Promise<void> {
  const found = await placementOf(db, cart.id)
  if (found === undefined || !isPending(found)) return
  throw refuse(
    'placement',
    'The payment of this order is under way. Please finish or cancel it first.',
  )
}
