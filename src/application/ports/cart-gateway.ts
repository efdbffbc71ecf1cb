/** Where the cart is kept: the customer's, or that of a visitor's browser. Every write answers it as it is afterwards. */
import type { taskEither as TE } from 'fp-ts'
import type { Cart, CartItemId } from '../../domain/cart/cart.ts'
import type { CartAddition } from '../../domain/cart/cart-write.ts'
import type { PortFailure } from '../failure.ts'

export interface CartGateway {
  readonly cart: (signal?: AbortSignal) => TE.TaskEither<PortFailure, Cart>
  /**
   * All of them or none; more of what lies in the cart already is added to its line. Sent again under its intent it is
   * done once, and `unconfirmed`.
   */
  readonly add: (
    lines: readonly CartAddition[],
    intentId?: string,
  ) => TE.TaskEither<PortFailure, Cart>
  /** The bundle that was built, once; it is being built no more afterwards. */
  readonly addBundle: (buildId: string) => TE.TaskEither<PortFailure, Cart>
  readonly changeQuantity: (id: CartItemId, quantity: number) => TE.TaskEither<PortFailure, Cart>
  /** What is gone already is passed over; an item that there never was is refused. */
  readonly remove: (ids: readonly CartItemId[]) => TE.TaskEither<PortFailure, Cart>
  /** Keeps all of it under a name, which no other saved cart has; the empty cart. */
  readonly setAside: (name: string) => TE.TaskEither<PortFailure, Cart>
  readonly clear: () => TE.TaskEither<PortFailure, Cart>
  /** A code that is none is `refused`. */
  readonly applyPromotion: (code: string) => TE.TaskEither<PortFailure, Cart>
  readonly removePromotion: (code: string) => TE.TaskEither<PortFailure, Cart>
}
