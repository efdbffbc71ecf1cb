/** Saved carts: set the cart aside, take one up, name one, delete one. The present cart is never lost by that. */

import { eq } from 'drizzle-orm'
import { cart } from '../../database/schema/checkout.ts'
import { flag, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { type Action, accountOf, type Call, type Outcome, type WriteAction } from '../action.ts'
import { presentCart } from '../cart/cart-json.ts'
import { type Cart, holdCart, itemsOf } from '../cart/cart-store.ts'
import { requireFree } from '../checkout/placement-store.ts'
import { giveBackExpired } from '../checkout/stock-holding.ts'
import { savedCartList } from './saved-cart-list.ts'
import {
  freeName,
  lockSavedCart,
  requiredName,
  requiredSavedCart,
  requireRoom,
  savedCartsOf,
} from './saved-cart-store.ts'
import { setAside, takeUp } from './set-aside.ts'

const COMMON = ['orderID', 'returnJSONObjects', 'region'] as const
/** What a cart without a name is called when another one takes its place, and the request has no name for it. */
const UNNAMED = 'Cart'

export const savedCartActions: readonly Action[] = [
  savedCartList,
  savedCartWrite('saveCart', ['orderName'], save),
  savedCartWrite('renameSavedCart', ['orderName'], rename),
  // Two names of the engine for one thing.
  savedCartWrite('changeOrder', ['orderName'], change),
  savedCartWrite('addCartToSession', ['orderName'], change),
]

/** The call that deletes orders, which may name a saved cart too. */
export function withSavedCarts(actions: readonly Action[]): readonly Action[] {
  return actions.map((action) =>
    action.name === 'deleteOrder' && action.kind === 'write' ? deletesSaved(action) : action,
  )
}

function savedCartWrite(
  name: string,
  fields: readonly string[],
  run: (call: Call) => Promise<Outcome>,
): WriteAction {
  return {
    name,
    label: `public:cart.${name === 'changeOrder' ? 'change' : name}`,
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: [...COMMON, ...fields],
    run,
  }
}

async function save(call: Call): Promise<Outcome> {
  const { cart: held } = await holdCart(call)
  const named = text(call.input, 'orderID')
  if (named !== '' && named !== held.id) throw refuse('orderID', 'The cart could not be found.')
  await requireFree(call.db, held)
  if ((await itemsOf(call.db, held.id)).length === 0) {
    throw refuse('orderItems', 'There is nothing in the cart that could be saved.')
  }
  const orderName = await requiredName(call)
  await requireRoom(call)
  await giveBackExpired(call.db, call.now)
  await setAside(call, held, orderName)
  return {
    answer: { savedCart: { orderID: held.id, orderName }, cart: await presentCart(call) },
    subjectID: held.id,
    detail: { orderName },
  }
}

async function rename(call: Call): Promise<Outcome> {
  const { id } = await requiredSavedCart(call)
  const name = await requiredName(call, id)
  await call.db.update(cart).set({ name }).where(eq(cart.id, id))
  return {
    answer: { savedCart: { orderID: id, orderName: name } },
    subjectID: id,
    detail: { orderName: name },
  }
}

/** One saved cart becomes the caller's cart; what lay in that is set aside, under its own name or the one of the request. */
async function change(call: Call): Promise<Outcome> {
  const { cart: held } = await holdCart(call)
  if (held.id === text(call.input, 'orderID')) {
    return { answer: { cart: await presentCart(call), changes: [] }, silent: true }
  }
  const saved = await requiredSavedCart(call)
  await requireFree(call.db, held)
  await giveBackExpired(call.db, call.now)
  const orderName = await makeRoomFor(call, saved, held)
  const changes = await takeUp(call, saved)
  const left = orderName !== undefined && { setAside: { orderID: held.id, orderName } }
  return {
    answer: { ...left, changes, cart: await presentCart(call) },
    subjectID: saved.id,
    detail: { ...left },
  }
}

/** The name under which the present cart is set aside; undefined where nothing lay in it. */
async function makeRoomFor(call: Call, saved: Cart, held: Cart): Promise<string | undefined> {
  if ((await itemsOf(call.db, held.id)).length === 0) {
    await call.db.delete(cart).where(eq(cart.id, held.id))
    return undefined
  }
  const others = await savedCartsOf(call.db, accountOf(call).id)
  const wished = held.name || text(call.input, 'orderName') || UNNAMED
  const name = freeName(
    wished,
    others.filter(({ id }) => id !== saved.id),
  )
  await setAside(call, held, name)
  return name
}

/** With `savedCartFlag` an order is deleted only while it is a saved cart: it may have become the cart meanwhile. */
function deletesSaved(other: WriteAction): WriteAction {
  return {
    ...other,
    fields: other.fields === 'any' ? 'any' : [...other.fields, 'savedCartFlag'],
    run: async (call) => {
      if (call.session === undefined || call.session.account.guest) return other.run(call)
      const isSavedOnly = flag(call.input, 'savedCartFlag')
      const saved = isSavedOnly ? await requiredSavedCart(call) : await lockSavedCart(call)
      if (saved === undefined) return other.run(call)
      await call.db.delete(cart).where(eq(cart.id, saved.id))
      return {
        answer: { cart: await presentCart(call) },
        subjectID: saved.id,
        detail: { orderName: saved.name },
      }
    },
  }
}
