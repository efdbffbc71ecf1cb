/**
 * Looking up whether what is being typed is one of the customer's own codes. It waits for a pause like every search
 * while typing, and gives up an older question for a newer one. A failure is not reported: the search goes on
 * without own codes, and Enter asks again.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Product } from '../../domain/catalogue/product.ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import { isPossibleOwnCode, ownCodeName } from '../../domain/draft-order/own-code.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import { searchDebounce } from './model-code-search.machine.ts'

/** Milliseconds after which the search goes on without an answer. */
const ownCodePatience = 3000

/** An own code, and the product of the model that it stands for. */
export interface FoundOwnCode {
  readonly code: CustomCode
  readonly product: Product
}

/** `none` is an answer: the customer has no such code. */
export type OwnCodeOutcome = E.Either<PortFailure, FoundOwnCode | 'none'>

interface OwnCodeSearchContext {
  /** As typed. */
  readonly text: string
  /** What the text stands for; undefined while it is unknown, and where it is no own code. */
  readonly found: FoundOwnCode | undefined
}

export type OwnCodeSearchEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Enter: do not wait for more keys. After a failure: ask again. */
  | { readonly type: 'search.submit' }
  /** Another customer is signed in, with other codes. */
  | { readonly type: 'customer.changed' }

export const ownCodeSearchMachine = setup({
  types: {
    context: {} as OwnCodeSearchContext,
    events: {} as OwnCodeSearchEvent,
    tags: {} as 'busy',
  },
  actors: { lookUp: actorSlot<OwnCodeOutcome, string>('lookUp') },
  delays: { searchDebounce, ownCodePatience },
  guards: {
    saysNothing: ({ context, event }) =>
      !isPossibleOwnCode(event.type === 'text.changed' ? event.text : context.text),
    saysSame: ({ context, event }) =>
      event.type === 'text.changed' && ownCodeName(event.text) === ownCodeName(context.text),
  },
  actions: {
    keepText: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
    forget: assign({ found: undefined }),
    keepAnswer: assign((_scope, outcome: OwnCodeOutcome) => ({ found: foundIn(outcome) })),
  },
}).createMachine({
  id: 'ownCodeSearch',
  context: { text: '', found: undefined },
  initial: 'idle',
  on: {
    'text.changed': [
      { guard: 'saysNothing', target: '.idle', actions: ['keepText', 'forget'] },
      { guard: 'saysSame', actions: 'keepText' },
      { target: '.waiting', actions: ['keepText', 'forget'] },
    ],
    'customer.changed': [
      { guard: 'saysNothing', target: '.idle', actions: 'forget' },
      { target: '.waiting', actions: 'forget' },
    ],
  },
  states: {
    idle: {},
    waiting: {
      tags: 'busy',
      on: { 'search.submit': 'asking' },
      after: { searchDebounce: 'asking' },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'lookUp',
        input: ({ context }) => context.text.trim(),
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'answered',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          { target: 'unanswered' },
        ],
        onError: 'unanswered',
      },
      after: { ownCodePatience: 'unanswered' },
    },
    answered: {},
    unanswered: { on: { 'search.submit': 'asking' } },
  },
})

export type OwnCodeSearchSnapshot = SnapshotFrom<typeof ownCodeSearchMachine>

function foundIn(outcome: OwnCodeOutcome): FoundOwnCode | undefined {
  return E.isRight(outcome) && outcome.right !== 'none' ? outcome.right : undefined
}
