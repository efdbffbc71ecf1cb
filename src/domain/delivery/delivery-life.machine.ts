/**
 * The life of a scheduled delivery: set up, started, skipped once, stopped and mended, ended (SUBS-02, SUBS-03,
 * SUBS-04). The server decides the stage; the chart makes one change after the other and takes none that the stage
 * does not allow.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../shared/actor-slot.ts'
import { withoutPlace } from '../shared/placed-writes.ts'
import type { DeliveryPlace } from './delivery-change.ts'
import {
  withChange,
  afterChange,
  type ChangeStep,
  type DeliveryAnswer,
  type DeliveryLifeContext,
  initialDeliveryLife,
  mayStart,
  type PlacedChange,
  afterReading,
  stageOf,
  withNextSent,
  stepOf,
  withNextRefused,
} from './delivery-life.context.ts'
import type { DeliveryId, ScheduledDelivery } from './scheduled-delivery.ts'

export type DeliveryLifeEvent =
  | ({ readonly type: 'delivery.change' } & PlacedChange)
  /** It may have changed elsewhere: in another tab, or because its day has come. */
  | { readonly type: 'delivery.refresh' }
  | { readonly type: 'outcome.forget'; readonly place: DeliveryPlace }

/** While nothing is under way. */
const whenIdle = {
  'delivery.change': { target: 'choosing', actions: 'ask' },
  'delivery.refresh': 'reading',
} as const

export const deliveryLifeMachine = setup({
  types: {
    input: {} as { readonly delivery: ScheduledDelivery },
    context: {} as DeliveryLifeContext,
    events: {} as DeliveryLifeEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: actorSlot<DeliveryAnswer, DeliveryId>('read'),
    change: actorSlot<DeliveryAnswer, ChangeStep>('change'),
  },
  /** An order is placed within seconds. */
  delays: { placingPause: 3000 },
  guards: {
    isWaitedFor: ({ context }) => context.waiting.length > 0,
    mayStart: ({ context }) => mayStart(context),
    isStale: ({ context }) => context.isStale,
    isSettingUp: ({ context }) => stageOf(context.delivery) === 'settingUp',
    isScheduled: ({ context }) => stageOf(context.delivery) === 'scheduled',
    isSkipped: ({ context }) => stageOf(context.delivery) === 'skipped',
    isStopped: ({ context }) => stageOf(context.delivery) === 'stopped',
    isPlacing: ({ context }) => stageOf(context.delivery) === 'placing',
    isCancelled: ({ context }) => stageOf(context.delivery) === 'cancelled',
  },
  actions: {
    ask: assign(({ context, event }) =>
      event.type === 'delivery.change' ? withChange(context, event) : {},
    ),
    start: assign(({ context }) => withNextSent(context)),
    turnDown: assign(({ context }) => withNextRefused(context)),
    markStale: assign({ isStale: true }),
    noteChanged: assign(({ context }, answer: DeliveryAnswer) => afterChange(context, answer)),
    noteRead: assign((_scope, answer: DeliveryAnswer) => afterReading(answer)),
  },
}).createMachine({
  id: 'deliveryLife',
  context: ({ input }) => initialDeliveryLife(input.delivery),
  initial: 'choosing',
  on: {
    'outcome.forget': {
      actions: assign(({ context, event }) => ({
        outcomes: withoutPlace(context.outcomes, event.place),
      })),
    },
  },
  states: {
    choosing: {
      always: [
        { guard: 'mayStart', target: 'changing', actions: 'start' },
        { guard: 'isWaitedFor', target: 'choosing', actions: 'turnDown', reenter: true },
        { guard: 'isStale', target: 'reading' },
        { guard: 'isSettingUp', target: 'settingUp' },
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isSkipped', target: 'skipped' },
        { guard: 'isStopped', target: 'stopped' },
        { guard: 'isPlacing', target: 'placing' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'unknown' },
      ],
    },
    settingUp: { on: whenIdle },
    scheduled: { on: whenIdle },
    skipped: { on: whenIdle },
    stopped: { on: whenIdle },
    placing: { on: whenIdle, after: { placingPause: 'reading' } },
    cancelled: { on: whenIdle },
    /** The server says something that this version does not know: it is shown, and nothing is changed. */
    unknown: { on: whenIdle },
    changing: {
      tags: 'busy',
      on: {
        'delivery.change': { actions: 'ask' },
        'delivery.refresh': { actions: 'markStale' },
      },
      invoke: {
        src: 'change',
        input: ({ context }) => stepOf(context),
        onDone: {
          target: 'choosing',
          actions: { type: 'noteChanged', params: ({ event }) => event.output },
        },
        // An effect that threw instead of answering: what was written is unknown.
        onError: {
          target: 'choosing',
          actions: { type: 'noteChanged', params: E.left({ kind: 'unconfirmed' }) },
        },
      },
    },
    reading: {
      tags: 'busy',
      entry: assign({ isStale: false }),
      on: {
        // The answer to a change is the newer one, so this reading is not needed.
        'delivery.change': { target: 'choosing', actions: 'ask' },
        'delivery.refresh': { actions: 'markStale' },
      },
      invoke: {
        src: 'read',
        input: ({ context }) => context.delivery.id,
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
  },
})

export type DeliveryLifeSnapshot = SnapshotFrom<typeof deliveryLifeMachine>
