/**
 * Compares the priced configuration with every other answer, for as long as that is wanted. An answer belongs to
 * one price: any other price, or none, throws it away, and leaving the question aborts it.
 */
import type { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../shared/actor-slot.ts'
import {
  afterAlternatives,
  afterPrice,
  type DifferencesContext,
  type DifferencesEvent,
  type DifferencesFailure,
  isQuestionOpen,
  nothingCompared,
  type PricedConfiguration,
} from './price-differences.context.ts'
import type { Alternatives } from './price-differences.ts'

export const priceDifferencesMachine = setup({
  types: {
    context: {} as DifferencesContext,
    events: {} as DifferencesEvent,
    tags: {} as 'busy',
  },
  actors: {
    askAlternatives: actorSlot<E.Either<DifferencesFailure, Alternatives>, PricedConfiguration>(
      'askAlternatives',
    ),
  },
  guards: {
    isQuestionOpen: ({ context }) => isQuestionOpen(context),
    isSamePrice: ({ context, event }) =>
      event.type === 'price.changed' && event.priced?.price === context.priced?.price,
  },
  actions: {
    takePrice: assign(({ context, event }) =>
      event.type === 'price.changed' ? afterPrice(context, event.priced) : {},
    ),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'priceDifferences',
  context: nothingCompared,
  initial: 'resting',
  on: {
    'price.changed': [{ guard: 'isSamePrice' }, { target: '.resting', actions: 'takePrice' }],
  },
  states: {
    resting: {
      always: { guard: 'isQuestionOpen', target: 'asking' },
      on: { 'comparison.retry': { target: 'resting', actions: 'forgetFailure' } },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askAlternatives',
        input: ({ context: { priced } }) => {
          if (!priced) throw new Error('Only what is priced is compared.')
          return priced
        },
        onDone: {
          target: 'resting',
          actions: assign(({ context, event }) => afterAlternatives(context, event.output)),
        },
        onError: { target: 'resting', actions: assign({ failure: { kind: 'broken' } }) },
      },
    },
  },
})

export type DifferencesSnapshot = SnapshotFrom<typeof priceDifferencesMachine>
