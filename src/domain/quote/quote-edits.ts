/**
 * What is being changed in a quote: texts as typed, writes in their order, and what went wrong where.
 * One write is under way at a time; of several intents for one place the latest wins, none is lost.
 */
import type { PortFailure } from '../shared/port-failure.ts'
import { type QueueRules, waitingWith } from '../shared/write-queue.ts'
import type { Quote } from './quote.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'
import {
  type DateWrite,
  isSameWrite,
  partsOf,
  placeOf,
  type QuantityWrite,
  type QuotePlace,
  type QuoteWrite,
  type SentWrite,
  sentTogether,
  type WriteFailure,
} from './quote-write.ts'
import {
  type KeptText,
  nothingTyped,
  placeOfTyping,
  type QuoteTyping,
  type TypedTexts,
  withMapEntry,
  without,
  withoutAllSettled,
  withoutSettled,
  withTyping,
} from './typed-texts.ts'
import { isNeedless } from './write-evidence.ts'

/**
 * Why nothing was submitted: `held-back` waited for another write, which then failed; `overtaken` waited, and
 * something was typed meanwhile.
 */
export type QuoteFailure =
  | WriteFailure
  | { readonly kind: 'held-back' }
  | { readonly kind: 'overtaken' }

const notOfPorts: readonly QuoteFailure['kind'][] = ['held-back', 'overtaken', 'above-stock']

/** Whether a failure is how the engine answered, and nothing that was made of that here. */
export function isPortFailure(failure: QuoteFailure): failure is PortFailure {
  return !notOfPorts.includes(failure.kind)
}

/** Failures by the place that they are shown at; `reload` is the quote as a whole. */
export type QuoteFailures = ReadonlyMap<QuotePlace | 'reload', QuoteFailure>

export interface QuoteEdits {
  readonly quote: Quote
  readonly typed: TypedTexts
  readonly underWay: SentWrite | undefined
  /** Not sent yet, in the order in which they will be; a submission is always last. */
  readonly pending: readonly QuoteWrite[]
  readonly failures: QuoteFailures
  /** Writes that may have been done; the next reading of the quote tells. */
  readonly inDoubt: readonly QuoteWrite[]
  /** What others have done to the quote meanwhile, until it is read and put away. */
  readonly notices: readonly QuoteNotice[]
}

/** What another user, or another tab, has done to what this page shows. */
export type QuoteNotice =
  /** A line was removed; with it the texts that were typed for it, to be copied. */
  | {
      readonly kind: 'line-gone'
      readonly item: QuoteItem
      readonly texts: readonly KeptText[]
    }
  /** This page has written over a value that it did not know of. */
  | {
      readonly kind: 'overwritten'
      readonly write: ComparedWrite
      readonly item: QuoteItem | undefined
      /** The previous and the current text of the field. */
      readonly was: string
      readonly now: string
    }
  | UnseenLines
  | RepricedLines

/** Lines that nobody has changed and that cost something else now: an engine prices every line again with each write. */
export interface RepricedLines {
  readonly kind: 'repriced'
  readonly lines: readonly RepricedLine[]
}

export interface RepricedLine {
  readonly item: QuoteItem
  /** Of one piece, as it was on show when the customer was last told. */
  readonly was: number
  readonly now: number
}

/** Lines that are not as this page showed them: when they were handed over, or when that was refused for it. */
export interface UnseenLines {
  readonly kind: 'submitted-unseen' | 'changed-unseen'
  readonly items: readonly QuoteItem[]
}

/** The writes of a single value, which tell what they have written over. */
export type ComparedWrite = Extract<
  QuoteWrite,
  { readonly kind: 'purchase-order' | 'quantity' | 'date' }
>

/** The edits of an untouched quote. */
export function noEdits(quote: Quote): QuoteEdits {
  return {
    quote,
    typed: nothingTyped,
    underWay: undefined,
    pending: [],
    failures: new Map(),
    inDoubt: [],
    notices: [],
  }
}

/** A text was typed. The failure belongs to the previous text. */
export function withTypedText(edits: QuoteEdits, typing: QuoteTyping): QuoteEdits {
  return {
    ...edits,
    typed: withTyping(edits.typed, typing),
    failures: without(edits.failures, placeOfTyping(typing)),
  }
}

