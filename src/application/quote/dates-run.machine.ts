/**
 * One date for many lines, from the press until the server has answered for each of them. The lines are changed by the
 * chart of the quote; this one follows it, and says once what came of them. The lines of a second press join those of the
 * first while these are on their way, so that the outcome covers every line.
 */
import { assign, emit, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate'
import type { QuoteItemId } from '../../domain/quote/quote-item.ts'
import {
  type DatesAsked,
  type DatesProgress,
  datesProgress,
} from '../../domain/quote/shared-date.ts'
import { isSameData } from '../../domain/shared/same-data.ts'
import type { QuoteLifecycleActor } from './quote-destination.ts'

interface Run {
  readonly asked: DatesAsked
  /** Lines that were not asked for, because their earliest day is later. */
  readonly kept: readonly QuoteItemId[]
}

/** What came of a run. */
export interface DatesOutcome {
  readonly saved: number
  readonly unchanged: readonly QuoteItemId[]
  /** How many lines were not asked for. */
  readonly kept: number
}

interface DatesRunContext {
  readonly run: Run | undefined
  readonly progress: DatesProgress | undefined
  /** Of the last run that has ended. */
  readonly outcome: DatesOutcome | undefined
  /** Runs that have ended. */
  readonly times: number
}

interface ProgressChanged {
  readonly type: 'progress.changed'
  readonly progress: DatesProgress
}

export type DatesRunEvent = ({ readonly type: 'run.begin' } & Run) | ProgressChanged

export const datesRunMachine = setup({
  types: {
    context: {} as DatesRunContext,
    events: {} as DatesRunEvent,
    emitted: {} as { readonly type: 'run.ended'; readonly outcome: DatesOutcome },
  },
  actors: {
    follow: fromCallback<EventObject, DatesAsked>(() => {
      throw new Error('The effect "follow" has not been provided.')
    }),
  },
  guards: {
    isAnswered: (_, { underWay }: DatesProgress) => underWay === 0,
  },
  actions: {
    takeRun: assign(({ context: { run }, event }) =>
      event.type === 'run.begin' ? { run: joined(run, event), progress: undefined } : {},
    ),
    keepProgress: assign((_, progress: DatesProgress) => ({ progress })),
    end: assign(({ context: { run, times } }, progress: DatesProgress) => ({
      run: undefined,
      progress: undefined,
      outcome: outcomeOf(run, progress),
      times: times + 1,
    })),
    tell: emit(({ context: { run } }, progress: DatesProgress) => ({
      type: 'run.ended' as const,
      outcome: outcomeOf(run, progress),
    })),
  },
}).createMachine({
  id: 'datesRun',
  context: { run: undefined, progress: undefined, outcome: undefined, times: 0 },
  initial: 'resting',
  on: { 'run.begin': { target: '.following', actions: 'takeRun' } },
  states: {
    resting: {},
    following: {
      invoke: {
        src: 'follow',
        input: ({ context: { run } }) => run?.asked ?? new Map(),
      },
      on: {
        'progress.changed': [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.progress },
            target: 'resting',
            actions: [
              { type: 'tell', params: ({ event }) => event.progress },
              { type: 'end', params: ({ event }) => event.progress },
            ],
          },
          { actions: { type: 'keepProgress', params: ({ event }) => event.progress } },
        ],
      },
    },
  },
})

/** Both in one: of a line that is in both, what was asked for last counts. */
function joined(before: Run | undefined, { asked, kept }: Run): Run {
  if (before === undefined) return { asked, kept }
  const stillKept = before.kept.filter((id) => !asked.has(id))
  return {
    asked: new Map([...before.asked, ...asked]),
    kept: [...new Set([...stillKept, ...kept])],
  }
}

function outcomeOf(run: Run | undefined, { saved, unchanged }: DatesProgress): DatesOutcome {
  return { saved, unchanged, kept: run?.kept.length ?? 0 }
}

/** The chart that follows the lines of an open quote. */
export function datesRun(quote: QuoteLifecycleActor): typeof datesRunMachine {
  return datesRunMachine.provide({
    actors: {
      follow: fromCallback<EventObject, DatesAsked>(({ input, sendBack }) => {
        let known: DatesProgress | undefined
        const look = () => {
          const progress = datesProgress(quote.getSnapshot().context, input)
          if (isSameData(known, progress)) return
          known = progress
          sendBack({ type: 'progress.changed', progress } satisfies ProgressChanged)
        }
        const following = quote.subscribe(look)
        // What was asked for may be answered, or need no answer.
        look()
        return () => following.unsubscribe()
      }),
    },
  })
}

export interface DatesRunView {
  /** Undefined while nothing is under way. */
  readonly progress: DatesProgress | undefined
  /** Lines of the run. */
  readonly total: number
  readonly outcome: DatesOutcome | undefined
  readonly times: number
}

export function datesRunView({
  context: { run, progress, outcome, times },
}: SnapshotFrom<typeof datesRunMachine>): DatesRunView {
  return { progress, total: run?.asked.size ?? 0, outcome, times }
}
