/** What came of a bulk order: the lines that are in the cart, and what keeps the others (CSV-03). */
import {
  type BulkMessages,
  bulkMessages,
  type CheckedBulkLine,
  isInMessages,
} from '../../domain/bulk-order/bulk-check.ts'
import {
  type BulkEntry,
  type BulkLine,
  bulkLimit,
  linesIn,
  withoutLines,
} from '../../domain/bulk-order/bulk-entry.ts'
import type { PortFailure } from '../failure.ts'
import { checkedLines, readyLines, type SentBulkLines } from './bulk-order-lines.ts'

/** Which of the lines lie in the cart now, and why the others do not. */
export interface AddedLines {
  readonly added: readonly BulkLine[]
  readonly failures: ReadonlyMap<string, PortFailure>
  /** Nothing was tried, as another tab has touched these lines. */
  readonly refusal?: 'changed-elsewhere' | undefined
}

export interface BulkReport {
  /** Lines that were added. */
  readonly addedCount: number
  readonly messages: BulkMessages
  /** The lines that stay, each with what keeps it. */
  readonly left: readonly LeftLine[]
  /** Why nothing was tried. */
  readonly refusal: 'empty' | 'too-many' | 'changed-elsewhere' | undefined
}

export interface LeftLine extends CheckedBulkLine {
  /** Refused by the server, or in doubt, though nothing was wrong with it here. */
  readonly failure: PortFailure | undefined
}

/** The lines that stay for a reason of their own, which no message of the whole order tells. */
export function ownReasons({ left }: BulkReport): readonly LeftLine[] {
  return left.filter((each) => !isInMessages(each))
}

/** Why an entry is not tried at all; undefined for one that is. */
export function refusalOf(entry: BulkEntry): 'empty' | 'too-many' | undefined {
  const { length } = linesIn(entry)
  if (length === 0) return 'empty'
  return length > bulkLimit ? 'too-many' : undefined
}

/** The report on an entry of which nothing was tried. */
export function refused(entry: BulkEntry): BulkReport {
  const messages: BulkMessages = { invalid: [], notFound: [], blanks: 0 }
  return { addedCount: 0, messages, left: [], refusal: refusalOf(entry) }
}

/** Whether a report still speaks of the lines that are typed: those that it left, and no others. */
export function isOf({ refusal, left }: BulkReport, entry: BulkEntry): boolean {
  // It stands until the page is loaded again.
  if (refusal === 'changed-elsewhere') return true
  if (refusal) return refusal === refusalOf(entry)
  const textOf = ({ code, quantity }: BulkLine) => `${code.trim()} ${quantity.trim()}`
  const lines = linesIn(entry).map(textOf)
  return (
    lines.length === left.length && left.every(({ line }, index) => textOf(line) === lines[index])
  )
}

const nothingAdded: AddedLines = { added: [], failures: new Map() }

/** The report on lines of which some were added, or none. */
export function reportOf(
  lines: SentBulkLines,
  { added, failures, refusal }: AddedLines = nothingAdded,
): BulkReport {
  const left = checkedLines(lines).filter(({ line }) => !added.includes(line))
  return {
    addedCount: added.length,
    messages: bulkMessages(left),
    left: left.map((each) => ({ ...each, failure: failures.get(each.line.key) })),
    refusal,
  }
}

/** The lines that were added leave the entry. */
export function linesAdded(
  order: SentBulkLines & { readonly entry: BulkEntry },
  outcome: AddedLines,
) {
  return {
    report: reportOf(order, outcome),
    entry: withoutLines(order.entry, outcome.added),
  }
}

/** What is known when a write did not come back. */
export function inDoubt(lines: SentBulkLines): AddedLines {
  const failure: PortFailure = { kind: 'unconfirmed' }
  return {
    added: [],
    failures: new Map(readyLines(lines).map(({ line }) => [line.key, failure])),
  }
}
