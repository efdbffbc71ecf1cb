/**
 * From the press of *Place order* to an order (CART-08, CART-09). One question is asked at a time, and an answer counts
 * only in the state that asked, so that no older answer is ever laid over a newer one. What became of a press whose
 * answer was lost is read by the id of the cart: nothing is charged twice.
 */
import { either as E } from 'fp-ts'
import { assign, type EventObject, fromCallback, setup, type SnapshotFrom } from 'xstate'
import { type CartId, pauseBeforeCheck, type Placement } from '../../domain/payment/placement.ts'
import type { CartChange, ReviewedCart } from '../../domain/payment/reviewed-cart.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
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
  /** A challenge has ended since the customer pressed. */
  readonly wasVerified: boolean
}

export type PlacementEvent =
  | { readonly type: 'order.place'; readonly reviewed?: ReviewedCart }
  /** Yes, once more. */
  | { readonly type: 'order.confirm' }
  /** The challenge says that it has ended. It is only a hint: the engine is asked. */
  | { readonly type: 'challenge.ended' }
  | { readonly type: 'placement.cancel' }
  | { readonly type: 'placement.check' }
  /** Shows a challenge again that has ended without success. */
  | { readonly type: 'challenge.retry' }
  /** Another tab has done something to it. */
  | { readonly type: 'placement.changed' }

type Read = E.Either<PortFailure, Placement>
type Answer = E.Either<PortFailure, PlacementAnswer>

/** Reads that say `open` before a lost press is believed not to have arrived. */
const readsToBelieve = 3

const notSaved: PortFailure = { kind: 'not-saved' }

/** Failures that prove that nothing was begun. */
const provesNothingDone: ReadonlySet<PortFailure['kind']> = new Set([
  'unreachable',
  'unauthorised',
  'refused',
  'not-found',
  'stale',
])

/** Where the customer may press *Place order*. */
const pressable = {
  'order.place': { target: 'placing', actions: 'takePress' },
  'placement.changed': 'asking',
} as const

