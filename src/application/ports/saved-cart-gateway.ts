/** Where carts are kept that are set aside; the cart itself is set aside by the gateway of the cart. */
import type { taskEither as TE } from 'fp-ts'
import type { SavedCart, SavedCartId, TakenUp } from '../../domain/cart/saved-cart.ts'
import type { PortFailure } from '../failure.ts'

export interface SavedCartGateway {
  /** The one that was set aside last first. */
  readonly all: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly SavedCart[]>
  /** A name that another one has is `refused`. Here and below one that is missing or foreign is `not-found`. */
  readonly rename: (id: SavedCartId, name: string) => TE.TaskEither<PortFailure, void>
  /** Only while it is a saved one: what has become the cart meanwhile is `not-found`. */
  readonly remove: (id: SavedCartId) => TE.TaskEither<PortFailure, void>
  /** Makes it the cart; what lies in that is set aside under its own name, or this one. */
  readonly takeUp: (id: SavedCartId, leftAs: string) => TE.TaskEither<PortFailure, TakenUp>
}
