/**
 * Building a bundle (CAT-41): choose, build, see its price, put it in the cart. A build that is shown is the one that
 * the shop keeps: every change of what is chosen leads away from it, and a write is answered before the next one.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../shared/actor-slot.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import {
  type BundleBuildContext,
  type BundleBuildEvent,
  type BundleBuildInput,
  type BundleStep,
  initialBundleBuild,
  isAsBuilt,
  presentBuild,
  afterStep,
  withRead,
} from './bundle-build.context.ts'
import {
  type BundleBuild,
  type BundleSelection,
  isWhole,
  selectionOf,
  withChoice,
  withOnly,
} from './bundle-build.ts'

/** A write about the build that is shown, or about one of its parts. */
export interface BundleWrite {
  readonly build: BundleBuild
  readonly itemId: string
}

type Answer<Value> = E.Either<PortFailure, Value>

/** An effect threw: whether anything was written is unknown. */
const broken = (step: BundleStep) =>
  ({ failure: { step, failure: { kind: 'unconfirmed' } } }) as const

const nothing = {
  build: undefined,
  selection: [],
  isChecked: false,
  failure: undefined,
} as const satisfies Partial<BundleBuildContext>

export const bundleBuildMachine = setup({
  types: {
    input: {} as BundleBuildInput,
    context: {} as BundleBuildContext,
    events: {} as BundleBuildEvent,
    tags: {} as 'busy',
  },
  actors: {
    readBuild: actorSlot<Answer<BundleBuild | undefined>, void>('readBuild'),
    saveBuild: actorSlot<Answer<BundleBuild>, BundleSelection>('saveBuild'),
    removeItem: actorSlot<Answer<BundleBuild | undefined>, BundleWrite>('removeItem'),
    discard: actorSlot<Answer<unknown>, BundleWrite>('discard'),
    addToCart: actorSlot<Answer<unknown>, BundleWrite>('addToCart'),
  },
  guards: {
    isAsBuilt: ({ context }) => isAsBuilt(context),
    isWhole: ({ context }) => isWhole(context.groups, context.selection),
    isBuilt: ({ context }) => context.build !== undefined,
  },
  actions: {
    choose: assign(({ context: { selection }, event }) => {
      if (event.type === 'choice.changed') return { selection: withChoice(selection, event.choice) }
      if (event.type === 'choice.taken') return { selection: withOnly(selection, event.choice) }
      return {}
    }),
    forgetOutcome: assign({ failure: undefined, isAdded: false }),
    check: assign({ isChecked: true }),
    noteItem: assign(({ event }) =>
      event.type === 'item.remove' ? { leavingId: event.itemId } : {},
    ),
  },
}).createMachine({
  id: 'bundleBuild',
  context: ({ input }) => initialBundleBuild(input),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      on: {
        'choice.changed': { actions: 'choose' },
        'choice.taken': { actions: 'choose' },
        // What is chosen here counts in any case, so nobody has to wait for what the shop keeps.
        'bundle.build': [{ guard: 'isWhole', target: 'saving' }, { actions: 'check' }],
      },
      invoke: {
        src: 'readBuild',
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'choosing',
            actions: assign(({ context, event }) =>
              afterStep('read', event.output, (build) => withRead(context, build)),
            ),
          },
          {
            target: 'unread',
            actions: assign(({ event }) => afterStep('read', event.output, () => ({}))),
          },
        ],
        onError: { target: 'unread', actions: assign(broken('read')) },
      },
    },
    /** Nobody knows what the shop keeps; what is chosen here can be built all the same. */
    unread: {
      on: {
        'bundle.read': 'reading',
        'choice.changed': { actions: 'choose' },
        'choice.taken': { actions: 'choose' },
        'bundle.build': [{ guard: 'isWhole', target: 'saving' }, { actions: 'check' }],
      },
    },
    choosing: {
      always: { guard: 'isAsBuilt', target: 'built' },
      on: {
        'choice.changed': { actions: ['choose', 'forgetOutcome'] },
        'choice.taken': { actions: ['choose', 'forgetOutcome'] },
        'bundle.build': [{ guard: 'isWhole', target: 'saving' }, { actions: 'check' }],
        'bundle.discard': [
          { guard: 'isBuilt', target: 'discarding' },
          { actions: assign(nothing) },
        ],
        'bundle.read': 'reading',
      },
    },
    /** What is changed meanwhile is built by the next press: a second write never overtakes the first. */
    saving: {
      tags: 'busy',
      entry: ['check', 'forgetOutcome'],
      on: { 'choice.changed': { actions: 'choose' }, 'choice.taken': { actions: 'choose' } },
      invoke: {
        src: 'saveBuild',
        input: ({ context }) => context.selection,
        onDone: {
          target: 'choosing',
          actions: assign(({ event }) =>
            afterStep('create', event.output, (build) => ({ build, kept: undefined })),
          ),
        },
        onError: { target: 'choosing', actions: assign(broken('create')) },
      },
    },
    /** What is shown is what the shop keeps. */
    built: {
      on: {
        'choice.changed': { target: 'choosing', actions: ['choose', 'forgetOutcome'] },
        'choice.taken': { target: 'choosing', actions: ['choose', 'forgetOutcome'] },
        'item.remove': { target: 'removingItem', actions: ['noteItem', 'forgetOutcome'] },
        'bundle.discard': { target: 'discarding', actions: 'forgetOutcome' },
        'bundle.add': { target: 'adding', actions: 'forgetOutcome' },
        'bundle.read': { target: 'reading', actions: assign({ selection: [] }) },
      },
    },
    removingItem: {
      tags: 'busy',
      invoke: {
        src: 'removeItem',
        input: ({ context }) => ({ build: presentBuild(context), itemId: context.leavingId }),
        onDone: {
          target: 'choosing',
          actions: assign(({ event }) =>
            afterStep('delete-item', event.output, (build) => ({
              build,
              selection: selectionOf(build),
            })),
          ),
        },
        onError: { target: 'choosing', actions: assign(broken('delete-item')) },
      },
    },
    discarding: {
      tags: 'busy',
      invoke: {
        src: 'discard',
        input: ({ context }) => ({ build: presentBuild(context), itemId: '' }),
        onDone: {
          target: 'choosing',
          actions: assign(({ event }) => afterStep('delete', event.output, () => nothing)),
        },
        onError: { target: 'choosing', actions: assign(broken('delete')) },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        src: 'addToCart',
        input: ({ context }) => ({ build: presentBuild(context), itemId: '' }),
        onDone: {
          target: 'choosing',
          actions: assign(({ event }) =>
            afterStep('add', event.output, () => ({ ...nothing, isAdded: true })),
          ),
        },
        onError: { target: 'choosing', actions: assign(broken('add')) },
      },
    },
  },
})

export type BundleBuildSnapshot = SnapshotFrom<typeof bundleBuildMachine>
