/**
 * What a caller knows of the lines of a quote. It is named by a digest of them; where it is that of the lines just before
 * a call, the answer brings only what the call has changed.
 */

import { sha256 } from '#platform/digests.ts'
import { text } from '../../http/input.ts'
import type { Call } from '../action.ts'
import type { QuoteItem } from './quote-store.ts'

/** The field of a request, beside those that a call has anyway. */
export const KNOWN_LINES_FIELD = 'orderItemsTag'

export interface KnownLines {
  readonly tag: string
  /** What is stored of each line, as text to be compared, in the order of the quote. */
  readonly lines: ReadonlyMap<string, string>
}

/** The lines as they are now, if they are what the caller knows; undefined where they are not, or none are named. */
export function knownLines(call: Call, items: readonly QuoteItem[]): KnownLines | undefined {
  const named = text(call.input, KNOWN_LINES_FIELD)
  if (named === '') return undefined
  const present = presentLines(items)
  return named === present.tag ? present : undefined
}

export function presentLines(items: readonly QuoteItem[]): KnownLines {
  const lines = storedLines(items)
  return { tag: digestOf(lines), lines }
}

/** The items that are new or not as they were, and the ids of all unless they are the same in the same order. */
export function changesSince(
  known: KnownLines,
  items: readonly QuoteItem[],
  { lines: now }: KnownLines,
) {
  const ids = [...now.keys()]
  const before = [...known.lines.keys()]
  const isSameOrder = ids.length === before.length && ids.every((id, at) => id === before[at])
  return {
    items: items.filter(({ id }) => known.lines.get(id) !== now.get(id)),
    ids: isSameOrder ? undefined : ids,
  }
}

function storedLines(items: readonly QuoteItem[]): ReadonlyMap<string, string> {
  // The place in the quote is told by the order; it may move without the line having changed.
  return new Map(items.map((item) => [item.id, JSON.stringify({ ...item, position: 0 })]))
}

function digestOf(lines: ReadonlyMap<string, string>): string {
  const told = Array.from(lines.values(), (line) => `${line}\0`)
  return sha256('base64url', ...told).slice(0, 22)
}
