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
} from '../../src/domain/quote/quote-lifecycle.ts'
import { quoteLifecycleMachine } from '../../src/domain/quote/quote-lifecycle.machine.ts'
import { quoteView } from '../../src/domain/quote/quote-lifecycle.view.ts'
import type { WriteToQuote } from '../../src/domain/quote/quote-write.ts'
import type { SubmissionNotes } from '../../src/domain/quote/submission.ts'
import type { PortFailure } from '../../src/domain/shared/port-failure.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { aDay } from '../builders/a-day.ts'
import { aQuote } from '../builders/a-quote.ts'

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

/** An effect that was started and not answered yet. */
interface Waiting<Input, Output> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly resolve: (output: Output) => void
  readonly reject: (defect: Error) => void
}

function openEffect<Output, Input>() {
  const started: Waiting<Input, Output>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        started.push({ input, signal, resolve, reject })
      }),
  )
  return { started, logic }
}

/** Lets everything happen that is only waiting for its turn. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

export function done(quote: Quote): WriteOutcome {
  return E.right({ kind: 'quote', quote })
}

export function aLifecycle(
  input: Partial<QuoteLifecycleInput> = {},
  inspect?: (event: InspectionEvent) => void,
) {
  const clock = new SimulatedClock()
  const kept: KeptNotes[] = []
  const writes = openEffect<WriteOutcome, WriteToQuote>()
  const reloads = openEffect<ReloadOutcome, QuoteId>()
  const machine = quoteLifecycleMachine.provide({
    actors: { write: writes.logic, reload: reloads.logic },
    actions: { keepNotes: (_scope, notes) => void kept.push(notes) },
  })
  const actor = createActor(machine, {
    clock,
    input: { quote: aQuote(), notes, ...input },
    ...(inspect ? { inspect } : {}),
  }).start()

  const last = <Input, Output>(effect: readonly Waiting<Input, Output>[], name: string) => {
    const waiting = effect.at(-1)
    if (!waiting) throw new Error(`Nothing waits for ${name}.`)
    return waiting
  }
  return {
    actor,
    clock,
    kept,
    send: (event: QuoteLifecycleEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    view: () => quoteView(actor.getSnapshot(), today),
    /** Every write that was ever sent, in its order. */
    sent: () => writes.started.map(({ input }) => input.write),
    sentNotes: () => writes.started.map(({ input }) => input.notes),
    readings: () => reloads.started,
    /** Answers the newest write. */
    answer: async (outcome: WriteOutcome) => {
      last(writes.started, 'a write').resolve(outcome)
      await settled()
    },
    answerReading: async (outcome: ReloadOutcome) => {
      last(reloads.started, 'a reading').resolve(outcome)
      await settled()
    },
    breakWrite: async () => {
      last(writes.started, 'a write').reject(new Error('A defect.'))
      await settled()
    },
    breakReading: async () => {
      last(reloads.started, 'a reading').reject(new Error('A defect.'))
      await settled()
    },
  }
}

export type Lifecycle = ReturnType<typeof aLifecycle>
