/**
 * An old quote beside what its lines are today, from the first question on. Lines of which that could not be asked are
 * asked for again by themselves, once for each press; an answer that comes after the quote is read once more is thrown away.
 */
import { either as E } from 'fp-ts'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import {
  failedItems,
  withOffers,
  type ComparisonLine,
} from '../../domain/quote/quote-comparison.ts'
import type { QuoteItem } from '../../domain/quote/quote-item.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'
import { type Lazy, withLazy } from '../lazy.ts'
import type { Comparison, Comparisons } from './comparisons.ts'

type Answer<Value> = E.Either<PortFailure, Value>

interface ComparisonContext {
  readonly id: QuoteId
  readonly comparison: Comparison | undefined
  /** Why there is no comparison, or none of what was asked for again could be had. */
  readonly failure: PortFailure | undefined
  /** A call has failed, and its lines are being asked for once more. */
  readonly isAskedAgain: boolean
}

/** What is asked, and whom to tell that a call of it has failed and is made once more. */
export interface ComparisonQuestion<Subject> {
  readonly of: Subject
  readonly onAgain: () => void
}

export type ComparisonEvent =
  | { readonly type: 'comparison.askedAgain' }
  | { readonly type: 'comparison.retry' }
  /** The lines have changed since they were compared. */
  | { readonly type: 'comparison.outdated' }

export const comparisonMachine = setup({
  types: {
    input: {} as { readonly id: QuoteId },
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
  },
  actors: {
    compare: actorSlot<Answer<Comparison>, ComparisonQuestion<QuoteId>>('compare'),
    compareAgain: actorSlot<
      Answer<readonly ComparisonLine[]>,
      ComparisonQuestion<readonly QuoteItem[]>
    >('compareAgain'),
  },
  guards: {
    hasFailed: ({ context: { comparison } }) => failedItems(comparison?.lines ?? []).length > 0,
  },
}).createMachine({
  id: 'comparison',
  context: ({ input }) => ({
    id: input.id,
    comparison: undefined,
    failure: undefined,
    isAskedAgain: false,
  }),
  initial: 'reading',
  on: { 'comparison.outdated': { target: '.reading', reenter: true } },
  states: {
    reading: {
      entry: assign({ comparison: undefined, failure: undefined, isAskedAgain: false }),
      on: { 'comparison.askedAgain': { actions: assign({ isAskedAgain: true }) } },
      invoke: {
        src: 'compare',
        input: ({ context, self }) => ({
          of: context.id,
          onAgain: () => self.send({ type: 'comparison.askedAgain' }),
        }),
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'shown',
            actions: assign(({ event }) =>
              E.isRight(event.output) ? { comparison: event.output.right } : {},
            ),
          },
          {
            target: 'failed',
            actions: assign(({ event }) =>
              E.isLeft(event.output) ? { failure: event.output.left } : {},
            ),
          },
        ],
        onError: { target: 'failed', actions: assign({ failure: { kind: 'malformed' } }) },
      },
    },
    failed: { on: { 'comparison.retry': 'reading' } },
    shown: { on: { 'comparison.retry': { guard: 'hasFailed', target: 'asking' } } },
    asking: {
      entry: assign({ failure: undefined, isAskedAgain: false }),
      on: { 'comparison.askedAgain': { actions: assign({ isAskedAgain: true }) } },
      invoke: {
        src: 'compareAgain',
        input: ({ context: { comparison }, self }) => ({
          of: failedItems(comparison?.lines ?? []),
          onAgain: () => self.send({ type: 'comparison.askedAgain' }),
        }),
        onDone: {
          target: 'shown',
          actions: assign(({ context: { comparison }, event: { output } }) =>
            E.isLeft(output)
              ? { failure: output.left }
              : {
                  comparison: comparison && {
                    ...comparison,
                    lines: withOffers(comparison.lines, output.right),
                  },
                },
          ),
        },
        onError: { target: 'shown', actions: assign({ failure: { kind: 'malformed' } }) },
      },
    },
  },
})

/** The chart with its questions filled in; one that is left is aborted. */
export function quoteComparison(comparisons: Lazy<Comparisons>): typeof comparisonMachine {
  return comparisonMachine.provide({
    actors: {
      compare: fromPromise<Answer<Comparison>, ComparisonQuestion<QuoteId>>(
        ({ input: { of, onAgain }, signal }) =>
          withLazy(comparisons, ({ preview }) => preview(of, signal, onAgain))(),
      ),
      compareAgain: fromPromise<
        Answer<readonly ComparisonLine[]>,
        ComparisonQuestion<readonly QuoteItem[]>
      >(({ input: { of, onAgain }, signal }) =>
        withLazy(comparisons, ({ again }) => again(of, signal, onAgain))(),
      ),
    },
  })
}

export type ComparisonView =
  | { readonly kind: 'waiting'; readonly isAskedAgain: boolean }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | {
      readonly kind: 'shown'
      readonly comparison: Comparison
      /** Whether lines that have failed are being asked for again. */
      readonly isAsking: boolean
      /** Whether a call for them has failed since, and is being made once more. */
      readonly isAskedAgain: boolean
      /** Why none of what was asked for again could be had. */
      readonly failure: PortFailure | undefined
    }

export function comparisonView({
  value,
  context: { comparison, failure, isAskedAgain },
}: SnapshotFrom<typeof comparisonMachine>): ComparisonView {
  if (value === 'failed' && failure) return { kind: 'failed', failure }
  if (!comparison) return { kind: 'waiting', isAskedAgain }
  const isAsking = value === 'asking'
  return { kind: 'shown', comparison, isAsking, isAskedAgain: isAsking && isAskedAgain, failure }
}
