/**
 * From the press of *Place order* to an order (CART-08, CART-09). One question is asked at a time, and an answer counts
 * only in the state that asked, so that no older answer is ever laid over a newer one. What became of a press whose
 * answer was lost is read by the id of the cart: nothing is charged twice.
 */
import { either as E } from 'fp-ts'
import { assign, type EventObject, fromCallback, setup, type SnapshotFrom } from 'xstate'
import { type CartId, pauseBeforeCheck } from '../../domain/payment/placement.ts'
import type { ReviewedCart } from '../../domain/payment/reviewed-cart.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import { framePatience } from '../payment/frame-patience.ts'
import type { PlacementPress } from '../ports/placement-gateway.ts'
import {
  answeredBy,
  hasGoneOn,
  isUnclear,
  type PlacementContext,
  type PlacementInput,
  type PlacementRead,
  type PlacementReply,
  readBy,
  settled,
  unknownPlacement,
  waitsForBank,
} from './placement.context.ts'
import { placementGuards } from './placement.guards.ts'

export type PlacementEvent =
  | {
      readonly type: 'order.place'
      readonly reviewed?: ReviewedCart
      /** The page of the terms of sale that were accepted with the press. */
      readonly acceptedTerms?: string
    }
  /** Yes, once more. */
  | { readonly type: 'order.confirm' }
  /** The challenge says that it has ended. It is only a hint: the engine is asked. */
  | { readonly type: 'challenge.ended' }
  /** The page of the bank can be answered. */
  | { readonly type: 'challenge.ready' }
  /** Loads the page of the bank again. */
  | { readonly type: 'challenge.reload' }
  | { readonly type: 'placement.cancel' }
  | { readonly type: 'placement.check' }
  /** Shows a challenge again that has ended without success. */
  | { readonly type: 'challenge.retry' }
  /** Another tab has done something to it. */
  | { readonly type: 'placement.changed' }

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
    read: actorSlot<PlacementRead, CartId>('read'),
    place: actorSlot<PlacementReply, PlacementPress>('place'),
    cancel: actorSlot<PlacementRead, CartId>('cancel'),
    /** Sends `placement.changed` when another tab has done something to it. */
    otherTabs: fromCallback<EventObject, CartId>(() => undefined),
  },
  delays: { pause: ({ context }) => pauseBeforeCheck(context.checks), patience: framePatience },
  guards: placementGuards,
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
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    markLost: assign({ isLost: true, checks: 0, failure: undefined, wasVerified: false }),
  },
}).createMachine({
  id: 'placement',
  context: ({ input }) => unknownPlacement(input),
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
    /**
     * It could not be read. Where money may be on its way it is looked again by itself; what was read before stands,
     * so that what it offers can be pressed.
     */
    missed: {
      always: [
        { guard: 'isFollowed', target: 'waiting' },
        { guard: 'isKnown', target: 'settling' },
      ],
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
        // The page of the bank stays where it is while the engine is asked: its answer would be lost with it.
        shown: {
          type: 'parallel',
          on: { 'challenge.ended': { target: '#placement.placing', actions: 'goOn' } },
          states: {
            looking: {
              initial: 'still',
              on: { 'placement.changed': '.reading' },
              states: {
                still: {},
                reading: {
                  invoke: {
                    src: 'read',
                    input: ({ context }) => context.cartId,
                    onDone: [
                      {
                        guard: ({ event }) => hasGoneOn(event.output),
                        target: '#placement.deciding',
                        actions: assign(({ context, event }) => readBy(context, event.output)),
                      },
                      {
                        guard: ({ event }) => E.isRight(event.output),
                        target: 'still',
                        actions: assign(({ context, event }) => readBy(context, event.output)),
                      },
                      { target: 'unread', actions: 'countCheck' },
                    ],
                    onError: { target: 'unread', actions: 'countCheck' },
                  },
                },
                // What another tab has done is not said a second time: it is looked again by itself.
                unread: { after: { pause: 'reading' } },
              },
            },
            /** Whether the page of the bank can be answered; one that is slow may still come. */
            frame: {
              initial: 'opening',
              on: {
                'challenge.ready': '.ready',
                'challenge.reload': {
                  target: '.opening',
                  actions: assign({ frameRound: ({ context }) => context.frameRound + 1 }),
                },
              },
              states: {
                opening: { after: { patience: 'blocked' } },
                blocked: {},
                ready: {},
              },
            },
          },
        },
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
      // What the answer says may be older than what the other tab has done.
      on: { 'placement.changed': { actions: assign({ isOutdated: true }) } },
      exit: assign({ isOutdated: false }),
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
            guard: ({ context, event }) => context.isOutdated && waitsForBank(event.output),
            target: 'asking',
            actions: assign(({ event }) => answeredBy(event.output)),
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

/** What is sent for a press, or for a confirmation. */
function pressOf({ cartId }: PlacementContext, event: PlacementEvent): PlacementPress {
  if (event.type === 'order.place') {
    const { reviewed, acceptedTerms } = event
    return { cartId, reviewed, ...(acceptedTerms !== undefined && { acceptedTerms }) }
  }
  return event.type === 'order.confirm' ? { cartId, isConfirmed: true } : { cartId }
}
