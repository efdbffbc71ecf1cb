/** JSON from outside, read so that it can neither throw nor reach a prototype (T32). */
import { either as E } from 'fp-ts'

export type Unreadable = 'unreadable'

const poisoned: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const byteOrderMark = /^\uFEFF/

/** The value that a text holds, without the keys that could pollute a prototype. A leading BOM is fine. */
export function parseJson(text: string): E.Either<Unreadable, unknown> {
  // Many answers have no body, and an exception costs more than all of the rest.
  if (text === '') return E.left('unreadable')
  return E.tryCatch(
    (): unknown => {
      const plain = text.replace(byteOrderMark, '')
      return mayPoison(plain) ? JSON.parse(plain, withoutPoison) : JSON.parse(plain)
    },
    () => 'unreadable' as const,
  )
}

/** Whether a value is an object with keys, and neither a list nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A reviver takes ten times as long as the parsing, so it sees only what may hold such a key, also in escapes. */
function mayPoison(text: string): boolean {
  return text.includes('\\u') || [...poisoned].some((key) => text.includes(key))
}

function withoutPoison(key: string, value: unknown): unknown {
  return poisoned.has(key) ? undefined : value
}
