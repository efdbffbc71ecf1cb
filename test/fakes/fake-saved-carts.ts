/** The saved carts of the fake shop: what they are called, and how one comes to be. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { CartItem } from '../../src/domain/cart/cart.ts'
import { readCartName, savedCartId, type SavedCartId } from '../../src/domain/cart/saved-cart.ts'
import { refused, type Visit } from './fake-shop.ts'

interface SavedName {
  readonly id: SavedCartId
  readonly name: string
}

/** The names that are taken. */
export function savedNames({ shop }: Visit, owner: string): readonly SavedName[] {
  return [...shop.savedCarts]
    .filter(([, saved]) => saved.owner === owner)
    .map(([id, { cart }]) => ({ id, name: cart.name ?? '' }))
}

interface Aside {
  readonly name: string
  /** What the shop shows of the cart. */
  readonly items: readonly CartItem[]
}

/** Keeps the cart of an owner under a name; refused where it is empty, or the name is not possible. */
export function setAside(
  visit: Visit,
  owner: string,
  { name, items }: Aside,
): E.Either<PortFailure, void> {
  const { shop } = visit
  const cart = shop.carts.get(owner)
  if (cart === undefined || cart.lines.length === 0) return refused('There is nothing in the cart.')
  if (E.isLeft(readCartName(name, savedNames(visit, owner)))) {
    return refused('This name is not possible.')
  }
  shop.savedCarts.set(savedCartId(shop.nextId('saved-cart')), {
    owner,
    cart: { ...cart, name },
    savedAt: `${shop.today}T10:00:00.000Z`,
    prices: new Map(items.map(({ id, unitPrice }) => [id, unitPrice])),
  })
  shop.carts.delete(owner)
  return E.right(undefined)
}
