/**
 * Answers that travel with a page: the server writes down what it was answered while it drew the page, and the
 * browser's `fetch` hands each of them out once, to the first who asks the same. So nothing is asked twice.
 */
import type { Fetch } from './exchange.ts'
import { lasting, type PageValues, type WrittenValue } from './page-values.ts'
import { initOf } from './question.ts'

export interface WrittenAnswer {
  /** The question: address, method and body. */
  readonly key: string
  readonly status: number
  /** As in `Content-Type`. */
  readonly type: string
  readonly text: string
}

const typeHeader = 'Content-Type'

/** By it an answer names the parts of the edition that it is of (docs/wire.md), and so does the page that is drawn of answers. */
export const partsHeader = 'Edition-Parts'

export interface Recording {
  readonly fetch: Fetch
  /** Asks nothing from now on, and answers nothing to whoever asks. */
  readonly end: () => void
  /** Everything that has been answered so far, each question once; in one order, whichever answer came first. */
  readonly answers: () => readonly WrittenAnswer[]
  /** Takes down what answers were read as: a value stands for its answer. */
  readonly values: PageValues
  /** All of those, in one order. */
  readonly writtenValues: () => readonly WrittenValue[]
  /** The parts of the edition that all of them are of; undefined where nothing was asked, or an answer names none. */
  readonly editionParts: () => readonly string[] | undefined
  /** Whether a server could not answer, or not be reached. What it would have said is asked again by the browser. */
  readonly hasFailed: () => boolean
}

/** A `fetch` that asks by another one, each question once, and writes down the answers. */
export function recording(fetch: Fetch): Recording {
  const asked = new Map<string, Promise<WrittenAnswer>>()
  const written = new Map<string, WrittenAnswer>()
  const values = new Map<string, unknown>()
  const parts = new Set<string>()
  let isOfParts = true
  let failed = false
  let hasEnded = false
  const notePartsOf = ({ headers }: Response) => {
    const named = headers.get(partsHeader)?.split(',') ?? []
    for (const name of named) parts.add(name.trim())
    if (named.length === 0) isOfParts = false
  }
  const ask = async (key: string, input: RequestInfo | URL, init?: RequestInit) => {
    try {
      const response = await fetch(input, init)
      notePartsOf(response)
      const type = response.headers.get(typeHeader) ?? ''
      const answer = { key, status: response.status, type, text: await response.text() }
      if (answer.status >= 500) failed = true
      else written.set(key, answer)
      return answer
    } catch (problem) {
      failed = true
      isOfParts = false
      throw problem
    }
  }
  return {
    fetch: async (input, init) => {
      if (hasEnded) return new Promise(() => {})
      const key = keyOf(input, init)
      const answer = asked.get(key) ?? ask(key, input, init)
      asked.set(key, answer)
      return responseOf(await answer)
    },
    end: () => {
      hasEnded = true
    },
    answers: () => [...written.values()].toSorted(byKey),
    values: {
      take: () => undefined,
      keep: (key, value, question) => {
        written.delete(keyOf(question.url, initOf(question)))
        values.set(key, value)
      },
    },
    writtenValues: () => [...values].map(([key, value]) => ({ key, value })).toSorted(byKey),
    editionParts: () => (isOfParts && parts.size > 0 ? [...parts].toSorted() : undefined),
    hasFailed: () => failed,
  }
}

/** A `fetch` that hands out each of these answers once and asks for all else; `now` counts milliseconds. */
export function handingOut(
  answers: readonly WrittenAnswer[],
  fetch: Fetch,
  now: () => number = () => performance.now(),
): Fetch {
  const left = new Map(answers.map((answer) => [answer.key, answer]))
  const since = now()
  return async (input, init) => {
    const key = keyOf(input, init)
    const answer = left.get(key)
    left.delete(key)
    return answer && now() - since < lasting ? responseOf(answer) : fetch(input, init)
  }
}

type Keyed = { readonly key: string }

/** Two drawings of one page are the same, byte by byte. */
const byKey = ({ key: one }: Keyed, { key: other }: Keyed) => (one < other ? -1 : 1)

function responseOf({ status, type, text }: WrittenAnswer): Response {
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : text, { status, headers: { [typeHeader]: type } })
}

function keyOf(input: RequestInfo | URL, init: RequestInit = {}): string {
  return JSON.stringify([input, init.method, init.body])
}
