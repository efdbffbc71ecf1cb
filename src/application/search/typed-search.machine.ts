/**
 * Asking for what is being typed. The search waits for a pause, and a newer question gives up the older one, so that
 * an older answer is never shown over a newer one (SEARCH-05, SEARCH-13). What is looked up is the searches' own.
 */
import { either as E } from 'fp-ts'
import { assign, setup } from 'xstate'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import { searchDebounce } from './search-debounce.ts'

/** What sets one search apart from another. */
interface TypedSearchRule {
  readonly id: string
  /** What a text asks for; undefined where there is nothing to ask. */
  readonly questionIn: (text: string) => string | undefined
  /** Whether two questions have one answer; without it, when they are the same. */
  readonly isSame?: (one: string, other: string) => boolean
  /** Whether what is known of the text before stays until the newer answer has come. */
  readonly keepsOlder?: boolean
  /** Milliseconds after which the search goes on without an answer; without it, it waits for the answer. */
  readonly patience?: number
}

/** What a look-up comes to. */
export type SearchOutcome<Answer> = E.Either<PortFailure, Answer>

interface TypedSearchContext<Answer> {
  /** As typed. */
  readonly text: string
  /** What was asked last. */
  readonly asked: string | undefined
  /** The answer that is known, and what it was asked with. */
  readonly answer: { readonly question: string; readonly value: Answer } | undefined
  readonly failure: PortFailure | undefined
}

export type TypedSearchEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Enter: do not wait for more keys. After a failure: ask again. */
  | { readonly type: 'search.submit' }
  /** Another customer is signed in, for whom the answer may be another. */
  | { readonly type: 'customer.changed' }

/** The chart of one search; its effect `lookUp` is given the question. */
export function typedSearchMachine<Answer>(rule: TypedSearchRule) {
  const isSame = rule.isSame ?? ((one: string, other: string) => one === other)
  const asks = (event: TypedSearchEvent, known: string | undefined) => {
    const question = event.type === 'text.changed' ? rule.questionIn(event.text) : undefined
    return question !== undefined && known !== undefined && isSame(question, known)
  }
  const nothing = { asked: undefined, answer: undefined, failure: undefined }
  return setup({
    types: {
      context: {} as TypedSearchContext<Answer>,
      events: {} as TypedSearchEvent,
      tags: {} as 'busy',
    },
    actors: { lookUp: actorSlot<SearchOutcome<Answer>, string>('lookUp') },
    delays: { searchDebounce, patience: rule.patience ?? 0 },
    guards: {
      asksNothing: ({ context, event }) =>
        rule.questionIn(event.type === 'text.changed' ? event.text : context.text) === undefined,
      asksWhatIsKnown: ({ context, event }) => asks(event, context.answer?.question),
      asksTheSame: ({ context, event }) => asks(event, context.asked),
    },
    actions: {
      keepText: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
      forget: assign(nothing),
      forgetOlder: assign(rule.keepsOlder === true ? {} : nothing),
      keepQuestion: assign(({ context }) => ({ asked: rule.questionIn(context.text) })),
      keepOutcome: assign(({ context }, outcome: SearchOutcome<Answer>) =>
        E.isRight(outcome)
          ? { answer: { question: context.asked ?? '', value: outcome.right }, failure: undefined }
          : { answer: undefined, failure: outcome.left },
      ),
    },
  }).createMachine({
    id: rule.id,
    context: { text: '', ...nothing },
    initial: 'idle',
    on: {
      'text.changed': [
        { guard: 'asksNothing', target: '.idle', actions: ['keepText', 'forget'] },
        { guard: 'asksWhatIsKnown', target: '.answered', actions: 'keepText' },
        { target: '.waiting', actions: ['keepText', 'forgetOlder'] },
      ],
      'customer.changed': [
        { guard: 'asksNothing', target: '.idle', actions: 'forget' },
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
        entry: 'keepQuestion',
        on: { 'text.changed': { guard: 'asksTheSame', actions: 'keepText' } },
        invoke: {
          src: 'lookUp',
          input: ({ context }) => context.asked ?? '',
          onDone: [
            {
              guard: ({ event }) => E.isRight(event.output),
              target: 'answered',
              actions: { type: 'keepOutcome', params: ({ event }) => event.output },
            },
            {
              target: 'failed',
              actions: { type: 'keepOutcome', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'keepOutcome', params: E.left({ kind: 'malformed' as const }) },
          },
        },
        after:
          rule.patience === undefined
            ? {}
            : {
                patience: {
                  target: 'failed',
                  actions: { type: 'keepOutcome', params: E.left({ kind: 'timed-out' as const }) },
                },
              },
      },
      answered: {},
      failed: {
        on: {
          'text.changed': { guard: 'asksTheSame', actions: 'keepText' },
          'search.submit': { target: 'asking', actions: 'forgetOlder' },
        },
      },
    },
  })
}
