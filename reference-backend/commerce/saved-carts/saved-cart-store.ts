/** The rows of carts that are set aside: finding them for their owner, and what they are called. */

import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cart } from '../../database/schema/checkout.ts'
import { requiredText, TEXT_LIMIT, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { accountOf, type Call } from '../action.ts'
import type { Cart } from '../cart/cart-store.ts'

const NOT_FOUND = 'The saved cart could not be found.'
const NAME_MISSING = 'Please enter a name for the cart.'
const NAME_TAKEN = 'Another saved cart has this name.'
/** More are of no use to a customer. */
const SAVED_CARTS_AT_MOST = 50

/** All saved carts of an account, the one that was set aside last first. */
export async function savedCartsOf(db: Database, accountId: string): Promise<readonly Cart[]> {
  return db
    .select()
    .from(cart)
    .where(and(eq(cart.accountId, accountId), eq(cart.purpose, 'saved')))
    .orderBy(desc(cart.setAsideAt), desc(cart.id))
}

/** The caller's own saved cart of that id, locked until the transaction ends; undefined where there is none (T09). */
export async function lockSavedCart(call: Call): Promise<Cart | undefined> {
  const isMeant = and(
    eq(cart.id, text(call.input, 'orderID')),
    eq(cart.accountId, accountOf(call).id),
    eq(cart.purpose, 'saved'),
  )
  const [found] = await call.db.select().from(cart).where(isMeant).for('update')
  return found
}

/** The same; refused where there is none. */
export async function requiredSavedCart(call: Call): Promise<Cart> {
  const found = await lockSavedCart(call)
  if (found === undefined) throw refuse('orderID', NOT_FOUND)
  return found
}

/** The name that a request gives a saved cart; refused where it is empty, or that of another one. */
export async function requiredName(call: Call, except?: string): Promise<string> {
  const name = requiredText(call.input, 'orderName', NAME_MISSING)
  const others = await savedCartsOf(call.db, accountOf(call).id)
  const isTaken = others.some((other) => other.id !== except && isSameName(other.name, name))
  if (isTaken) throw refuse('orderName', NAME_TAKEN)
  return name
}

/** Refused where the account keeps as many as it may. */
export async function requireRoom(call: Call): Promise<void> {
  const { length } = await savedCartsOf(call.db, accountOf(call).id)
  if (length >= SAVED_CARTS_AT_MOST) {
    throw refuse('orderName', `There can be at most ${SAVED_CARTS_AT_MOST} saved carts.`)
  }
}

/**
 * A name that no other of these carts has: the one that is wished for, with a number behind it where it is taken,
 * and shortened so that the number has its place.
 */
export function freeName(wished: string, others: readonly Pick<Cart, 'name'>[]): string {
  const isFree = (name: string) => others.every((other) => !isSameName(other.name, name))
  for (let number = 1; ; number += 1) {
    const behind = number === 1 ? '' : ` (${number})`
    const name = wished.slice(0, TEXT_LIMIT - behind.length) + behind
    if (isFree(name)) return name
  }
}

function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en')
}
