/**
 * Values that travel with a page: what an answer was read as by the server. The browser takes each of them once, and
 * neither asks for the answer nor needs the code that would read it. Page and scripts are of one build, so both mean the
 * same by a value.
 */
import { isRecord } from './json.ts'
import { initOf, type Question } from './question.ts'

/** The place of a value in a page: what it was read as, and from which question. */
export function keyOfValue(name: string, question: Question): string {
  return JSON.stringify([name, question.url, initOf(question).body])
}

export interface WrittenValue {
  readonly key: string
  /** As JSON can hold it; see `asWritten`. */
  readonly value?: unknown
}

/** What a client is given to take values from, or to hand them to. */
export interface PageValues {
  readonly take: (key: string) => { readonly value: unknown } | undefined
  /** `question` has been answered by a value, so that its answer need not travel. */
  readonly keep: (key: string, value: unknown, question: Question) => void
}

/** Milliseconds for which a value of the page is as good as a new one: as long as a shop may take to open. */
export const lasting = 60_000

/** Hands out each of these values once; `now` counts milliseconds. */
export function valuesOfPage(
  written: readonly WrittenValue[],
  now: () => number = () => performance.now(),
): PageValues {
  const left = new Map(written.map(({ key, value }) => [key, { value }]))
  const since = now()
  return {
    take: (key) => {
      const found = left.get(key)
      left.delete(key)
      return found && now() - since < lasting ? { value: asRead(found.value) } : undefined
    },
    keep: () => {},
  }
}

/** Stands for a map, whose entries it holds. No value of ours has a field of this name. */
const mapMark = '$map'

/** For `JSON.stringify`: maps as objects that say so. All else that we have is text, numbers, lists and objects. */
export function asWritten(_: string, value: unknown): unknown {
  return value instanceof Map ? { [mapMark]: [...value] } : value
}

function asRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => asRead(each))
  if (!isRecord(value)) return value
  const entries = value[mapMark]
  if (Array.isArray(entries))
    return new Map(entries.flatMap((entry) => (isEntry(entry) ? [entryOf(entry)] : [])))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asRead(each)]))
}

type Entry = readonly [unknown, unknown]

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2
}

function entryOf([key, value]: Entry): Entry {
  return [asRead(key), asRead(value)]
}
