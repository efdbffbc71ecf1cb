/**
 * What the search box offers while text is typed: products and places for the text as a whole, the reading of
 * the text as a model code, and the own code that it may be, side by side. A popup opens and closes over both (SEARCH-01). A newer
 * question gives up the older one, so that an older answer never takes the place of a newer one.
 */
import { either as E } from 'fp-ts'
import { assign, sendTo, type SnapshotFrom, setup } from 'xstate'
import { searchTerm, shortestTerm } from '../../domain/search/search-query.ts'
import { noSuggestions, type Suggestions } from '../../domain/search/suggestion.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import {
  type ModelCodeSearchSnapshot,
  modelCodeSearchMachine,
  searchDebounce,
} from './model-code-search.machine.ts'
import { type OwnCodeSearchSnapshot, ownCodeSearchMachine } from './own-code-search.machine.ts'

export interface PredictiveSearchContext {
  /** As typed. */
  readonly text: string
  /** The term that `suggestions` are for; undefined when there are none. */
  readonly suggestedFor: string | undefined
  readonly suggestions: Suggestions
  readonly failure: PortFailure | undefined
  /** How far the reading as a model code has come. */
  readonly code: ModelCodeSearchSnapshot | undefined
  /** How far the search among the customer's own codes has come. */
  readonly ownCode: OwnCodeSearchSnapshot | undefined
}

export type PredictiveSearchEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Enter: do not wait for more keys. After a failure: ask again. */
  | { readonly type: 'search.submit' }
  | { readonly type: 'popup.open' }
  /** Escape, or the focus has gone elsewhere. What is typed stays. */
  | { readonly type: 'popup.close' }
  /** Another customer is signed in, with other codes. */
  | { readonly type: 'customer.changed' }

export type SuggestOutcome = E.Either<PortFailure, Suggestions>

export const predictiveSearchMachine = setup({
  types: {
    context: {} as PredictiveSearchContext,
    events: {} as PredictiveSearchEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    suggest: actorSlot<SuggestOutcome, string>('suggest'),
    readCode: modelCodeSearchMachine,
    readOwnCode: ownCodeSearchMachine,
  },
  delays: { searchDebounce },
  guards: {
    isShort: ({ event }) =>
      event.type === 'text.changed' && searchTerm(event.text).length < shortestTerm,
    isSuggested: ({ context, event }) =>
      event.type === 'text.changed' && searchTerm(event.text) === context.suggestedFor,
    hasText: ({ context }) => searchTerm(context.text) !== '',
    hasTerm: ({ context }) => searchTerm(context.text).length >= shortestTerm,
  },
  actions: {
    keepText: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
    passOn: sendTo('code', ({ event }) => event),
    passToOwnCode: sendTo('ownCode', ({ event }) => event),
    forget: assign({ suggestions: noSuggestions, suggestedFor: undefined, failure: undefined }),
    keepAnswer: assign(({ context }, outcome: SuggestOutcome) => answered(context, outcome)),
  },
}).createMachine({
  id: 'predictiveSearch',
  context: {
    text: '',
    suggestedFor: undefined,
    suggestions: noSuggestions,
    failure: undefined,
    code: undefined,
    ownCode: undefined,
  },
  invoke: [
    {
      src: 'readCode',
      id: 'code',
      onSnapshot: { actions: assign({ code: ({ event }) => event.snapshot }) },
    },
    {
      src: 'readOwnCode',
      id: 'ownCode',
      onSnapshot: { actions: assign({ ownCode: ({ event }) => event.snapshot }) },
    },
  ],
  type: 'parallel',
  states: {
    popup: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'text.changed': { guard: ({ event }) => searchTerm(event.text) !== '', target: 'open' },
            'popup.open': { guard: 'hasText', target: 'open' },
          },
        },
        open: {
          tags: 'open',
          on: {
            'text.changed': {
              guard: ({ event }) => searchTerm(event.text) === '',
              target: 'closed',
            },
            'popup.close': 'closed',
          },
        },
      },
    },
    /** Whether Enter was pressed with nothing to search for (SEARCH-09). */
    entry: {
      initial: 'free',
      states: {
        free: {
          on: {
            'search.submit': {
              guard: ({ context }) => searchTerm(context.text) === '',
              target: 'wanting',
            },
          },
        },
        wanting: { on: { 'text.changed': 'free', 'popup.close': 'free' } },
      },
    },
    typing: {
      on: {
        'text.changed': { actions: ['keepText', 'passOn', 'passToOwnCode'] },
        'search.submit': { actions: ['passOn', 'passToOwnCode'] },
        'customer.changed': { actions: 'passToOwnCode' },
      },
      initial: 'kept',
      states: { kept: {} },
    },
    suggesting: {
      initial: 'idle',
      on: {
        'text.changed': [
          { guard: 'isShort', target: '.idle', actions: 'forget' },
          { guard: 'isSuggested', target: '.suggested' },
          { target: '.waiting' },
        ],
      },
      states: {
        /** Too little to ask for. */
        idle: {},
        waiting: {
          tags: 'busy',
          on: { 'search.submit': 'asking' },
          after: { searchDebounce: 'asking' },
        },
        asking: {
          tags: 'busy',
          invoke: {
            src: 'suggest',
            input: ({ context }) => searchTerm(context.text),
            onDone: {
              target: 'suggested',
              actions: { type: 'keepAnswer', params: ({ event }) => event.output },
            },
            onError: {
              target: 'suggested',
              actions: { type: 'keepAnswer', params: E.left({ kind: 'malformed' as const }) },
            },
          },
        },
        /** With or without a failure. */
        suggested: {
          on: {
            'search.submit': {
              guard: ({ context }) =>
                context.failure !== undefined && searchTerm(context.text).length >= shortestTerm,
              target: 'asking',
            },
          },
        },
      },
    },
  },
})

export type PredictiveSearchSnapshot = SnapshotFrom<typeof predictiveSearchMachine>

/** Suggestions of another text do not outlive a failure: they would stand for what was not asked. */
function answered(
  { text }: PredictiveSearchContext,
  outcome: SuggestOutcome,
): Partial<PredictiveSearchContext> {
  return E.isRight(outcome)
    ? { suggestions: outcome.right, suggestedFor: searchTerm(text), failure: undefined }
    : { suggestions: noSuggestions, suggestedFor: undefined, failure: outcome.left }
}
