/** What the chart of a placement knows, and what answers make of it. */
import { either as E } from 'fp-ts'
import type { CartId, Placement } from '../../domain/payment/placement.ts'
import type { CartChange } from '../../domain/payment/reviewed-cart.ts'
import type { PortFailure } from '../failure.ts'
import type { PlacementAnswer, PlacementPress } from '../ports/placement-gateway.ts'

export interface PlacementInput {
  readonly cartId: CartId
  /** The customer comes back from the page of a bank, so that a placement that waits for it goes on. */
  readonly isReturning?: boolean
}

export interface PlacementContext {
  readonly cartId: CartId
  /** The last that the engine said; undefined before the first answer. */
  readonly placement: Placement | undefined
  readonly failure: PortFailure | undefined
  /** What has changed since the review, to be asked about. */
  readonly changes: readonly CartChange[]
  readonly press: PlacementPress
  /** How often it was looked since the last press or answer. */
  readonly checks: number
  /** The answer to a press is lost, and what became of it is not known yet. */
  readonly isLost: boolean
  readonly isReturning: boolean
  /** Another tab has done something to it since the press was sent. */
  readonly isOutdated: boolean
  /** A challenge has ended since the customer pressed. */
  readonly wasVerified: boolean
  /** Each is another frame with the page of the bank. */
  readonly frameRound: number
}

export type PlacementRead = E.Either<PortFailure, Placement>
export type PlacementReply = E.Either<PortFailure, PlacementAnswer>

const notSaved: PortFailure = { kind: 'not-saved' }

/** Failures that prove that nothing was begun. */
const provesNothingDone: ReadonlySet<PortFailure['kind']> = new Set([
  'unreachable',
  'unauthorised',
  'refused',
  'not-found',
  'stale',
])

/** A placement that nothing is known of yet. */
export function unknownPlacement({ cartId, isReturning }: PlacementInput): PlacementContext {
  return {
    cartId,
    placement: undefined,
    failure: undefined,
    changes: [],
    press: { cartId },
    checks: 0,
    isLost: false,
    isReturning: isReturning ?? false,
    isOutdated: false,
    wasVerified: false,
    frameRound: 0,
  }
}

/** Whether the placement was last read as one of this kind. */
export function placementIs({ placement }: PlacementContext, kind: Placement['kind']): boolean {
  return placement?.kind === kind
}

/** Nothing has begun, or it has ended without a charge: as it is before a press that is on its way arrives. */
export function isFree({ placement }: PlacementContext): boolean {
  const free: readonly (Placement['kind'] | undefined)[] = [
    'open',
    'canceled',
    'requires-payment-method',
  ]
  return free.includes(placement?.kind)
}

/** What is known after a look at the placement; every look counts, also one that has failed. */
export function readBy(
  { checks }: PlacementContext,
  answer: PlacementRead,
): Partial<PlacementContext> {
  return E.isRight(answer)
    ? { placement: answer.right, failure: undefined, checks: checks + 1 }
    : { failure: answer.left, checks: checks + 1 }
}

/** Whether the answer to a press leaves open what became of it. */
export function isUnclear(answer: PlacementReply): boolean {
  return E.isLeft(answer) && !provesNothingDone.has(answer.left.kind)
}

/** Whether the answer to a press says that the bank waits for the customer. */
export function waitsForBank(answer: PlacementReply): boolean {
  if (E.isLeft(answer) || answer.right.kind === 'changed') return false
  return answer.right.placement.kind === 'requires-action'
}

/** Whether a placement that has waited for the bank is found to wait for it no more. */
export function hasGoneOn(answer: PlacementRead): boolean {
  return E.isRight(answer) && answer.right.kind !== 'requires-action'
}

/** What is known after the answer to a press: the placement, changes to be looked at, or a failure. */
export function answeredBy(answer: PlacementReply): Partial<PlacementContext> {
  if (E.isLeft(answer)) return { failure: answer.left, isLost: false }
  return answer.right.kind === 'changed'
    ? { changes: answer.right.changes, isLost: false }
    : { placement: answer.right.placement, failure: undefined, isLost: false }
}

/** A press that was lost and has not arrived may be made again, and the customer is told so. */
export function settled(context: PlacementContext): Partial<PlacementContext> {
  const { isLost, failure, checks } = context
  const hasNotArrived = isLost && (placementIs(context, 'open') || placementIs(context, 'canceled'))
  return {
    isLost: false,
    failure: hasNotArrived ? notSaved : failure,
    checks: placementIs(context, 'processing') ? checks : 0,
  }
}
