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
}

export type ComparisonEvent =
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
    compare: actorSlot<Answer<Comparison>, QuoteId>('compare'),
    compareAgain: actorSlot<Answer<readonly ComparisonLine[]>, readonly QuoteItem[]>(
      'compareAgain',
    ),
  },
  guards: {
    hasFailed: ({ context: { comparison } }) => failedItems(comparison?.lines ?? []).length > 0,
  },
}).createMachine({
  id: 'comparison',
  context: ({ input }) => ({ id: input.id, comparison: undefined, failure: undefined }),
  initial: 'reading',
  on: { 'comparison.outdated': { target: '.reading', reenter: true } },
  states: {
    reading: {
      entry: assign({ comparison: undefined, failure: undefined }),
      invoke: {
        src: 'compare',
        input: ({ context }) => context.id,
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
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'compareAgain',
        input: ({ context: { comparison } }) => failedItems(comparison?.lines ?? []),
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
      compare: fromPromise<Answer<Comparison>, QuoteId>(({ input, signal }) =>
        withLazy(comparisons, ({ preview }) => preview(input, signal))(),
      ),
      compareAgain: fromPromise<Answer<readonly ComparisonLine[]>, readonly QuoteItem[]>(
        ({ input, signal }) => withLazy(comparisons, ({ again }) => again(input, signal))(),
      ),
    },
  })
}

export type ComparisonView =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | {
      readonly kind: 'shown'
      readonly comparison: Comparison
      /** Whether lines that have failed are being asked for again. */
      readonly isAsking: boolean
      /** Why none of what was asked for again could be had. */
      readonly failure: PortFailure | undefined
    }

export function comparisonView({
  value,
  context: { comparison, failure },
}: SnapshotFrom<typeof comparisonMachine>): ComparisonView {
  if (value === 'failed' && failure) return { kind: 'failed', failure }
  if (!comparison) return { kind: 'waiting' }
  return { kind: 'shown', comparison, isAsking: value === 'asking', failure }
}
