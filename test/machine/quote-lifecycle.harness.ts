/** A quote chart whose effects wait until the test says what they answer, on a clock that the test turns. */
import { either as E } from 'fp-ts'
import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type {
  KeptNotes,
  QuoteLifecycleEvent,
  QuoteLifecycleInput,
  ReloadOutcome,
  WriteOutcome,
} from '../../src/domain/quote/quote-lifecycle.context.ts'
import { quoteLifecycleMachine } from '../../src/domain/quote/quote-lifecycle.machine.ts'
import { quoteView } from '../../src/domain/quote/quote-lifecycle.view.ts'
import type { WriteToQuote } from '../../src/domain/quote/quote-write.ts'
import type { SubmissionNotes } from '../../src/domain/quote/submission.ts'
import type { PortFailure } from '../../src/domain/shared/port-failure.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { aDay } from '../builders/a-day.ts'
import { aQuote } from '../builders/a-quote.ts'
import { settled } from '../fakes/held-answers.ts'
import { startedByPages, type Waiting } from './started-by-pages.ts'

export const today = aDay('2026-04-06')

export const notes: SubmissionNotes = {
  comment: 'As discussed.',
  freightCarrier: '',
  specialInstructions: '',
  dispatch: 'ship-complete',
}

export const unreachable: PortFailure = { kind: 'unreachable', offline: false }
export const stale = {
  kind: 'stale',
  messages: ['This quote is now Submitted, it can no longer be edited.'],
} as const satisfies PortFailure

interface Answerable<Input, Output> extends Waiting<Input, Output> {
  isAnswered: boolean
}

/** What one page has started and kept. */
interface Effects {
  readonly writes: Answerable<WriteToQuote, WriteOutcome>[]
  readonly reloads: Answerable<QuoteId, ReloadOutcome>[]
  readonly kept: KeptNotes[]
}

const pages = startedByPages<Effects>()

/** Filled once for all pages: making a chart for each would take most of the time of these tests. */
const machine = quoteLifecycleMachine.provide({
  actors: {
    write: fromPromise(
      ({ input, signal, system }) =>
        new Promise((resolve, reject) => {
          pages.of(system).writes.push({ input, signal, resolve, reject, isAnswered: false })
        }),
    ),
    reload: fromPromise(
      ({ input, signal, system }) =>
        new Promise((resolve, reject) => {
          pages.of(system).reloads.push({ input, signal, resolve, reject, isAnswered: false })
        }),
    ),
  },
  actions: { keepNotes: ({ system }, notes) => void pages.of(system).kept.push(notes) },
})

function last<Input, Output>(started: readonly Answerable<Input, Output>[], name: string) {
  const waiting = started.at(-1)
  if (!waiting) throw new Error(`Nothing waits for ${name}.`)
  waiting.isAnswered = true
  return waiting
}

export { settled }

export function done(quote: Quote): WriteOutcome {
  return E.right({ kind: 'quote', quote })
}

export function aLifecycle(
  input: Partial<QuoteLifecycleInput> = {},
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    input: { quote: aQuote(), notes, ...input },
    ...(inspect ? { inspect } : {}),
  })
  const { writes, reloads, kept }: Effects = { writes: [], reloads: [], kept: [] }
  pages.add(actor.system, { writes, reloads, kept })
  actor.start()

  return {
    actor,
    clock,
    kept,
    send: (event: QuoteLifecycleEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    view: () => quoteView(actor.getSnapshot(), today),
    /** Every write that was ever sent, in its order. */
    sent: () => writes.map(({ input }) => input.write),
    sentNotes: () => writes.map(({ input }) => input.notes),
    /** How many writes are on their way. */
    unanswered: () => writes.filter(({ isAnswered }) => !isAnswered).length,
    readings: () => reloads,
    /** Answers the newest write. */
    answer: async (outcome: WriteOutcome) => {
      last(writes, 'a write').resolve(outcome)
      await settled()
    },
    answerReading: async (outcome: ReloadOutcome) => {
      last(reloads, 'a reading').resolve(outcome)
      await settled()
    },
    breakWrite: async () => {
      last(writes, 'a write').reject(new Error('A defect.'))
      await settled()
    },
    breakReading: async () => {
      last(reloads, 'a reading').reject(new Error('A defect.'))
      await settled()
    },
  }
}

export type Lifecycle = ReturnType<typeof aLifecycle>
