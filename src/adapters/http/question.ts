/** A question to a server, as a value. */
import { addressOf } from './address.ts'

export interface Question {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON. Absent for GET. */
  readonly body?: unknown
  /** What belongs to an account is never kept by the browser. */
  readonly cache: 'no-store' | 'default'
  /** Whether a server on another origin is sent its cookies too, or none is sent any. */
  readonly credentials?: 'include' | 'omit'
  /** Reads the answer only if it is JSON and has no more bytes than these. */
  readonly mostBytes?: number
  /** The kind of file that may come in place of JSON, such as `application/pdf`. */
  readonly file?: string | undefined
  /** Whether it goes on when the page that asks is closed. */
  readonly keepalive?: boolean
}

/** A question to a service that knows no account, at `base`; with a body it is sent by POST. */
export function publicQuestion(base: string, path: string, body?: unknown): Question {
  const url = addressOf(base, path)
  if (body === undefined) return { method: 'GET', url, headers: {}, cache: 'default' }
  return { method: 'POST', url, headers: {}, body, cache: 'default' }
}

const mostBytesOfDocument = 2_000_000

/**
 * A question for a document whose address a server has named, a path at `base` or a whole address: without
 * cookies, and the answer has to be JSON of 2 MB at most (T28).
 */
export function documentQuestion(base: string, address: string): Question {
  return {
    method: 'GET',
    url: address.startsWith('/') ? addressOf(base, address) : address,
    headers: {},
    cache: 'default',
    credentials: 'omit',
    mostBytes: mostBytesOfDocument,
  }
}

/** What `fetch` is told beside the address. */
export function initOf(question: Question): RequestInit {
  const hasBody = question.body !== undefined
  return {
    method: question.method,
    headers: {
      Accept: question.file ? `${question.file}, application/json` : 'application/json',
      // Exactly this: with a charset the commerce engine does not read the body.
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...question.headers,
    },
    ...(hasBody ? { body: JSON.stringify(question.body) } : {}),
    cache: question.cache,
    ...(question.credentials && { credentials: question.credentials }),
    ...(question.keepalive && { keepalive: true }),
    // A redirect could carry the token to another host (T28).
    redirect: 'error',
  }
}
