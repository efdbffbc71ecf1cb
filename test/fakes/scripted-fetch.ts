/** A network that does what it is told, one reply after the other, and remembers what it was asked. */
import type { Fetch } from '../../src/adapters/http/exchange.ts'

export interface AskedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  /** The body as JSON; undefined when there was none. */
  readonly body: unknown
  /** Whether it was to outlive its page. */
  readonly keepalive: boolean
  readonly credentials: RequestCredentials | undefined
  readonly redirect: RequestRedirect | undefined
}

/** One reply. It is given the request's signal, which a real network heeds. */
export type Reply = (signal: AbortSignal) => Promise<Response>

export interface ScriptedFetch {
  readonly fetch: Fetch
  readonly asked: readonly AskedRequest[]
}

/** Replies in their order; the last one is given again and again. */
export function scriptedFetch(...replies: readonly Reply[]): ScriptedFetch {
  const asked: AskedRequest[] = []
  return {
    asked,
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      asked.push({
        method: init?.method ?? 'GET',
        url,
        headers: new Headers(init?.headers),
        keepalive: init?.keepalive === true,
        credentials: init?.credentials,
        redirect: init?.redirect,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      })
      const reply = replies[Math.min(asked.length, replies.length) - 1]
      if (!reply) throw new Error('The script of this network is empty.')
      return reply(init?.signal ?? new AbortController().signal)
    },
  }
}

/** An answer in JSON. */
export function replying(body: unknown, init: ResponseInit = {}): Reply {
  return () => Promise.resolve(Response.json(body, init))
}

/** An answer of any text. */
export function replyingText(text: string, init: ResponseInit = {}): Reply {
  return () => Promise.resolve(new Response(text, init))
}

/** The envelope of a success, with the keys of a call. */
export function envelope(keys: Readonly<Record<string, unknown>> = {}): Reply {
  const actions = { successfulActions: ['public:any.thing'], failureActions: [] }
  return replying({ ...actions, errors: {}, messages: [], ...keys })
}

/** No connection, or one that is reset before the headers. */
export const dropping: Reply = () => Promise.reject(new TypeError('fetch failed'))

/** The headers and half of the body, then a reset. */
export const droppingHalfWay: Reply = () => {
  let isFirst = true
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (!isFirst) return controller.error(new TypeError('terminated'))
      isFirst = false
      controller.enqueue(new TextEncoder().encode('{"successfulActions":['))
    },
  })
  return Promise.resolve(new Response(body))
}

/** Never answers; lets go when the request is aborted. */
export const hanging: Reply = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Never answers and does not even notice that the request was aborted. */
export const deaf: Reply = () => new Promise(() => {})

/** Headers at once, and a body that never ends. */
export const hangingHalfWay: Reply = (signal) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{'))
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return Promise.resolve(new Response(body))
}

/** A reply that is kept back until it is released. */
export function held(reply: Reply): { readonly reply: Reply; readonly release: () => void } {
  const opening = new AbortController()
  const open = new Promise((resolve) => {
    opening.signal.addEventListener('abort', resolve)
  })
  return { reply: (signal) => open.then(() => reply(signal)), release: () => opening.abort() }
}
