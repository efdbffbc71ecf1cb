/**
 * Long tables, worked through in hundreds (CSV-08): which lines wait for their turn to be checked, and which hundred is
 * on the page. Lines are named by their keys. No line is left out, none has its turn twice.
 */
import { keySet } from '../shared/key-set.ts'
import { linesPerTable } from './csv-lines.ts'

/** Lines that a table takes when it is worked through in hundreds. */
export const longLimit = 2000

/** Lines in their order, a hundred at a time; none of no lines. */
export function inHundreds<Line>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const count = Math.ceil(lines.length / linesPerTable)
  return Array.from({ length: count }, (_, at) =>
    lines.slice(at * linesPerTable, (at + 1) * linesPerTable),
  )
}

/** The hundred in which a line stands, counted from 0. */
export function hundredOf(index: number): number {
  return Math.max(0, Math.floor(index / linesPerTable))
}

/** Lines of a table before and after they were changed. */
interface Change {
  /** Keys of the lines that waited for their turn. */
  readonly unbegun: readonly string[]
  readonly before: readonly string[]
  readonly now: readonly string[]
}

/**
 * The lines that wait for their turn once lines have come or gone. Those that come stand behind those that wait already;
 * where none waits, the first hundred of them has its turn at once.
 */
export function unbegunAfter({ unbegun, before, now }: Change): readonly string[] {
  if (before === now) return unbegun
  const known = keySet(before)
  const left = keySet(now)
  const came = now.filter((key) => !known.has(key))
  const waiting = unbegun.filter((key) => left.has(key))
  if (waiting.length === unbegun.length && came.length === 0) return unbegun
  return waiting.length > 0 ? [...waiting, ...came] : came.slice(linesPerTable)
}

/** The lines that go on waiting when the next hundred has its turn. */
export function unbegunAfterHundred(unbegun: readonly string[]): readonly string[] {
  return unbegun.slice(linesPerTable)
}
