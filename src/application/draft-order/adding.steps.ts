/** What events and answers make of a run, and which lines are on the quote after them. */
import { either as E } from 'fp-ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { PortFailure } from '../failure.ts'
import type { AddingContext, AddingEvent, Step } from './adding.context.ts'
import {
  type AddingRun,
  doubtOf,
  endedRun,
  nextBatch,
  type QuoteReading,
  startedRun,
  withBatchAnswer,
  withBatch,
  withoutDoubt,
  withoutFailuresOf,
  withoutReading,
  withReading,
} from './adding-run.ts'

/** The lines of an event wait for their batch. */
export function runStarted(run: AddingRun, event: AddingEvent): Step {
  return unadded(event.type === 'run.start' ? startedRun(run, event.keys) : run)
}

/** The quote is being read. */
export function readingStarted(run: AddingRun): Step {
  return unadded({ ...run, isReading: true })
}

/** The quote was read, and with it what became of a batch in doubt. */
export function quoteRead(run: AddingRun, answer: E.Either<PortFailure, QuoteReading>): Step {
  const read = { ...run, isReading: false, isUnchecked: false }
  if (E.isLeft(answer)) return unadded(withoutReading(read, answer.left))
  const after = withReading(read, answer.right)
  return answer.right.verdict === 'done' ? { run: after, added: batchOf(run) } : unadded(after)
}

/** An exception broke off the reading of the quote. */
export function readingBroken(run: AddingRun): Step {
  return quoteRead(run, E.left({ kind: 'malformed' }))
}

/** The next batch is sent, under a fresh id where it is none that was tried before. */
export function batchSent({ run, freshId }: AddingContext, event: AddingEvent): Step {
  if (event.type !== 'lines.ready') return unadded(run)
  return unadded(withBatch(run, nextBatch(run, event.lines), freshId))
}

/** The engine has answered a batch: its lines are added, or the failure is kept with them. */
export function batchAnswered(run: AddingRun, answer: E.Either<PortFailure, Quote>): Step {
  return { run: withBatchAnswer(run, answer), added: E.isRight(answer) ? batchOf(run) : [] }
}

/** Whether an answer leaves open what became of its batch. */
export function isAnswerLost(answer: E.Either<PortFailure, Quote>): boolean {
  return E.isLeft(answer) && answer.left.kind === 'unconfirmed'
}

/** It is not known what became of the batch; the quote has to be read. */
export function answerLost(
  run: AddingRun,
  answer: E.Either<PortFailure, Quote> = E.left({ kind: 'unconfirmed' }),
): Step {
  return batchAnswered(run, answer)
}

/** Canceled before a batch was sent: nothing is sent, and what is in doubt stays in doubt. */
export function checkStopped(run: AddingRun): Step {
  return unadded({ ...endedRun(run), isUnchecked: false })
}

/** Canceled while a batch is on its way: the lines behind it stay in the table. */
export function queueStopped(run: AddingRun): Step {
  return unadded({ ...run, queue: [] })
}

/** The run is over; batches in doubt and lines that were not added stay. */
export function runEnded(run: AddingRun): Step {
  return unadded(endedRun(run))
}

/** Lines were edited, and are no longer those that were not added. */
export function linesChanged(run: AddingRun, event: AddingEvent): Step {
  return unadded(event.type === 'lines.changed' ? withoutFailuresOf(run, event.keys) : run)
}

/** The customer has looked at the quote, and answers for the whole batch of a line. */
export function doubtSettled(run: AddingRun, event: AddingEvent): Step {
  if (event.type !== 'doubt.settle') return unadded(run)
  const keys = doubtOf(run, event.key)
  return { run: withoutDoubt(run, keys), added: event.wasAdded ? keys : [] }
}

function unadded(run: AddingRun): Step {
  return { run, added: [] }
}

function batchOf({ batch }: AddingRun): readonly string[] {
  return batch?.keys ?? []
}
