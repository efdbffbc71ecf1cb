/**
 * Looking up the product of a model code while it is being typed. The first three characters name it, so
 * it is asked for when these change and there are exactly three (SEARCH-06); what follows is read in what has been loaded
 * (SEARCH-07, O-12). A newer question gives up the older one.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { skuCodeOf } from '../../domain/catalogue/model-code-text.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'

/** Milliseconds without a key until the product is asked for (SEARCH-05). */
export const searchDebounce = 500

interface ModelCodeSearchContext {
  /** As typed. */
  readonly text: string
  /** The sku code that was asked for last; undefined when the text has moved on to another one. */
  readonly asked: string | undefined
  readonly product: Product | undefined
  readonly failure: PortFailure | undefined
}

export type ModelCodeSearchEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Enter: do not wait for more keys. After a failure: ask again. */
  | { readonly type: 'search.submit' }

type Found = E.Either<PortFailure, Product>

export const modelCodeSearchMachine = setup({
  types: {
    context: {} as ModelCodeSearchContext,
    events: {} as ModelCodeSearchEvent,
    tags: {} as 'busy',
  },
  actors: { lookUp: actorSlot<Found, string>('lookUp') },
  delays: { searchDebounce },
  guards: {
    namesNothing: ({ event }) => skuCodeIn(event) === undefined,
    namesSame: ({ context, event }) => skuCodeIn(event) === context.asked,
  },
  actions: {
    keepText: assign(({ context, event }) => ({
      text: event.type === 'text.changed' ? event.text : context.text,
    })),
    forgetProduct: assign({ asked: undefined, product: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'modelCodeSearch',
  context: { text: '', asked: undefined, product: undefined, failure: undefined },
  initial: 'idle',
  on: {
    'text.changed': [
      { guard: 'namesNothing', target: '.idle', actions: ['keepText', 'forgetProduct'] },
      { guard: 'namesSame', actions: 'keepText' },
      { target: '.waiting', actions: ['keepText', 'forgetProduct'] },
    ],
  },
  states: {
    /** Fewer than three characters, or characters that no code begins with. */
    idle: {},
    waiting: {
      tags: 'busy',
      on: { 'search.submit': 'asking' },
      after: { searchDebounce: 'asking' },
    },
    asking: {
      tags: 'busy',
      entry: assign(({ context }) => ({ asked: skuCodeOf(context.text), failure: undefined })),
      invoke: {
        src: 'lookUp',
        input: ({ context }) => context.asked ?? '',
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'found',
            actions: assign(({ event }) =>
              E.isRight(event.output) ? { product: event.output.right } : {},
            ),
          },
          {
            guard: ({ event }) => failureIn(event.output)?.kind === 'not-found',
            target: 'missing',
          },
          {
            target: 'failed',
            actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
          },
        ],
        onError: { target: 'failed', actions: assign({ failure: { kind: 'malformed' } }) },
      },
    },
    found: {},
    /** No product begins with these characters. */
    missing: {},
    /** Unknown: a product that could not be looked up is not called a wrong code. */
    failed: { on: { 'search.submit': 'asking' } },
  },
})

export type ModelCodeSearchSnapshot = SnapshotFrom<typeof modelCodeSearchMachine>

function skuCodeIn(event: ModelCodeSearchEvent): string | undefined {
  return event.type === 'text.changed' ? skuCodeOf(event.text) : undefined
}

function failureIn(answer: Found): PortFailure | undefined {
  return E.isLeft(answer) ? answer.left : undefined
}
