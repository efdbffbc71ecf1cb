/** What the engine of a fake shop knows of orders that are being placed. */
import type { CartId, Placement } from '../../src/domain/payment/placement.ts'
import type { PlacementPress } from '../../src/application/ports/placement-gateway.ts'
import type { CartChange } from '../../src/domain/payment/reviewed-cart.ts'

export type PlacementKind = Placement['kind']

export interface FakePlacements {
  /** What the payments to come go through, one status after the other; the last one is `placed`. */
  way: readonly PlacementKind[]
  /** What has changed since the review, told once and before anything is charged. */
  changes: readonly CartChange[]
  readonly byCart: Map<CartId, FakePlacement>
  /** Every press that has arrived. */
  readonly presses: PlacementPress[]
  /** The cart of every charge. More than one of a cart is a double charge. */
  readonly charges: CartId[]
}

export interface FakePlacement {
  readonly owner: string | undefined
  readonly placement: Placement
  readonly rest: readonly PlacementKind[]
  readonly isCharged: boolean
}

export function fakePlacements(): FakePlacements {
  return { way: ['placed'], changes: [], byCart: new Map(), presses: [], charges: [] }
}
