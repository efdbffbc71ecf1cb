/** One question to a server and what came of it. Nothing is thrown and nothing is judged here. */
import type { either as E } from 'fp-ts'
import type { Deadline, Ending } from './deadline.ts'
import { parseJson, type Unreadable } from './json.ts'

export interface Question {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON. Absent for GET. */
  readonly body?: unknown
  /** What belongs to an account is never kept by the browser. */
  readonly cache: 'no-store' | 'default'
}

/** An answer of whatever status, its body read to the end. */
export interface Answer {
  readonly status: number
  readonly body: E.Either<Unreadable, unknown>
  /** What `Retry-After` asks for, in seconds. */
  readonly retryAfterSeconds: number | undefined
}

export type Exchange =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** No connection, or it broke before the end of the body. */
  | { readonly kind: 'dropped' }
  | { readonly kind: Ending }

export type Fetch = typeof globalThis.fetch

/** Asks once. The deadline counts until the last byte of the answer. */
export async function exchange(
  fetch: Fetch,
  question: Question,
  limit: Deadline,
): Promise<Exchange> {
  const ended = limit.ended.then((kind): Exchange => ({ kind }))
  const answered = answerOf(fetch, question, limit.signal).then(
    (answer): Exchange => ({ kind: 'answered', answer }),
    (): Exchange | Promise<Exchange> => (limit.signal.aborted ? ended : { kind: 'dropped' }),
  )
  return Promise.race([ended, answered])
}

async function answerOf(fetch: Fetch, question: Question, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted()
  const hasBody = question.body !== undefined
  const response = await fetch(question.url, {
    method: question.method,
    headers: {
      Accept: 'application/json',
      // Exactly this: with a charset the commerce engine does not read the body.
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...question.headers,
    },
    ...(hasBody ? { body: JSON.stringify(question.body) } : {}),
    cache: question.cache,
    // A redirect could carry the token to another host (T28).
    redirect: 'error',
    signal,
  })
  const text = await response.text()
  return {
    status: response.status,
    body: parseJson(text),
    retryAfterSeconds: retryAfter(response.headers),
  }
}

/** Seconds, or a date that is compared with the server's own, so that no clock is needed. */
function retryAfter(headers: Headers): number | undefined {
  const wished = headers.get('Retry-After')?.trim()
  if (!wished) return undefined
  if (/^\d{1,6}$/.test(wished)) return Number(wished)
  const seconds = (Date.parse(wished) - Date.parse(headers.get('Date') ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
