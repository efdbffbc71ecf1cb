/**
 * An answer that is read again and again, and stays on show meanwhile. A newer question gives up the older one, so that
 * no older answer is laid over a newer one; one that fails takes nothing away from what was known before.
 */
import { either as E } from 'fp-ts'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../domain/shared/actor-slot.ts'
import type { PortFailure } from './failure.ts'
import type { Program } from './program.ts'

export interface KeptAnswerInput {
  /** Milliseconds for which an answer is good enough, from its question on. */
  readonly freshFor: number
  /** Milliseconds that have passed since some moment. */
  readonly now: () => number
}

interface KeptAnswerContext<Answer> extends KeptAnswerInput {
  /** A box, because an answer may itself be undefined. */
  readonly known: { readonly answer: Answer } | undefined
  /** Why nothing is known. */
  readonly failure: PortFailure | undefined
  readonly askedAt: number
}

export type KeptAnswerEvent =
  /** What it is an answer to may have changed. */
  | { readonly type: 'answer.ask' }
  /** Asks from the start, with nothing on show. */
  | { readonly type: 'answer.retry' }
  /** Asks unless what is known, or on its way, is good enough. */
  | { readonly type: 'answer.freshen' }
  /** What is known has proved wrong. */
  | { readonly type: 'answer.doubt' }
  /** It is not needed for now. */
  | { readonly type: 'answer.leave' }

/** The chart with its one question still open. */
function keptAnswerMachine<Answer>() {
  return setup({
    types: {
      input: undefined as KeptAnswerInput | undefined,
      context: {} as KeptAnswerContext<Answer>,
      events: {} as KeptAnswerEvent,
    },
    actors: { ask: actorSlot<E.Either<PortFailure, Answer>, undefined>('ask') },
    guards: {
      isOld: ({ context: { now, askedAt, freshFor } }) => now() - askedAt > freshFor,
      isFailure: ({ context }, answer: E.Either<PortFailure, Answer>) =>
        E.isLeft(answer) && context.known === undefined,
    },
    actions: {
      keepTime: assign({ askedAt: ({ context }) => context.now() }),
      doubt: assign({ askedAt: Number.NEGATIVE_INFINITY }),
      forget: assign({ known: undefined, failure: undefined }),
      keep: assign((_, answer: E.Either<PortFailure, Answer>) =>
        E.isRight(answer) ? { known: { answer: answer.right }, failure: undefined } : {},
      ),
      keepFailure: assign((_, answer: E.Either<PortFailure, Answer>) =>
        E.isLeft(answer) ? { failure: answer.left } : {},
      ),
    },
  }).createMachine({
    id: 'keptAnswer',
    context: ({ input }) => ({
      known: undefined,
      failure: undefined,
      askedAt: Number.NEGATIVE_INFINITY,
      // Without a time an answer is good enough until it is doubted.
      ...(input ?? { freshFor: Number.POSITIVE_INFINITY, now: () => 0 }),
    }),
    initial: 'resting',
    on: {
      'answer.ask': '.asking',
      'answer.retry': { target: '.asking', actions: 'forget' },
      'answer.doubt': { actions: 'doubt' },
      'answer.leave': '.resting',
    },
    states: {
      resting: {},
      asking: {
        entry: 'keepTime',
        on: { 'answer.freshen': { guard: 'isOld', target: 'asking', reenter: true } },
        invoke: {
          src: 'ask',
          input: undefined,
          onDone: [
            {
              guard: { type: 'isFailure', params: ({ event }) => event.output },
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => event.output },
            },
            {
              target: 'known',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
          ],
          onError: [
            {
              guard: { type: 'isFailure', params: defect },
              target: 'failed',
              actions: { type: 'keepFailure', params: defect },
            },
            { target: 'known' },
          ],
        },
      },
      failed: { on: { 'answer.freshen': { target: 'asking', actions: 'forget' } } },
      known: { on: { 'answer.freshen': { guard: 'isOld', target: 'asking' } } },
    },
  })
}

const defect = E.left<PortFailure>({ kind: 'malformed' })

type KeptAnswerMachine<Answer> = ReturnType<typeof keptAnswerMachine<Answer>>

/** The chart that asks by a program; a question that is given up is aborted. */
export function keptAnswer<Answer>(
  program: (signal: AbortSignal) => Program<Answer>,
): KeptAnswerMachine<Answer> {
  return keptAnswerMachine<Answer>().provide({
    actors: {
      ask: fromPromise<E.Either<PortFailure, Answer>, undefined>(({ signal }) => program(signal)()),
    },
  })
}

export type KeptAnswerSnapshot<Answer> = SnapshotFrom<KeptAnswerMachine<Answer>>

export type KeptAnswerView<Answer> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | { readonly kind: 'read'; readonly answer: Answer }

export function keptAnswerView<Answer>({
  context: { known, failure },
}: KeptAnswerSnapshot<Answer>): KeptAnswerView<Answer> {
  if (known) return { kind: 'read', answer: known.answer }
  return failure ? { kind: 'failed', failure } : { kind: 'waiting' }
}
