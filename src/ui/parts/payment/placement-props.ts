/** What the screens of a placement are given. */
import type { PlacementEvent } from '../../../application/checkout/placement.machine.ts'
import type { PlacementView } from '../../../application/checkout/placement.view.ts'
import type { Placements } from '../../../application/checkout/placements.ts'
import type { ReviewedCart } from '../../../domain/payment/reviewed-cart.ts'

export interface PlacementPieceProps {
  readonly view: PlacementView
  readonly send: (event: PlacementEvent) => void
  readonly placements: Placements
  /** What the customer sees; the engine asks back where it is no longer so. */
  readonly reviewed?: ReviewedCart | undefined
  /** The page of the terms of sale that the customer has accepted. */
  readonly acceptedTerms?: string | undefined
  /** Why the order cannot be placed yet. */
  readonly reason?: string | undefined
  readonly currency: string
  /** What the line of an id is called. */
  readonly itemName: (itemId: string) => string
  /** Leads to the choice of a payment. */
  readonly onOtherPayment: () => void
}
