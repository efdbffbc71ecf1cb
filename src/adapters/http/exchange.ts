/** One question to a server and what came of it. Nothing is thrown and nothing is judged here. */
import { either as E } from 'fp-ts'
import type { Deadline, Ending } from './deadline.ts'
import { parseJson, type Unreadable } from './json.ts'
import { initOf, type Question } from './question.ts'

/** An answer of whatever status, its body read to the end. */
export interface Answer {
  readonly status: number
  /** Bytes where the question takes a file and one came. */
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
  const response = await fetch(question.url, { ...initOf(question), signal })
  if (question.file && response.headers.get('Content-Type')?.startsWith(question.file)) {
    return {
      status: response.status,
      body: E.right(new Uint8Array(await response.arrayBuffer())),
      retryAfterSeconds: undefined,
    }
  }
  const text =
    question.mostBytes === undefined
      ? await response.text()
      : await boundedJson(response, question.mostBytes)
  return {
    status: response.status,
    body: parseJson(text),
    retryAfterSeconds: retryAfter(response.headers),
  }
}

/** The text of an answer in JSON; nothing, which cannot be read, of any other kind and of a longer one (T28). */
async function boundedJson(response: Response, mostBytes: number): Promise<string> {
  const kind = response.headers.get('Content-Type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(kind)) {
    await response.body?.cancel()
    return ''
  }
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        if (bytes > mostBytes) controller.terminate()
        else controller.enqueue(chunk)
      },
    }),
  )
  const text = await new Response(counted ?? null).text()
  return bytes > mostBytes ? '' : text
}

/** Seconds, or a date that is compared with the server's own, so that no clock is needed. */
function retryAfter(headers: Headers): number | undefined {
  const wished = headers.get('Retry-After')?.trim()
  if (!wished) return undefined
  if (/^\d{1,6}$/.test(wished)) return Number(wished)
  const seconds = (Date.parse(wished) - Date.parse(headers.get('Date') ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
