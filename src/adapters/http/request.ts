/**
 * The one place that turns an HTTP exchange into a value: time limits, abort, retries of reads, and what
 * it means when no answer came. Judging an answer is the next step, in `verdict.ts`.
 */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import { type Deadline, deadline } from './deadline.ts'
import { type Answer, type Exchange, exchange, type Fetch } from './exchange.ts'
import type { PageValues } from './page-values.ts'
import type { Pause } from './pause.ts'
import type { Question } from './question.ts'

export interface HttpParts {
  readonly fetch: Fetch
  readonly pause: Pause
  readonly isOnline: () => boolean
  /** Values that travel with the page, where there are any. */
  readonly values?: PageValues
  /** From 0 up to 1; keeps many clients from retrying in step. */
  readonly random?: () => number
  /** A new id, never given before; names a write, so that a server can tell its repeat. */
  readonly newId?: () => string
  /** Milliseconds before each further try of a read. */
  readonly retryDelays?: readonly number[]
}

/**
 * How a request is treated. A `read` may be asked again without harm, and is. A `write` is sent once, and
 * one whose answer is lost is `unconfirmed`. A `trial` (signing in) changes nothing that could be done
 * twice, but is not repeated behind anybody's back either.
 */
export type Manner = 'read' | 'write' | 'trial'

/** Milliseconds for the request as a whole, its retries included. */
export const limits: Readonly<Record<Manner, number>> = {
  read: 15_000,
  write: 30_000,
  trial: 30_000,
}

/** Milliseconds for a file, which may have to be drawn first: a quote of two thousand lines has 200 pages. */
export const fileLimit = 60_000

const retryDelays = [500, 2_000]
/** A server that wants longer than this, in seconds, is not asked again on its own. */
const longestRetryAfter = 10

/** Sends the request, again where that is safe. Answers what the server sent, or why there is no answer. */
export async function request(
  parts: HttpParts,
  manner: Manner,
  question: () => Question,
  signal?: AbortSignal,
): Promise<E.Either<PortFailure, Answer>> {
  if (!parts.isOnline()) return E.left({ kind: 'unreachable', offline: true })
  const patience = question().file === undefined ? limits[manner] : fileLimit
  const limit = deadline(parts.pause, patience, signal)
  const outcome = await settle(parts, manner, question, limit)
  limit.close()
  if (outcome.kind === 'answered') return E.right(outcome.answer)
  return E.left(silence(outcome.kind, manner, parts))
}

async function settle(
  parts: HttpParts,
  manner: Manner,
  question: () => Question,
  limit: Deadline,
): Promise<Exchange> {
  const { fetch } = parts
  const delays = manner === 'read' ? (parts.retryDelays ?? retryDelays) : []
  let outcome = await exchange(fetch, question(), limit)
  for (const delay of delays) {
    const wait = waitBeforeRetry(outcome, delay, parts)
    if (wait === undefined) return outcome
    // oxlint-disable-next-line no-await-in-loop -- a retry waits for what it repeats
    const ending = await Promise.race([limit.ended, parts.pause(wait, limit.signal)])
    if (ending !== undefined) return { kind: ending }
    // oxlint-disable-next-line no-await-in-loop
    outcome = await exchange(fetch, question(), limit)
  }
  return outcome
}

/** Milliseconds until the next try; undefined when trying again is of no use or not wanted. */
function waitBeforeRetry(outcome: Exchange, delay: number, parts: HttpParts): number | undefined {
  const jittered = delay * (0.75 + 0.5 * (parts.random ?? Math.random)())
  if (outcome.kind === 'dropped') return parts.isOnline() ? jittered : undefined
  if (outcome.kind !== 'answered') return undefined
  // What the server does not have (501) it will not have a moment later.
  if (outcome.answer.status < 500 || outcome.answer.status === 501) return undefined
  const asked = outcome.answer.retryAfterSeconds ?? 0
  return asked > longestRetryAfter ? undefined : Math.max(jittered, asked * 1000)
}

/** What a missing answer means. A write may have arrived before the connection broke: its outcome is unknown. */
function silence(
  kind: Exclude<Exchange['kind'], 'answered'>,
  manner: Manner,
  parts: HttpParts,
): PortFailure {
  if (kind === 'aborted') return { kind: 'aborted' }
  if (manner === 'write') return { kind: 'unconfirmed' }
  if (kind === 'timed-out') return { kind: 'timed-out' }
  return { kind: 'unreachable', offline: !parts.isOnline() }
}