/** Whether an item is being removed, or about to be. */
export function isBeingRemoved(edits: QuoteEdits, itemId: QuoteItemId): boolean {
  return itemsBeingRemoved(edits).has(itemId)
}

/** All items that are being removed, or about to be: for who asks about every line. */
export function itemsBeingRemoved({ underWay, pending }: QuoteEdits): ReadonlySet<QuoteItemId> {
  return new Set(
    [...partsOf(underWay), ...pending].flatMap((write) =>
      write.kind === 'remove' ? [write.itemId] : [],
    ),
  )
}

/**
 * The lines that are not just as they are stored: something is typed for them, being written or about to be, or has
 * failed. Of two thousand lines few are.
 */
export function touchedLines(edits: QuoteEdits): ReadonlySet<string> {
  const { typed, failures, underWay, pending } = edits
  const touched = new Set<string>([...typed.quantities.keys(), ...typed.dates.keys()])
  for (const write of partsOf(underWay)) if (isOfLine(write)) touched.add(write.itemId)
  for (const write of pending) if (isOfLine(write)) touched.add(write.itemId)
  for (const place of failures.keys()) {
    const [kind, id] = splitPlace(place)
    if (isLineKind(kind)) touched.add(id)
  }
  return touched
}

/** What a place is about, and the id of what it belongs to; ids may have colons of their own. */
function splitPlace(place: string): readonly [kind: string, id: string] {
  const end = place.indexOf(':')
  return end < 0 ? [place, ''] : [place.slice(0, end), place.slice(end + 1)]
}

/** The places that are being written to, or are about to be. */
export function busyPlaces({
  underWay,
  pending,
}: Pick<QuoteEdits, 'underWay' | 'pending'>): ReadonlySet<QuotePlace> {
  return new Set([...partsOf(underWay), ...pending].map(placeOf))
}

const queueRules: QueueRules<QuoteWrite> = { isSame: isSameWrite, isReplaced }

/** A write is asked for; what would change nothing is not sent. A submission goes behind everything else. */
export function withWrite(edits: QuoteEdits, write: QuoteWrite): QuoteEdits {
  const place = placeOf(write)
  const { quote } = edits
  const leaving = partsOf(edits.underWay)
  const next = { ...edits, failures: without(edits.failures, place) }
  if (leaving.every((part) => placeOf(part) !== place) && isNeedless(quote, write)) {
    const pending = edits.pending.filter((waiting) => !isReplaced(waiting, write))
    return { ...next, pending, typed: withoutSettled(edits.typed, write, quote) }
  }
  const pending = waitingWith(leaving, edits.pending, write, queueRules)
  return { ...next, pending: submissionsLast(pending) }
}

/**
 * The dates, or the quantities, of many lines asked for at once: the same as asking for one after the other, at the
 * cost of one. At most one of each line.
 */
export function withWrites(
  edits: QuoteEdits,
  writes: readonly (DateWrite | QuantityWrite)[],
): QuoteEdits {
  const { quote } = edits
  const leaving = new Map(partsOf(edits.underWay).map((part) => [placeOf(part), part]))
  const places = new Set(writes.map(placeOf))
  const isOver = (write: QuoteWrite) => !leaving.has(placeOf(write)) && isNeedless(quote, write)
  const isWanted = (write: QuoteWrite) => {
    const same = leaving.get(placeOf(write))
    return !isOver(write) && !(same && isSameWrite(same, write))
  }
  const others = edits.pending.filter((waiting) => !places.has(placeOf(waiting)))
  return {
    ...edits,
    failures: withoutThose(edits.failures, places),
    typed: withoutAllSettled(edits.typed, writes.filter(isOver), quote),
    pending: submissionsLast([...others, ...writes.filter(isWanted)]),
  }
}

