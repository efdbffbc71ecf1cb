/**
 * The checkout of this tab: read when a step is opened, written to one thing after the other, so that no older
 * answer is ever laid over a newer one. The steps share it, and what the customer has reviewed.
 */
import { either as E } from 'fp-ts'
import { type Actor, assign, setup, type SnapshotFrom } from 'xstate'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { CheckoutPlace, CheckoutTask } from '../../domain/checkout/checkout-tasks.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import {
  type CheckoutContext,
  checkoutRead,
  type CheckoutStage,
  stageOf,
  taskDone,
  taskTaken,
  unknownCheckout,
  withoutPlace,
} from './checkout.context.ts'

export type CheckoutEvent =
  /** A step is opened. */
  | { readonly type: 'checkout.read' }
  /** It was changed elsewhere: an answer that is on its way may be older than that. */
  | { readonly type: 'checkout.changed' }
  | ({ readonly type: 'checkout.write' } & CheckoutTask)
  | { readonly type: 'outcome.forget'; readonly place: CheckoutPlace }
  /** The customer looks at the whole order, and what changes from now on is shown beside what it was. */
  | { readonly type: 'review.begin' }
  /** The customer has seen what has changed. */
  | { readonly type: 'review.accept' }
  | { readonly type: 'review.end' }
  /** Another user signed in or out, and has a cart of their own. */
  | { readonly type: 'owner.changed' }

type Answer = E.Either<PortFailure, Checkout>

/** The failure that represents an effect that threw instead of answering: what was written is unknown. */
const broken: Answer = E.left({ kind: 'unconfirmed' })

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: actorSlot<Answer, void>('read'),
    write: actorSlot<Answer, CheckoutStage>('write'),
  },
  guards: {
    isKnown: ({ context }) => context.checkout !== undefined,
    isOpened: ({ context }) => context.checkout !== undefined || context.readFailure !== undefined,
    hasTasks: ({ context }) => context.tasks.length > 0,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    takeTask: assign(({ context, event }) =>
      event.type === 'checkout.write' ? taskTaken(context, event) : {},
    ),
    markStale: assign({ isStale: true }),
    startOver: assign(unknownCheckout),
    noteRead: assign(({ context }, answer: Answer) => checkoutRead(context, answer)),
    noteWritten: assign(({ context }, answer: Answer) => taskDone(context, answer)),
  },
}).createMachine({
  id: 'checkout',
  context: unknownCheckout,
  initial: 'resting',
  on: {
    'owner.changed': { target: '.reading', reenter: true, actions: 'startOver' },
    'outcome.forget': {
      actions: assign(({ context, event }) => ({
        outcomes: withoutPlace(context.outcomes, event.place),
      })),
    },
    'review.begin': {
      actions: assign(({ context }) => ({
        isReviewing: true,
        reviewed: context.reviewed ?? context.checkout,
      })),
    },
    'review.accept': { actions: assign(({ context }) => ({ reviewed: context.checkout })) },
    'review.end': { actions: assign({ isReviewing: false, reviewed: undefined }) },
  },
  states: {
    resting: {
      on: {
        // What no page has opened yet is not asked for.
        'owner.changed': [
          { guard: 'isOpened', target: 'reading', actions: 'startOver' },
          { actions: 'startOver' },
        ],
        'checkout.read': 'reading',
        'checkout.changed': 'reading',
        'checkout.write': [
          { guard: 'isKnown', target: 'writing', actions: 'takeTask' },
          // What it was before is the evidence by which a lost answer is settled.
          { target: 'reading', actions: 'takeTask' },
        ],
      },
    },
    reading: {
      tags: 'busy',
      entry: assign({ isStale: false }),
      on: {
        // The answer to a write is the newer checkout, so this read is not needed.
        'checkout.write': [
          { guard: 'isKnown', target: 'writing', actions: 'takeTask' },
          { actions: 'takeTask' },
        ],
        'checkout.changed': { actions: 'markStale' },
      },
      invoke: {
        src: 'read',
        onDone: {
          target: 'choosing',
          actions: { type: 'noteRead', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'noteRead', params: E.left({ kind: 'malformed' }) },
        },
      },
    },
    choosing: {
      always: [
        { guard: 'hasTasks', target: 'writing' },
        { guard: 'isStale', target: 'reading' },
        { target: 'resting' },
      ],
    },
    writing: {
      tags: 'busy',
      on: {
        'checkout.write': { actions: 'takeTask' },
        'checkout.read': { actions: 'markStale' },
        'checkout.changed': { actions: 'markStale' },
      },
      invoke: {
        src: 'write',
        input: ({ context }) => stageOf(context),
        onDone: {
          target: 'choosing',
          actions: { type: 'noteWritten', params: ({ event }) => event.output },
        },
        onError: { target: 'choosing', actions: { type: 'noteWritten', params: broken } },
      },
    },
  },
})

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

export type CheckoutActor = Actor<typeof checkoutMachine>
