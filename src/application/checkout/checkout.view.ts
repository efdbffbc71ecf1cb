/** What a step of the checkout shows. Components never read the chart's context. */
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { CheckoutPlace } from '../../domain/checkout/checkout-tasks.ts'
import type { CheckoutWrite } from '../../domain/checkout/checkout-write.ts'
import { changesSince, type ReviewChange } from '../../domain/checkout/review-changes.ts'
import type { PortFailure } from '../failure.ts'
import type { CheckoutSnapshot } from './checkout.machine.ts'

export type CheckoutView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | {
      readonly kind: 'shown'
      readonly checkout: Checkout
      /** It could not be read again, so that this may not be the newest. */
      readonly failure: PortFailure | undefined
      readonly isBusy: boolean
      /** What the customer has reviewed; undefined outside of the review. */
      readonly reviewed: Checkout | undefined
      /** What is not as the customer has seen it in the review. */
      readonly changes: readonly ReviewChange[]
    }

/** How what was asked for at a place goes on. */
export type CheckoutPlaceView =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'busy'; readonly write: CheckoutWrite }
  | { readonly kind: 'done'; readonly write: CheckoutWrite }
  | { readonly kind: 'failed'; readonly write: CheckoutWrite; readonly failure: PortFailure }

const quiet: CheckoutPlaceView = { kind: 'quiet' }

/** The checkout, or why there is none to show. */
export function checkoutView(snapshot: CheckoutSnapshot): CheckoutView {
  const { checkout, readFailure, reviewed } = snapshot.context
  if (checkout === undefined) {
    return readFailure === undefined
      ? { kind: 'loading' }
      : { kind: 'failed', failure: readFailure }
  }
  return {
    kind: 'shown',
    checkout,
    failure: readFailure,
    isBusy: snapshot.hasTag('busy'),
    reviewed,
    changes: reviewed === undefined ? [] : changesSince(reviewed, checkout),
  }
}

/** What is told at a place. */
export function checkoutPlaceView(
  { context }: Pick<CheckoutSnapshot, 'context'>,
  place: CheckoutPlace,
): CheckoutPlaceView {
  const task = context.tasks.findLast((each) => each.place === place)
  if (task) return { kind: 'busy', write: task.write }
  return context.outcomes.get(place) ?? quiet
}
