/**
 * What the search box offers while text is typed: products and places for the text as a whole, the reading of
 * the text as a model code, and the own code that it may be, side by side. A popup opens and closes over them (SEARCH-01).
 */
import { assign, sendTo, type SnapshotFrom, setup } from 'xstate'
import { searchTerm } from '../../domain/search/search-query.ts'
import {
  type ModelCodeSearchSnapshot,
  modelCodeSearchMachine,
} from './model-code-search.machine.ts'
import { type OwnCodeSearchSnapshot, ownCodeSearchMachine } from './own-code-search.machine.ts'
import {
  type SuggestionSearchSnapshot,
  suggestionSearchMachine,
} from './suggestion-search.machine.ts'

export interface PredictiveSearchContext {
  /** As typed. */
  readonly text: string
  /** How far the search for products and places has come. */
  readonly suggestions: SuggestionSearchSnapshot | undefined
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

export const predictiveSearchMachine = setup({
  types: {
    context: {} as PredictiveSearchContext,
    events: {} as PredictiveSearchEvent,
    tags: {} as 'open',
  },
  actors: {
    suggest: suggestionSearchMachine,
    readCode: modelCodeSearchMachine,
    readOwnCode: ownCodeSearchMachine,
  },
  guards: {
    hasText: ({ context }) => searchTerm(context.text) !== '',
  },
  actions: {
    keepText: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
    passToCode: sendTo('code', ({ event }) => event),
    passToOwnCode: sendTo('ownCode', ({ event }) => event),
    passToSuggestions: sendTo('suggestions', ({ event }) => event),
  },
}).createMachine({
  id: 'predictiveSearch',
  context: {
    text: '',
    suggestions: undefined,
    code: undefined,
    ownCode: undefined,
  },
  invoke: [
    {
      src: 'suggest',
      id: 'suggestions',
      onSnapshot: { actions: assign({ suggestions: ({ event }) => event.snapshot }) },
    },
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
    /** The code is asked for first, because what it means is offered before everything else. */
    typing: {
      on: {
        'text.changed': {
          actions: ['keepText', 'passToCode', 'passToOwnCode', 'passToSuggestions'],
        },
        'search.submit': { actions: ['passToCode', 'passToOwnCode', 'passToSuggestions'] },
        'customer.changed': { actions: 'passToOwnCode' },
      },
      initial: 'kept',
      states: { kept: {} },
    },
  },
})

export type PredictiveSearchSnapshot = SnapshotFrom<typeof predictiveSearchMachine>
