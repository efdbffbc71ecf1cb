/**
 * One line on its way into a draft order. The price flow is its child: a whole configuration is priced by
 * itself, and adding a line without a price asks for the price first. While a line is written nothing that
 * it stands for may change.
 */
import { either as E } from 'fp-ts'
import { assign, enqueueActions, sendTo, type SnapshotFrom, setup } from 'xstate'
import type { AddedLine, AddFailure } from '../../domain/pricing/price-flow.context.ts'
import {
  priceFlowMachine,
  type PriceFlowSnapshot,
} from '../../domain/pricing/price-flow.machine.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import {
  canCalculate,
  isNewlyWhole,
  type LineAdded,
  type LineEntryContext,
  type LineEntryEvent,
  type LineEntryInput,
  type LineToSend,
  lineToSend,
  requestOf,
  newLineEntry,
  withPrice,
} from './line-entry.context.ts'

const price = 'price'

type AddAnswer = E.Either<AddFailure, AddedLine>

export const lineEntryMachine = setup({
  types: {
    input: {} as LineEntryInput,
    context: {} as LineEntryContext,
    events: {} as LineEntryEvent,
    emitted: {} as LineAdded,
    tags: {} as 'adding',
  },
  actors: {
    priceFlow: priceFlowMachine,
    addLine: actorSlot<AddAnswer, LineToSend>('addLine'),
  },
  guards: {
    isNewlyWhole: ({ context }, now: PriceFlowSnapshot) => isNewlyWhole(context, now),
    isPriced: ({ context }) => context.price.context.price !== undefined,
    isUnpriced: ({ context }) => context.price.context.price === undefined,
    isCalculating: ({ context }) => context.price.matches('calculating'),
    isWithoutAnswer: ({ context: { price: now } }) =>
      now.context.price === undefined && !now.matches('calculating'),
    isBeforePrice: ({ context }) =>
      context.price.matches('configuring') && canCalculate(context, context.price),
    canCalculate: ({ context }) => canCalculate(context, context.price),
    isRequestRead: ({ context }) => {
      const request = requestOf(context)
      return request !== undefined && E.isRight(request)
    },
  },
  actions: {
    takePrice: assign(({ context }, now: PriceFlowSnapshot) => withPrice(context, now)),
    passOn: sendTo(price, ({ event }) => event),
    passAccountOn: sendTo(price, ({ event }) =>
      event.type === 'account.changed' ? { ...event, zone: event.account.zone } : event,
    ),
    calculate: sendTo(price, { type: 'price.calculate' }),
    noteWish: assign(({ event }) => (event.type === 'line.add' ? { wish: event.wish } : {})),
    showProblems: assign(({ context }) => {
      const request = requestOf(context)
      return { problems: request && E.isLeft(request) ? request.left : [] }
    }),
    forgetProblems: assign({ problems: [] }),
    takeAnswer: enqueueActions(({ enqueue }, answer: AddAnswer) => {
      enqueue.assign({ failure: E.isLeft(answer) ? answer.left : undefined })
      if (E.isRight(answer)) enqueue.emit({ type: 'line.added', line: answer.right })
    }),
  },
}).createMachine({
  id: 'lineEntry',
  context: ({ input }) => newLineEntry(input),
  initial: 'filling',
  invoke: {
    src: 'priceFlow',
    id: price,
    input: ({ context }) => context.start,
    onSnapshot: [
      {
        guard: { type: 'isNewlyWhole', params: ({ event }) => event.snapshot },
        actions: [{ type: 'takePrice', params: ({ event }) => event.snapshot }, 'calculate'],
      },
      { actions: { type: 'takePrice', params: ({ event }) => event.snapshot } },
    ],
  },
  on: {
    'configuration.changed': { actions: 'passOn' },
    'account.changed': { actions: 'passAccountOn' },
    'price.calculate': { actions: 'passOn' },
    'quantity.left': { guard: 'isBeforePrice', actions: 'calculate' },
    'line.typed': { actions: 'forgetProblems' },
  },
  states: {
    filling: {
      on: {
        'line.add': [
          { guard: 'isPriced', target: 'checking', actions: 'noteWish' },
          { guard: 'isCalculating', target: 'pricing', actions: 'noteWish' },
          { guard: 'canCalculate', target: 'asking', actions: ['noteWish', 'calculate'] },
          // The child chart says what is missing.
          { actions: 'calculate' },
        ],
      },
    },
    /** The price has been asked for, and the child chart has not answered that it is on its way. */
    asking: { always: { guard: 'isCalculating', target: 'pricing' } },
    /** The line is added as soon as it has a price; a change, or a failure, gives that up. */
    pricing: {
      always: [
        { guard: 'isPriced', target: 'checking' },
        { guard: 'isWithoutAnswer', target: 'filling' },
      ],
    },
    checking: {
      always: [
        { guard: 'isRequestRead', target: 'adding' },
        { target: 'filling', actions: 'showProblems' },
      ],
    },
    adding: {
      tags: 'adding',
      entry: 'forgetProblems',
      on: { 'configuration.changed': {}, 'price.calculate': {}, 'quantity.left': {} },
      // Another customer or region: the price is gone, and the line stands for nothing on this page any more.
      always: { guard: 'isUnpriced', target: 'filling' },
      invoke: {
        src: 'addLine',
        input: ({ context }) => lineToSend(context),
        onDone: {
          target: 'filling',
          actions: { type: 'takeAnswer', params: ({ event }) => event.output },
        },
        // Whether a write was done that something broke into is not known.
        onError: {
          target: 'filling',
          actions: { type: 'takeAnswer', params: E.left({ kind: 'unconfirmed' as const }) },
        },
      },
    },
  },
})

export type LineEntrySnapshot = SnapshotFrom<typeof lineEntryMachine>