/** The removal of many lines of the quote asked for at once: the same as one after the other, at the cost of one. */
export function withRemovals(edits: QuoteEdits, itemIds: ReadonlySet<QuoteItemId>): QuoteEdits {
  const leaving = new Set(partsOf(edits.underWay).map(placeOf))
  const writes = [...itemIds].map((itemId) => ({ kind: 'remove', itemId }) as const)
  const others = edits.pending.filter(
    (waiting) => !(isOfLine(waiting) && itemIds.has(waiting.itemId)),
  )
  return {
    ...edits,
    failures: withoutThose(edits.failures, new Set(writes.map(placeOf))),
    pending: submissionsLast([
      ...others,
      ...writes.filter((write) => !leaving.has(placeOf(write))),
    ]),
  }
}

function withoutThose(failures: QuoteFailures, places: ReadonlySet<QuotePlace>): QuoteFailures {
  return new Map([...failures].filter(([place]) => place === 'reload' || !places.has(place)))
}

/** A submission goes behind everything else. */
function submissionsLast(pending: readonly QuoteWrite[]): readonly QuoteWrite[] {
  const isSubmission = (each: QuoteWrite) => placeOf(each) === 'submit'
  return [...pending.filter((each) => !isSubmission(each)), ...pending.filter(isSubmission)]
}

/** Sends the first waiting write and those that can go with it; earlier failures of these fields are cleared. */
export function withNextWriteSent(edits: QuoteEdits): QuoteEdits {
  const underWay = sentTogether(edits.pending)
  const parts = partsOf(underWay)
  const failures = new Map(edits.failures)
  for (const part of parts) failures.delete(placeOf(part))
  return { ...edits, underWay, pending: edits.pending.slice(parts.length), failures }
}

/** Dates that wait and have not left are not asked for any more; their lines keep the day that they have. */
export function withoutWaitingDates(
  edits: QuoteEdits,
  itemIds: readonly QuoteItemId[],
): QuoteEdits {
  const wanted = new Set(itemIds)
  const isWithdrawn = (write: QuoteWrite) => write.kind === 'date' && wanted.has(write.itemId)
  const gone = new Set(edits.pending.filter(isWithdrawn).map(placeOf))
  const dates = [...edits.typed.dates].filter(([itemId]) => !gone.has(`date:${itemId}`))
  return {
    ...edits,
    pending: edits.pending.filter((write) => !isWithdrawn(write)),
    typed: { ...edits.typed, dates: new Map(dates) },
  }
}

/** A failure is no longer shown. */
export function withoutFailure(edits: QuoteEdits, place: QuotePlace): QuoteEdits {
  return { ...edits, failures: without(edits.failures, place) }
}

/** The quote can no longer be edited: nothing more is sent. */
export function withoutWrites(edits: QuoteEdits): QuoteEdits {
  return { ...edits, underWay: undefined, pending: [] }
}

/** A waiting submission is taken out; the reason is kept where it was asked for, if there is one to keep. */
export function withoutSubmission(edits: QuoteEdits, reason?: QuoteFailure): QuoteEdits {
  const pending = edits.pending.filter((write) => placeOf(write) !== 'submit')
  if (pending.length === edits.pending.length) return edits
  const failures = reason ? withMapEntry(edits.failures, 'submit', reason) : edits.failures
  return { ...edits, pending, failures }
}

/** Removing an item withdraws what waits for it, another model the quantity that waits, removing all of them what waits. */
function isReplaced(waiting: QuoteWrite, write: QuoteWrite): boolean {
  if (placeOf(waiting) === placeOf(write)) return true
  // Nothing of the draft is left to be changed after that.
  if (write.kind === 'clear') return placeOf(waiting) !== 'submit'
  // A change of the model says the quantity, too.
  if (write.kind === 'model') {
    return waiting.kind === 'quantity' && waiting.itemId === write.itemId
  }
  return write.kind === 'remove' && isOfLine(waiting) && waiting.itemId === write.itemId
}

type LineWrite = Extract<QuoteWrite, { readonly itemId: QuoteItemId }>

const lineKinds = {
  quantity: true,
  date: true,
  model: true,
  remove: true,
} as const satisfies Record<LineWrite['kind'], true>

function isLineKind(kind: string): kind is LineWrite['kind'] {
  return Object.hasOwn(lineKinds, kind)
}

function isOfLine(write: QuoteWrite): write is LineWrite {
  return isLineKind(write.kind)
}
