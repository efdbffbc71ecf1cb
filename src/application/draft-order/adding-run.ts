/** Adding lines batch by batch: which go next, what is under way, what came of it. */
import { either as E } from 'fp-ts'
import { groupSize } from '../../domain/draft-order/batch.ts'
import type { SentBatch, TriedBatch } from '../../domain/draft-order/kept-table.ts'
import type { LineRequest } from '../../domain/draft-order/line-check.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import { keySet } from '../../domain/shared/key-set.ts'
import { isForAll } from '../../domain/shared/port-failure.ts'
import type { Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { areSame, evidenceFor } from './line-evidence.ts'

export interface AddingRun {
  /** Keys of the lines that wait for their batch. */
  readonly queue: readonly string[]
  readonly batch: SentBatch | undefined
  /** What is on its way; empty when a batch is in doubt and no answer is to come. */
  readonly outgoing: readonly LineRequest[]
  /** Batches of which the quote itself does not tell whether they were added; only the person can. */
  readonly unclear: readonly (readonly string[])[]
  /** Batches that may still be carried out, though they were seen not to be; they are tried again under their ids. */
  readonly tried: readonly TriedBatch[]
  /** Why a line was not added, by its key. */
  readonly notAdded: ReadonlyMap<string, PortFailure>
  /** The quote as it was when it was last heard of in this run. */
  readonly quote: Quote | undefined
  /** Lines of this run, and those of them that are settled; for the progress. */
  readonly total: number
  readonly settled: number
  /** Those that were added; told once at the end of the run. */
  readonly added: number
  /** Whether the quote is being read. */
  readonly isReading: boolean
  /** Whether a batch from before a reload is still to be looked for in the quote. */
  readonly isUnchecked: boolean
}

export const idleRun: AddingRun = {
  queue: [],
  batch: undefined,
  outgoing: [],
  unclear: [],
  tried: [],
  notAdded: new Map(),
  quote: undefined,
  total: 0,
  settled: 0,
  added: 0,
  isReading: false,
  isUnchecked: false,
}

/** A line that may be sent now, with its key. */
export interface ReadyLine {
  readonly key: string
  readonly request: LineRequest
}

/** Whether a line waits, is under way, or is in doubt: then it keeps still. */
export function isHeld({ queue, batch, unclear }: AddingRun, key: string): boolean {
  return (
    keySet(queue).has(key) ||
    batch?.keys.includes(key) === true ||
    unclear.some((keys) => keys.includes(key))
  )
}

/** Whether no line keeps still. */
export function holdsNone({ queue, batch, unclear }: AddingRun): boolean {
  return queue.length === 0 && batch === undefined && unclear.length === 0
}

/** A run with these lines; what had kept them from being added before is forgotten once they are sent. */
export function startedRun(run: AddingRun, keys: readonly string[]): AddingRun {
  return { ...endedRun(run), queue: keys, total: keys.length }
}

/** A run that is over; what it could not settle stays. */
export function endedRun({ batch, unclear, tried, notAdded, isUnchecked }: AddingRun): AddingRun {
  return { ...idleRun, batch, unclear, tried, notAdded, isUnchecked }
}

/**
 * The lines of the next batch, ten at most (CSV-18). One that the server has refused goes alone, so that
 * it no longer keeps others from being added. Those that were tried together, and are as they were, go together again,
 * so that the engine knows them for what they are.
 */
export function nextBatch(run: AddingRun, ready: readonly ReadyLine[]): readonly ReadyLine[] {
  const queue = keySet(run.queue)
  const waiting = ready.filter(({ key }) => queue.has(key))
  const wasRefused = ({ key }: ReadyLine) => run.notAdded.get(key)?.kind === 'refused'
  const [first] = waiting
  if (!first) return []
  const again = run.tried
    .filter(({ keys }) => keys.includes(first.key))
    .map((tried) => ({ tried, lines: waiting.filter(({ key }) => tried.keys.includes(key)) }))
    .find(({ tried, lines }) => isTriedAgain(tried, lines))
  if (again) return again.lines
  if (wasRefused(first)) return [first]
  // Lines of another try wait for their own turn.
  const inAnotherTry = new Set(
    run.tried
      .filter((tried) =>
        isTriedAgain(
          tried,
          waiting.filter(({ key }) => tried.keys.includes(key)),
        ),
      )
      .flatMap(({ keys }) => keys),
  )
  return waiting
    .filter((line) => !wasRefused(line) && !inAnotherTry.has(line.key))
    .slice(0, groupSize)
}

/** Whether these lines are all of a try, as they were then. */
function isTriedAgain(tried: TriedBatch, lines: readonly ReadyLine[]): boolean {
  return (
    lines.length === tried.keys.length &&
    areSame(
      lines.map(({ request }) => request),
      tried,
    )
  )
}

/**
 * The batch leaves under an id, that of its last try or this fresh one; from now on it is in doubt until it is
 * answered. Tries of its lines that were others than these are over.
 */
export function withBatch(run: AddingRun, lines: readonly ReadyLine[], freshId: string): AddingRun {
  if (!run.quote) throw new Error('A batch is sent only when it is known what the quote holds.')
  const keys = lines.map(({ key }) => key)
  const requests = lines.map(({ request }) => request)
  const again = run.tried.find(
    (tried) => tried.keys.some((key) => keys.includes(key)) && isTriedAgain(tried, lines),
  )
  return {
    ...run,
    queue: run.queue.filter((key) => !keys.includes(key)),
    notAdded: without(run.notAdded, keys),
    tried: withoutTries(run.tried, keys),
    batch: {
      keys,
      ...evidenceFor(requests, run.quote),
      intentId: again?.intentId ?? freshId,
    },
    outgoing: requests,
  }
}

/** The batch was answered. A lost answer leaves it in doubt; a failure that all others would meet ends the run. */
export function withBatchAnswer(run: AddingRun, answer: E.Either<PortFailure, Quote>): AddingRun {
  if (E.isRight(answer)) return withReading(run, { quote: answer.right, verdict: 'done' })
  const { left } = answer
  if (left.kind === 'unconfirmed') {
    const batch =
      run.batch && left.wasCarriedOut ? { ...run.batch, wasCarriedOut: true } : run.batch
    return { ...run, batch, outgoing: [] }
  }
  const failed = withFailure(run, left)
  return isForAll(left) ? { ...failed, queue: [] } : failed
}

/** The quote as it was read, and what that says about the batch that was in doubt, if one was. */
export interface QuoteReading {
  readonly quote: Quote
  readonly verdict: Verdict<Quote>['kind'] | undefined
}

/** The quote was read: it became known whether the batch was added, or that it cannot be known. */
export function withReading(run: AddingRun, { quote, verdict }: QuoteReading): AddingRun {
  const { batch } = run
  const read = { ...run, quote }
  if (!batch || verdict === undefined) return read
  if (verdict === 'not-done') return mayComeYet(withFailure(read, { kind: 'not-saved' }), batch)
  const settled = settledBatch(read, batch.keys.length)
  if (verdict === 'done') return { ...settled, added: run.added + batch.keys.length }
  const unclear = { ...settled, unclear: [...run.unclear, batch.keys] }
  return batch.wasCarriedOut ? unclear : mayComeYet(unclear, batch)
}

/** The engine may still be processing a batch that is not on the quote yet. */
function mayComeYet(run: AddingRun, { keys, sent, intentId }: SentBatch): AddingRun {
  return { ...run, tried: [...withoutTries(run.tried, keys), { keys, sent, intentId }] }
}

function withoutTries(tried: readonly TriedBatch[], keys: readonly string[]) {
  return tried.filter((each) => !each.keys.some((key) => keys.includes(key)))
}

/** The quote could not be read. What was to be sent stays with the reason; what is in doubt stays in doubt. */
export function withoutReading(run: AddingRun, failure: PortFailure): AddingRun {
  const reasons = run.queue.map((key) => [key, failure] as const)
  return { ...run, queue: [], notAdded: new Map([...run.notAdded, ...reasons]) }
}

/** All the lines that share a line's doubt: a batch is added as a whole or not at all. Those under way are in none. */
export function doubtOf({ batch, outgoing, unclear }: AddingRun, key: string): readonly string[] {
  if (outgoing.length === 0 && batch?.keys.includes(key)) return batch.keys
  return unclear.find((keys) => keys.includes(key)) ?? []
}

/** The person has looked: the lines of a doubtful batch are free again. */
export function withoutDoubt(run: AddingRun, keys: readonly string[]): AddingRun {
  return {
    ...run,
    batch: run.batch?.keys === keys ? undefined : run.batch,
    unclear: run.unclear.filter((each) => each !== keys),
  }
}

/** Lines of which it no longer counts why they were not added. */
export function withoutFailuresOf(run: AddingRun, keys: readonly string[]): AddingRun {
  return { ...run, notAdded: without(run.notAdded, keys) }
}

/** Whether a run can be started: the quote is not being read, and no batch is on its way. */
export function isIdle({ isReading, outgoing }: AddingRun): boolean {
  return !isReading && outgoing.length === 0
}

/** Whether lines wait or are on their way. */
export function isAdding({ queue, outgoing }: AddingRun): boolean {
  return queue.length > 0 || outgoing.length > 0
}

function withFailure(run: AddingRun, failure: PortFailure): AddingRun {
  const { batch } = run
  if (!batch) return run
  const reasons = batch.keys.map((key) => [key, failure] as const)
  return {
    ...settledBatch(run, batch.keys.length),
    notAdded: new Map([...run.notAdded, ...reasons]),
  }
}

function settledBatch(run: AddingRun, count: number): AddingRun {
  return { ...run, batch: undefined, outgoing: [], settled: run.settled + count }
}

function without<Value>(
  map: ReadonlyMap<string, Value>,
  keys: readonly string[],
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => !keys.includes(key)))
}
