/** Carts that are set aside: the list, and what is done to one of them. The cart itself sets aside (`carts.ts`). */
import { function as F, taskEither as TE } from 'fp-ts'
import {
  type SavedCart,
  type SavedCartId,
  takenUpBetween,
  type TakenUp,
} from '../../domain/cart/saved-cart.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { CartCount } from '../ports/cart-count.ts'
import type { CartGateway } from '../ports/cart-gateway.ts'
import type { SavedCartGateway } from '../ports/saved-cart-gateway.ts'
import type { Program } from '../program.ts'
import { forCustomers } from '../quote/quote-ports.ts'
import { cartOwner } from './cart-count.ts'

export interface NewName {
  readonly id: SavedCartId
  readonly name: string
}

export interface TakeUpWish {
  readonly saved: SavedCart
  /** What the present cart is called from now on, where it has no name of its own. */
  readonly leftAs: string
}

export interface SavedCarts {
  readonly all: (signal?: AbortSignal) => Program<readonly SavedCart[]>
  readonly rename: (wish: NewName) => Program<void>
  readonly remove: (id: SavedCartId) => Program<void>
  /** Makes one the cart; the present one is set aside. */
  readonly takeUp: (wish: TakeUpWish) => Program<TakenUp>
}

export interface SavedCartsPorts {
  readonly savedCartGateway: SavedCartGateway
  readonly cartGateway: Pick<CartGateway, 'cart'>
  readonly cartCount: CartCount
  readonly session: SessionActor
  /** The cart of this tab is another one now. */
  readonly onOtherCart: () => void
}

/** The service of saved carts, for customers only; a lost answer is settled by reading them. */
export function openSavedCarts(ports: SavedCartsPorts): SavedCarts {
  const { savedCartGateway: gateway, cartCount, session, onOtherCart } = ports
  const customers = { session: () => sessionOf(session.getSnapshot()) }
  const settled = (write: Program<void>, isDone: (carts: readonly SavedCart[]) => boolean) =>
    confirmWrite<void, readonly SavedCart[]>({
      write,
      read: gateway.all(),
      judge: (carts) =>
        isDone(carts) ? { kind: 'done', answer: undefined } : { kind: 'not-done' },
    })
  const takeUp = (wish: TakeUpWish) => {
    const owner = cartOwner(session.getSnapshot().context.account?.id)
    return F.pipe(
      takenUp(ports, wish),
      TE.tapIO(({ cart: { totalItems } }) => () => {
        cartCount.announce(owner, totalItems)
        onOtherCart()
      }),
    )
  }
  return {
    all: (signal) => forCustomers(customers, () => gateway.all(signal)),
    rename: ({ id, name }) =>
      forCustomers(customers, () =>
        settled(gateway.rename(id, name), (carts) =>
          carts.some((each) => each.id === id && each.name === name),
        ),
      ),
    remove: (id) =>
      forCustomers(customers, () =>
        settled(gateway.remove(id), (carts) => carts.every((each) => each.id !== id)),
      ),
    takeUp: (wish) => forCustomers(customers, () => takeUp(wish)),
  }
}

/** The saved carts are read first, so that an answer that got lost can be made up for. */
function takenUp(
  { savedCartGateway, cartGateway }: SavedCartsPorts,
  { saved, leftAs }: TakeUpWish,
): TE.TaskEither<PortFailure, TakenUp> {
  return F.pipe(
    savedCartGateway.all(),
    TE.flatMap((before) =>
      confirmWrite({
        write: savedCartGateway.takeUp(saved.id, leftAs),
        read: F.pipe(
          TE.Do,
          TE.bind('saved', () => savedCartGateway.all()),
          TE.bind('cart', () => cartGateway.cart()),
        ),
        judge: (after) => {
          const answer = takenUpBetween(saved, before, after)
          return answer === undefined ? { kind: 'not-done' } : { kind: 'done', answer }
        },
      }),
    ),
  )
}
