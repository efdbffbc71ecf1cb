/** The rows of scheduled deliveries: finding one for its owner, holding it for a write, making the draft. */

import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { cart, cartPayment } from '../../database/schema/checkout.ts'
import { deliveryRun, scheduledDelivery } from '../../database/schema/deliveries.ts'
import { requiredText } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { accountOf, type Call } from '../action.ts'
import type { Cart } from '../cart/cart-store.ts'
import { MONTHLY } from './frequency.ts'

export type Delivery = typeof scheduledDelivery.$inferSelect
export type DeliveryStatus = Delivery['status']
export type DeliveryRun = typeof deliveryRun.$inferSelect

const NOT_FOUND = 'The scheduled delivery could not be found.'
/** More that come at the same time are of no use to a customer. */
const DELIVERIES_AT_MOST = 50

/** The caller's own delivery; undefined for a missing one and for another account's alike (T09). */
export async function ownDelivery(call: Call, id: string): Promise<Delivery | undefined> {
  const [found] = await call.db
    .select()
    .from(scheduledDelivery)
    .where(and(eq(scheduledDelivery.id, id), eq(scheduledDelivery.accountId, accountOf(call).id)))
  return found
}

export interface HeldDelivery {
  readonly delivery: Delivery
  /** Its lines, destination and payment. */
  readonly cart: Cart
}

/** The caller's own delivery in one of these states, locked until the transaction ends; else refused. */
export async function holdDelivery(
  call: Call,
  allowed: readonly DeliveryStatus[],
): Promise<HeldDelivery> {
  const id = requiredText(call.input, 'orderTemplateID', NOT_FOUND)
  const isOwn = and(
    eq(scheduledDelivery.id, id),
    eq(scheduledDelivery.accountId, accountOf(call).id),
  )
  const [delivery] = await call.db.select().from(scheduledDelivery).where(isOwn).for('update')
  if (delivery === undefined) throw refuse('orderTemplateID', NOT_FOUND)
  if (!allowed.includes(delivery.status)) throw refuse('orderTemplateID', CLOSED[delivery.status])
  return { delivery, cart: await cartOfDelivery(call.db, delivery) }
}

const CLOSED = {
  draft: 'This delivery has not been started.',
  active: 'This delivery has been started already.',
  cancelled: 'This delivery was cancelled. It cannot be changed any more.',
} as const

/** The cart that holds the lines of a delivery, its destination and its payment. */
export async function cartOfDelivery(db: Database, { cartId }: Delivery): Promise<Cart> {
  const [found] = await db.select().from(cart).where(eq(cart.id, cartId))
  if (found === undefined) throw new Error(`The cart ${cartId} of a delivery is gone.`)
  return found
}

/** What the account is setting up; undefined while it is nothing. */
export async function draftOf(db: Database, accountId: string): Promise<Delivery | undefined> {
  const [found] = await db
    .select()
    .from(scheduledDelivery)
    .where(and(eq(scheduledDelivery.accountId, accountId), eq(scheduledDelivery.status, 'draft')))
  return found
}

/** The draft of the caller, locked; made where there is none. */
export async function holdDraft(call: Call): Promise<HeldDelivery> {
  const { id: accountId } = accountOf(call)
  const present = await draftOf(call.db, accountId)
  const made = present ?? (await makeDraft(call, accountId))
  return holdDelivery({ ...call, input: { orderTemplateID: made.id } }, ['draft'])
}

async function makeDraft(call: Call, accountId: string): Promise<Delivery> {
  const { db, now } = call
  // What was ended cannot be deleted, and stands in nobody's way.
  const isComing = and(
    eq(scheduledDelivery.accountId, accountId),
    eq(scheduledDelivery.status, 'active'),
  )
  if ((await db.$count(scheduledDelivery, isComing)) >= DELIVERIES_AT_MOST) {
    throw refuse('orderTemplateID', `There can be at most ${DELIVERIES_AT_MOST} deliveries.`)
  }
  const cartId = newId()
  await db
    .insert(cart)
    .values({ id: cartId, accountId, purpose: 'schedule', touchedAt: now, promotionCodes: [] })
  const [made] = await db
    .insert(scheduledDelivery)
    .values({
      id: newId(),
      accountId,
      cartId,
      status: 'draft',
      frequencyTermId: MONTHLY,
      dayOfMonth: 1,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (made !== undefined) return made
  // Another tab was faster by a moment.
  await db.delete(cart).where(eq(cart.id, cartId))
  const present = await draftOf(db, accountId)
  if (present === undefined) throw new Error('The draft of a delivery was not written.')
  return present
}

/** All of an account but its draft, the newest first. */
export async function deliveriesOf(db: Database, accountId: string): Promise<readonly Delivery[]> {
  return db
    .select()
    .from(scheduledDelivery)
    .where(and(eq(scheduledDelivery.accountId, accountId), ne(scheduledDelivery.status, 'draft')))
    .orderBy(desc(scheduledDelivery.createdAt), desc(scheduledDelivery.id))
}

/** What became of the dates of a delivery, the latest first. */
export async function runsOf(
  db: Database,
  deliveryId: string,
  atMost: number,
): Promise<readonly DeliveryRun[]> {
  return db
    .select()
    .from(deliveryRun)
    .where(eq(deliveryRun.deliveryId, deliveryId))
    .orderBy(desc(deliveryRun.dueDate))
    .limit(atMost)
}

/** Whether an order of this delivery is being placed at this moment. */
export async function isBeingPlaced(db: Database, deliveryId: string): Promise<boolean> {
  const [row] = await db
    .select({ rows: count() })
    .from(deliveryRun)
    .where(and(eq(deliveryRun.deliveryId, deliveryId), eq(deliveryRun.state, 'placing')))
  return (row?.rows ?? 0) > 0
}

/** Whether a delivery that still comes is paid by this saved card. */
export async function paysDelivery(db: Database, cardID: string): Promise<boolean> {
  const [found] = await db
    .select({ id: scheduledDelivery.id })
    .from(scheduledDelivery)
    .innerJoin(cartPayment, eq(cartPayment.cartId, scheduledDelivery.cartId))
    .where(
      and(eq(scheduledDelivery.status, 'active'), eq(cartPayment.accountPaymentMethodId, cardID)),
    )
    .limit(1)
  return found !== undefined
}

/** Changes the row of a delivery; without a value it stays as it is. */
export async function keepDelivery(
  db: Database,
  { id }: Pick<Delivery, 'id'>,
  values: Partial<Delivery>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await db.update(scheduledDelivery).set(values).where(eq(scheduledDelivery.id, id))
}
