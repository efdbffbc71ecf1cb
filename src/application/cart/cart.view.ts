/** What a place of the shop shows of the cart. */
import type { Cart } from '../../domain/cart/cart.ts'
import type { CartWrite } from '../../domain/cart/cart-write.ts'
import type { PlaceView } from '../../domain/shared/placed-writes.ts'
import type { PortFailure } from '../failure.ts'
import type { ResourceView } from '../write-queue.view.ts'

export type CartView = ResourceView<Cart>

export type CartPlaceView =
  | PlaceView<CartWrite>
  /** The code of the cart could not be fetched, so that nothing was written. */
  | { readonly kind: 'missed'; readonly failure: PortFailure }

/** Why what was asked for at a place was not done; undefined while nothing has failed. */
export function placeFailure(view: CartPlaceView): PortFailure | undefined {
  return view.kind === 'failed' || view.kind === 'missed' ? view.failure : undefined
}
