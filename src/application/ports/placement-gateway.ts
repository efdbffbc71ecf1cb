/** Where an order is placed, and where it is read what became of it. */
import type { taskEither as TE } from 'fp-ts'
import type { CartId, Placement } from '../../domain/payment/placement.ts'
import type { CartChange, ReviewedCart } from '../../domain/payment/reviewed-cart.ts'
import type { PortFailure } from '../failure.ts'

export interface PlacementPress {
  readonly cartId: CartId
  /** What the customer saw; without it the present prices count. */
  readonly reviewed?: ReviewedCart | undefined
  /** The page of the terms of sale that the customer has accepted. */
  readonly acceptedTerms?: string | undefined
  /** The customer has said yes once more. */
  readonly isConfirmed?: boolean
}

export type PlacementAnswer =
  | { readonly kind: 'answered'; readonly placement: Placement }
  /** The shop has changed since the review: nothing was charged. */
  | { readonly kind: 'changed'; readonly changes: readonly CartChange[] }

export interface PlacementGateway {
  /**
   * Goes on from where the placement of the cart stands. However often it is called, a cart is placed once and
   * charged once.
   */
  readonly placeOrder: (press: PlacementPress) => TE.TaskEither<PortFailure, PlacementAnswer>
  /** What became of it; `open` for a cart that is not the caller's, as for one that is missing. */
  readonly getPlacement: (id: CartId, signal?: AbortSignal) => TE.TaskEither<PortFailure, Placement>
  /** Ends what has begun, as long as nothing is paid. */
  readonly cancelPlacement: (id: CartId) => TE.TaskEither<PortFailure, Placement>
}
