/** What a page shows of a placement. */
import type {
  Challenge,
  DeclineReason,
  PlacedPayment,
  Placement,
} from '../../domain/payment/placement.ts'
import type { CartChange } from '../../domain/payment/reviewed-cart.ts'
import type { PortFailure } from '../failure.ts'
import type { PlacementSnapshot } from './placement.machine.ts'

interface ChallengeScreen {
  readonly kind: 'challenge'
  readonly payment: PlacedPayment
  readonly challenge: Challenge
  /** It has ended, and the bank still waits (CART-17). */
  readonly hasFailed: boolean
  /** The page of the bank has not come in its frame. */
  readonly isBlocked: boolean
  /** Each is another frame. */
  readonly round: number
}

export type PlacementScreen =
  /** It is read for the first time. */
  | { readonly kind: 'loading' }
  /** It could not be read. */
  | { readonly kind: 'unread' }
  /** The order can be placed. */
  | { readonly kind: 'open' }
  /** The shop has changed since the review. */
  | { readonly kind: 'changed'; readonly changes: readonly CartChange[] }
  /** The answer to a press is lost, and what became of it is being read. */
  | { readonly kind: 'checking' }
  /** `isSlow`: it takes longer than usual. */
  | { readonly kind: 'processing'; readonly payment: PlacedPayment; readonly isSlow: boolean }
  | {
      readonly kind: 'declined'
      readonly payment: PlacedPayment
      readonly reason: DeclineReason | undefined
    }
  | ChallengeScreen
  | { readonly kind: 'confirmation'; readonly payment: PlacedPayment }
  | { readonly kind: 'authorized'; readonly payment: PlacedPayment }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'paid-not-placed'; readonly payment: PlacedPayment }
  | Extract<Placement, { readonly kind: 'placed' }>

export interface PlacementView {
  readonly screen: PlacementScreen
  /** What was pressed is under way. */
  readonly isBusy: boolean
  /** Why the last press or question came to nothing. */
  readonly failure: PortFailure | undefined
}

const underWay: readonly PlacementScreen['kind'][] = [
  'checking',
  'processing',
  'challenge',
  'confirmation',
  'authorized',
  'paid-not-placed',
]

/** Whether a payment has begun and not ended: the engine takes no other write to the cart. */
export function isUnderWay({ kind }: PlacementScreen): boolean {
  return underWay.includes(kind)
}

/** From the sixth look on a payment takes longer than usual. */
const slowAfter = 5

/** The screen that stands for the placement, and whether anything is under way. */
export function placementView(snapshot: PlacementSnapshot): PlacementView {
  const { failure } = snapshot.context
  return { screen: screenOf(snapshot), isBusy: snapshot.hasTag('busy'), failure }
}

function screenOf(snapshot: PlacementSnapshot): PlacementScreen {
  const { placement, isLost, changes, checks, frameRound } = snapshot.context
  if (isLost) return { kind: 'checking' }
  if (placement === undefined) return { kind: snapshot.matches('missed') ? 'unread' : 'loading' }
  if (changes.length > 0) return { kind: 'changed', changes }
  switch (placement.kind) {
    case 'open':
    case 'canceled':
      return { kind: placement.kind }
    case 'processing':
      return { ...placement, isSlow: checks > slowAfter }
    case 'requires-payment-method':
      return { ...placement, kind: 'declined' }
    case 'requires-action':
      return {
        ...placement,
        kind: 'challenge',
        hasFailed: snapshot.matches({ challenged: 'failed' }),
        isBlocked: snapshot.matches({ challenged: { shown: { frame: 'blocked' } } }),
        round: frameRound,
      }
    case 'requires-confirmation':
      return { ...placement, kind: 'confirmation' }
    case 'requires-capture':
      return { ...placement, kind: 'authorized' }
    case 'paid-not-placed':
    case 'placed':
      return placement
  }
}
