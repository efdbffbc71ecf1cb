/** Saved carts without a server. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { SavedCartGateway } from '../../src/application/ports/saved-cart-gateway.ts'
import { type Cart, codeOf } from '../../src/domain/cart/cart.ts'
import {
  freeCartName,
  readCartName,
  type SavedCart,
  type SavedCartChange,
  type SavedCartId,
} from '../../src/domain/cart/saved-cart.ts'
import { cartOf, shown, shownCart } from './cart-gateway.fake.ts'
import { accountAt } from './fake-quote-store.ts'
import { savedNames, setAside } from './fake-saved-carts.ts'
import { type FakeSavedCart, notFound, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeSavedCartGateway(visit: Visit): SavedCartGateway {
  const { ask, commit } = visit.shop.calls
  const { savedCarts, carts } = visit.shop
  const own = (id: SavedCartId) =>
    F.pipe(
      accountAt(visit),
      E.chain((account): Answer<FakeSavedCart> => {
        const found = savedCarts.get(id)
        return found?.owner === account.id ? E.right(found) : notFound
      }),
    )
  return {
    all: (signal) => ask('savedCartGateway.all', () => rowsOf(visit), signal),
    rename: (id, name) =>
      commit('savedCartGateway.rename', () =>
        F.pipe(
          own(id),
          E.chain((found) => {
            const others = savedNames(visit, found.owner).filter((each) => each.id !== id)
            if (E.isLeft(readCartName(name, others))) return refused('This name is not possible.')
            savedCarts.set(id, { ...found, cart: { ...found.cart, name } })
            return E.right(undefined)
          }),
        ),
      ),
    remove: (id) =>
      commit('savedCartGateway.remove', () => E.map(() => void savedCarts.delete(id))(own(id))),
    takeUp: (id, leftAs) =>
      commit('savedCartGateway.takeUp', () =>
        E.map((found: FakeSavedCart) => {
          const { owner } = found
          savedCarts.delete(id)
          const present = cartOf(visit, owner)
          const name = freeCartName(present.name ?? leftAs, savedNames(visit, owner))
          const isEmpty = present.lines.length === 0
          if (!isEmpty) setAside(visit, owner, { name, items: shown(visit, owner).items })
          carts.set(owner, found.cart)
          const cart = shown(visit, owner)
          const changes = changesSince(found, cart)
          return { cart, leftAs: isEmpty ? undefined : name, changes }
        })(own(id)),
      ),
  }
}

function rowsOf(visit: Visit): Answer<readonly SavedCart[]> {
  return E.map(({ id: owner }: { readonly id: string }) =>
    [...visit.shop.savedCarts]
      .filter(([, saved]) => saved.owner === owner)
      .map(([id, { cart, savedAt }]) => {
        const { totals, totalItems, currency } = shownCart(visit, cart, false)
        const name = cart.name ?? ''
        return { id, name, savedAt, pieces: totalItems, total: totals.afterTax, currency }
      })
      .toReversed(),
  )(accountAt(visit))
}

function changesSince({ prices }: FakeSavedCart, cart: Cart): readonly SavedCartChange[] {
  return cart.items.flatMap((item): readonly SavedCartChange[] => {
    const { id: itemId, quantity, unitPrice: present } = item
    if (item.isGone === true) return [{ itemId, kind: 'gone', previous: quantity, present: 0 }]
    const previous = prices.get(itemId)
    if (codeOf(item) === '' || previous === present) return []
    return [{ itemId, kind: 'price', previous, present }]
  })
}
