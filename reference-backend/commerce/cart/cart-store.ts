/** Carts: whose they are, what lies in them, and how a visitor's goes over to an account. */

import { alias } from 'drizzle-orm/pg-core'
import { and, asc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { codeOf, NOT_UNIQUE } from '../../database/transaction.ts'
import { cart, cartItem } from '../../database/schema/checkout.ts'
import { VISITOR_DAYS, visitorCookie } from '../../session/visitor-cookie.ts'
import type { Call } from '../action.ts'
import { isPending, placementOf } from '../checkout/placement-store.ts'
import { fulfilmentOfNewLine } from '../fulfilment/cart-fulfilment-store.ts'
import type { StoredProduct } from '../../catalogue/catalogue.ts'
import { takeOverBuilds } from '../bundles/bundle-store.ts'
import { mostOf, soldLines } from './cart-lines.ts'
import { type CartItem, isSameLine, type LineName } from './cart-models.ts'

export type Cart = typeof cart.$inferSelect

/** An account, or the browser of a visitor. */
export type CartOwner = { readonly accountId: string } | { readonly visitorId: string }

/** More lines than this cannot be moved to a quote at once. */
export const LINES_PER_CART = 100

const DAY_MS = 86_400_000
/** Forgotten carts that one new one takes away at most. */
const SWEPT = 100

/** Whose cart a call is about; undefined for a visitor who has none. */
export function ownerOf({ session, visitorID }: Call): CartOwner | undefined {
  if (session !== undefined) return { accountId: session.account.id }
  return visitorID === undefined ? undefined : { visitorId: visitorID }
}

/** The cart of its owner; undefined while there is none. */
export async function cartOf(
  db: Database,
  owner: CartOwner | undefined,
): Promise<Cart | undefined> {
  if (owner === undefined) return undefined
  const [found] = await db.select().from(cart).where(isOwn(owner))
  return found
}

export interface HeldCart {
  readonly cart: Cart
  /** By which the browser of a visitor is known from now on. */
  readonly cookie: string | undefined
}

/** The caller's cart, locked until the transaction ends; made where there is none. */
export async function holdCart(call: Call): Promise<HeldCart> {
  const known = ownerOf(call)
  const owner = known ?? { visitorId: newId() }
  if (known === undefined) await sweep(call.db, call.now)
  const held = await hold(call.db, owner, call.now)
  return { cart: held, cookie: 'visitorId' in owner ? visitorCookie(owner.visitorId) : undefined }
}

async function hold(db: Database, owner: CartOwner, now: Date): Promise<Cart> {
  const one =
    'accountId' in owner
      ? { target: cart.accountId, targetWhere: eq(cart.purpose, sql.raw("'own'")) }
      : { target: cart.visitorId }
  const [held] = await db
    .insert(cart)
    .values({ id: newId(), ...owner, touchedAt: now, promotionCodes: [] })
    .onConflictDoUpdate({ ...one, set: { touchedAt: now } })
    .returning()
  if (held === undefined) throw new Error('The cart was not written.')
  return held
}

export async function itemsOf(db: Database, cartId: string): Promise<readonly CartItem[]> {
  return db
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(asc(cartItem.position))
}

/** Puts so many pieces in the cart as one line, in the place of the line that had this sku or model. */
export async function putItem(
  db: Database,
  cartId: string,
  { product, item }: { readonly product: StoredProduct | undefined; readonly item: NewItem },
): Promise<void> {
  const { modelNumber, configuration, customerMaterialNumber, customCode, parts } = item
  const { quantity, position } = item
  const fulfilmentId = await fulfilmentOfNewLine(db, cartId, { product, modelNumber })
  const name = { modelNumber, configuration, customerMaterialNumber, customCode, parts }
  const productName = product?.doc.productName ?? item.productName
  await db
    .insert(cartItem)
    .values({ id: newId(), cartId, fulfilmentId, ...name, productName, quantity, position })
    .onConflictDoUpdate({
      target: [
        cartItem.cartId,
        cartItem.modelNumber,
        cartItem.configuration,
        cartItem.customerMaterialNumber,
        cartItem.customCode,
        cartItem.parts,
      ],
      set: { quantity },
    })
}

type NewItem = LineName &
  Pick<CartItem, 'quantity' | 'position'> &
  Partial<Pick<CartItem, 'productName'>>

/**
 * Moves the cart of a visitor or a guest to the account that signs in, without ever failing the sign-in: as a whole,
 * with all that was chosen in its checkout, where the account has none. Otherwise lines are joined: quantities of a sku
 * or a model in both carts are added, up to the most that can be ordered, and lines beyond the limit are dropped.
 * What is not sold any more, or is too short to be ordered, goes along as it is, so that it is still said.
 * A cart that is being paid stays where it is: answers whether this one could go.
 */
export async function takeOverCart(
  { from, now }: { readonly from: CartOwner; readonly now: Date },
  db: Database,
  accountId: string,
): Promise<boolean> {
  const [visitors] = await db.select().from(cart).where(isOwn(from)).for('update')
  // Asked under the lock: a payment may have begun a moment ago.
  const placement = visitors && (await placementOf(db, visitors.id))
  if (placement !== undefined && isPending(placement)) return false
  await takeOverBuilds(db, from, accountId)
  if (visitors === undefined) return true
  if (await becomesOwn(db, visitors, { accountId, now })) return true
  const own = await hold(db, { accountId }, now)
  const present = await itemsOf(db, own.id)
  let position = nextPosition(present)
  let freeLines = LINES_PER_CART - present.length
  const moved = await itemsOf(db, visitors.id)
  const sold = await soldLines(db, moved)
  for (const item of moved) {
    const same = present.find((each) => isSameLine(each, item))
    const { product, sku } = sold.find((line) => line.item.id === item.id) ?? {}
    const both = item.quantity + (same?.quantity ?? 0)
    const quantity = sku === undefined ? both : Math.min(both, mostOf(sku))
    const isShort = quantity < (sku?.skuOrderMinimumQuantity ?? 0)
    if (same === undefined ? freeLines === 0 : isShort) continue
    const taken = { ...item, quantity: isShort ? item.quantity : quantity, position }
    await putItem(db, own.id, { product, item: taken })
    position += 1
    if (same === undefined) freeLines -= 1
  }
  const promotionCodes = [...new Set([...own.promotionCodes, ...visitors.promotionCodes])]
  await db.update(cart).set({ promotionCodes }).where(eq(cart.id, own.id))
  await db.delete(cart).where(eq(cart.id, visitors.id))
  return true
}

/** Makes the cart of a visitor that of an account; answers whether the account had none. */
async function becomesOwn(
  db: Database,
  { id }: Cart,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  try {
    const taken = await db.transaction((tx) =>
      tx
        .update(cart)
        .set({ accountId, visitorId: null, touchedAt: now })
        .where(and(eq(cart.id, id), notExists(ownCart(tx, accountId))))
        .returning(),
    )
    return taken.length > 0
  } catch (problem) {
    // Another device of the account has begun a cart at the same moment.
    if (codeOf(problem) === NOT_UNIQUE) return false
    throw problem
  }
}

function ownCart(db: Database, accountId: string) {
  const others = alias(cart, 'own_cart')
  const isOthers = and(eq(others.accountId, accountId), eq(others.purpose, 'own'))
  return db.select({ id: others.id }).from(others).where(isOthers)
}

/** The place behind everything that lies in a cart. */
export function nextPosition(items: readonly CartItem[]): number {
  return Math.max(-1, ...items.map(({ position }) => position)) + 1
}

function isOwn(owner: CartOwner) {
  return 'accountId' in owner
    ? and(eq(cart.accountId, owner.accountId), eq(cart.purpose, 'own'))
    : eq(cart.visitorId, owner.visitorId)
}

/** Takes away what visitors have forgotten. */
async function sweep(db: Database, now: Date): Promise<void> {
  const isForgotten = and(
    isNotNull(cart.visitorId),
    lt(cart.touchedAt, new Date(now.getTime() - VISITOR_DAYS * DAY_MS)),
  )
  const some = db
    .select({ id: cart.id })
    .from(cart)
    .where(isForgotten)
    .limit(SWEPT)
    .for('update', { skipLocked: true })
  await db.delete(cart).where(inArray(cart.id, some))
}