export const placementMachine = setup({
  types: {
    input: {} as PlacementInput,
    context: {} as PlacementContext,
    events: {} as PlacementEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: actorSlot<Read, CartId>('read'),
    place: actorSlot<Answer, PlacementPress>('place'),
    cancel: actorSlot<Read, CartId>('cancel'),
    /** Sends `placement.changed` when another tab has done something to it. */
    otherTabs: fromCallback<EventObject, CartId>(() => undefined),
  },
  delays: { pause: ({ context }) => pauseBeforeCheck(context.checks) },
  guards: {
    isDoubtful: ({ context }) =>
      context.isLost && isFree(context) && context.checks < readsToBelieve,
    goesOnByItself: ({ context }) => context.isReturning && is(context, 'requires-action'),
    isFollowed: ({ context }) => context.isLost || is(context, 'processing'),
    hasChanges: ({ context }) => context.changes.length > 0,
    wasVerified: ({ context }) => context.wasVerified,
    isOpen: ({ context }) => is(context, 'open'),
    isProcessing: ({ context }) => is(context, 'processing'),
    isDeclined: ({ context }) => is(context, 'requires-payment-method'),
    isChallenged: ({ context }) => is(context, 'requires-action'),
    wantsConfirmation: ({ context }) => is(context, 'requires-confirmation'),
    isAuthorized: ({ context }) => is(context, 'requires-capture'),
    isCanceled: ({ context }) => is(context, 'canceled'),
    isPaidNotPlaced: ({ context }) => is(context, 'paid-not-placed'),
  },
  actions: {
    takePress: assign(({ context, event }) => ({
      press: pressOf(context, event),
      failure: undefined,
      changes: [],
      checks: 0,
      wasVerified: false,
    })),
    /** After a challenge: the press is the one from before. */
    goOn: assign(({ context }) => ({
      press: { cartId: context.cartId },
      failure: undefined,
      checks: 0,
      isReturning: false,
      wasVerified: true,
    })),
    forgetFailure: assign({ failure: undefined, checks: 0 }),
    markLost: assign({ isLost: true, checks: 0, failure: undefined, wasVerified: false }),
  },
}).createMachine({
  id: 'placement',
  context: ({ input }) => ({
    cartId: input.cartId,
    placement: undefined,
    failure: undefined,
    changes: [],
    press: { cartId: input.cartId },
    checks: 0,
    isLost: false,
    isReturning: input.isReturning ?? false,
    wasVerified: false,
  }),
  invoke: { src: 'otherTabs', input: ({ context }) => context.cartId },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      // What is on its way may be older than what the other tab has done.
      on: { 'placement.changed': { target: 'asking', reenter: true } },
      invoke: {
        src: 'read',
        input: ({ context }) => context.cartId,
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'deciding',
            actions: assign(({ context, event }) => readBy(context, event.output)),
          },
          {
            target: 'missed',
            actions: assign(({ context, event }) => readBy(context, event.output)),
          },
        ],
        onError: {
          target: 'missed',
          actions: assign(({ context }) => readBy(context, E.left({ kind: 'malformed' }))),
        },
      },
    },
    /** It could not be read. Where money may be on its way it is looked again by itself. */
    missed: {
      always: { guard: 'isFollowed', target: 'waiting' },
      on: { 'placement.check': 'asking', 'placement.changed': 'asking' },
    },
    deciding: {
      always: [
        { guard: 'isDoubtful', target: 'waiting' },
        { guard: 'goesOnByItself', target: 'placing', actions: 'goOn' },
        { target: 'settling', actions: assign(({ context }) => settled(context)) },
      ],
    },
    settling: {
      always: [
        { guard: 'hasChanges', target: 'changed' },
        { guard: 'isOpen', target: 'open' },
        { guard: 'isProcessing', target: 'waiting' },
        { guard: 'isDeclined', target: 'declined' },
        { guard: 'isChallenged', target: 'challenged' },
        { guard: 'wantsConfirmation', target: 'confirming' },
        { guard: 'isAuthorized', target: 'authorized' },
        { guard: 'isCanceled', target: 'canceled' },
        { guard: 'isPaidNotPlaced', target: 'paidNotPlaced' },
        { target: 'placed' },
      ],
    },
    /** The payment is being made, or is being looked for: the next look comes by itself, with growing pauses. */
    waiting: {
      tags: 'busy',
      after: { pause: 'asking' },
      on: { 'placement.check': 'asking', 'placement.changed': 'asking' },
    },
    open: { on: pressable },
    changed: {
      on: {
        'order.place': { target: 'placing', actions: 'takePress' },
        'placement.changed': { target: 'asking', actions: assign({ changes: [] }) },
      },
    },
    declined: { on: pressable },
    challenged: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'wasVerified', target: 'failed' }, { target: 'shown' }] },
        shown: { on: { 'challenge.ended': { target: '#placement.placing', actions: 'goOn' } } },
        /** The challenge has ended, and the bank still waits for the customer. */
        failed: { on: { 'challenge.retry': 'shown' } },
      },
      on: {
        'placement.cancel': { target: 'canceling', actions: 'forgetFailure' },
        'placement.changed': 'asking',
      },
    },
    confirming: {
      on: {
        'order.confirm': { target: 'placing', actions: 'takePress' },
        'placement.cancel': { target: 'canceling', actions: 'forgetFailure' },
        'placement.changed': 'asking',
      },
    },
    authorized: { on: pressable },
    canceled: { on: pressable },
    paidNotPlaced: { on: pressable },
    placed: {},
    placing: {
      tags: 'busy',
      invoke: {
        src: 'place',
        input: ({ context }) => context.press,
        onDone: [
          {
            guard: ({ event }) => isUnclear(event.output),
            target: 'asking',
            actions: 'markLost',
          },
          {
            target: 'deciding',
            actions: assign(({ event }) => answeredBy(event.output)),
          },
        ],
        onError: { target: 'asking', actions: 'markLost' },
      },
    },
    canceling: {
      tags: 'busy',
      invoke: {
        src: 'cancel',
        input: ({ context }) => context.cartId,
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'deciding',
            actions: assign(({ context, event }) => readBy(context, event.output)),
          },
          // It may be paid meanwhile, or canceled all the same: the engine says where it stands.
          { target: 'asking' },
        ],
        onError: 'asking',
      },
    },
  },
})

export type PlacementSnapshot = SnapshotFrom<typeof placementMachine>

function is({ placement }: PlacementContext, kind: Placement['kind']): boolean {
  return placement?.kind === kind
}

/** Nothing has begun, or it has ended without a charge: as it is before a press that is on its way arrives. */
function isFree({ placement }: PlacementContext): boolean {
  const free: readonly (Placement['kind'] | undefined)[] = [
    'open',
    'canceled',
    'requires-payment-method',
  ]
  return free.includes(placement?.kind)
}

function pressOf({ cartId }: PlacementContext, event: PlacementEvent): PlacementPress {
  if (event.type === 'order.place') return { cartId, reviewed: event.reviewed }
  return event.type === 'order.confirm' ? { cartId, isConfirmed: true } : { cartId }
}

function readBy({ checks }: PlacementContext, answer: Read): Partial<PlacementContext> {
  return E.isRight(answer)
    ? { placement: answer.right, failure: undefined, checks: checks + 1 }
    : { failure: answer.left, checks: checks + 1 }
}

function isUnclear(answer: Answer): boolean {
  return E.isLeft(answer) && !provesNothingDone.has(answer.left.kind)
}

function answeredBy(answer: Answer): Partial<PlacementContext> {
  if (E.isLeft(answer)) return { failure: answer.left, isLost: false }
  return answer.right.kind === 'changed'
    ? { changes: answer.right.changes, isLost: false }
    : { placement: answer.right.placement, failure: undefined, isLost: false }
}

/** A press that was lost and has not arrived may be made again, and the customer is told so. */
function settled(context: PlacementContext): Partial<PlacementContext> {
  const { isLost, failure, checks } = context
  const hasNotArrived = isLost && (is(context, 'open') || is(context, 'canceled'))
  return {
    isLost: false,
    failure: hasNotArrived ? notSaved : failure,
    checks: is(context, 'processing') ? checks : 0,
  }
}
