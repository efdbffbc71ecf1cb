/**
 * Requests that are sent before the code that needs the answers is loaded. The first caller that asks the same
 * gets the answer that is on its way; everything else is asked as ever.
 */
import { initOf, type Question } from './question.ts'

type Fetch = typeof globalThis.fetch

export interface HeadStart {
  /** Asks now. A failed request is not reported: it is sent again when it is needed. */
  readonly ask: (question: Question) => void
  /** A `fetch` that hands out each answer once. */
  readonly fetch: Fetch
}

/** Milliseconds for which an answer is as good as a new one: as long as a shop may take to open. */
const lasting = 10_000

interface Early {
  readonly since: number
  readonly answer: Promise<Response | undefined>
}

/** A head start over a `fetch`; `now` counts milliseconds. */
export function headStart(fetch: Fetch, now: () => number = () => performance.now()): HeadStart {
  const underway = new Map<string, Early>()
  const taken = (key: string) => {
    const early = underway.get(key)
    underway.delete(key)
    return early && now() - early.since < lasting ? early.answer : undefined
  }
  return {
    ask: (question) => {
      const init = initOf(question)
      const answer = fetch(question.url, init).catch(() => undefined)
      underway.set(keyOf(question.url, init), { since: now(), answer })
    },
    fetch: async (input, init) => (await taken(keyOf(input, init))) ?? fetch(input, init),
  }
}

function keyOf(input: RequestInfo | URL, init: RequestInit = {}): string {
  return JSON.stringify([input, init.method, init.body])
}
