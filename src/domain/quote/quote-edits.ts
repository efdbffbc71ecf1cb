/**
 * What is being changed in a quote: texts as typed, writes in their order, and what went wrong where.
 * One write is under way at a time; of several intents for one place the latest wins, none is lost.
 */
import type { PortFailure } from '../shared/port-failure.ts'
import { type QueueRules, waitingWith } from '../shared/write-queue.ts'
import type { Quote } from './quote.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'
import {
  isSameWrite,
  partsOf,
  placeOf,
  type QuotePlace,
  type QuoteWrite,
  type SentWrite,
  sentTogether,
  valueOf,
} from './quote-write.ts'
import {
  type KeptText,
  nothingTyped,
  placeOfTyping,
  type QuoteTyping,
  textsOfLine,
  type TypedTexts,
  withEntry,
  without,
  withoutSettled,
  withTyping,
} from './typed-texts.ts'
import { isNeedless, isPossible, itemOf, shows } from './write-evidence.ts'

/**
 * Why nothing was submitted: `held-back` waited for another write, which then failed; `overtaken` waited, and
 * something was typed meanwhile.
 */
export type QuoteFailure =
  | PortFailure
  | { readonly kind: 'held-back' }
  | { readonly kind: 'overtaken' }

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

/** The writes of a single value, which tell what they have written over. */
export type ComparedWrite = Extract<
  QuoteWrite,
  { readonly kind: 'purchase-order' | 'quantity' | 'date' }
>

/** The edits of an untouched quote. */
export function untouched(quote: Quote): QuoteEdits {
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
export function typedInto(edits: QuoteEdits, typing: QuoteTyping): QuoteEdits {
  return {
    ...edits,
    typed: withTyping(edits.typed, typing),
    failures: without(edits.failures, placeOfTyping(typing)),
  }
}

/** Whether an item is being removed, or about to be. */
export function isBeingRemoved({ underWay, pending }: QuoteEdits, itemId: QuoteItemId): boolean {
  return [underWay, ...pending].some((write) => write?.kind === 'remove' && write.itemId === itemId)
}

/** The places that are being written to, or are about to be. */
export function busyPlaces({ underWay, pending }: QuoteEdits): ReadonlySet<QuotePlace> {
  return new Set([...partsOf(underWay), ...pending].map(placeOf))
}

const queueRules: QueueRules<QuoteWrite> = { isSame: isSameWrite, isReplaced }

/** A write is asked for; what would change nothing is not sent. A submission goes behind everything else. */
export function asked(edits: QuoteEdits, write: QuoteWrite): QuoteEdits {
  const place = placeOf(write)
  const { quote } = edits
  const leaving = partsOf(edits.underWay)
  const next = { ...edits, failures: without(edits.failures, place) }
  if (leaving.every((part) => placeOf(part) !== place) && isNeedless(quote, write)) {
    const pending = edits.pending.filter((waiting) => !isReplaced(waiting, write))
    return { ...next, pending, typed: withoutSettled(edits.typed, write, quote) }
  }
  const pending = waitingWith(leaving, edits.pending, write, queueRules)
  const isSubmission = (each: QuoteWrite) => placeOf(each) === 'submit'
  return {
    ...next,
    pending: [...pending.filter((each) => !isSubmission(each)), ...pending.filter(isSubmission)],
  }
}

/** Sends the first waiting write and those that can go with it; earlier failures of these fields are cleared. */
export function started(edits: QuoteEdits): QuoteEdits {
  const underWay = sentTogether(edits.pending)
  const parts = partsOf(underWay)
  const failures = new Map(edits.failures)
  for (const part of parts) failures.delete(placeOf(part))
  return { ...edits, underWay, pending: edits.pending.slice(parts.length), failures }
}

/** Dates that wait and have not left are not asked for any more; their lines keep the day that they have. */
export function withdrawn(edits: QuoteEdits, itemIds: readonly QuoteItemId[]): QuoteEdits {
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

/** What an answer says beside the quote. */
export interface AnswerBeside {
  /** What stood at the place of the write just before, where the server says so. */
  readonly before?: string | undefined
  /** Of many dates, the lines that were left as they are. */
  readonly refused?: ReadonlyMap<QuoteItemId, PortFailure> | undefined
}

/**
 * The write under way was done, and this is the quote now. A text that agrees with it is no longer kept beside it.
 * Of many dates, those that were refused failed each at its own line.
 */
export function succeeded(
  edits: QuoteEdits,
  quote: Quote,
  { before, refused = new Map() }: AnswerBeside = {},
): QuoteEdits {
  const parts = partsOf(edits.underWay)
  const places = new Set(parts.map(placeOf))
  const typed = parts.reduce((texts, part) => withoutSettled(texts, part, quote), edits.typed)
  const inDoubt = edits.inDoubt.filter((write) => !places.has(placeOf(write)))
  const notices = withOverwritten(edits, before)
  const failures = new Map(edits.failures)
  for (const [itemId, failure] of refused) failures.set(`date:${itemId}`, failure)
  const answered = { ...edits, quote, underWay: undefined, typed, failures, inDoubt, notices }
  const next = withoutImpossible(withoutGoneLines(answered, edits))
  return refused.size > 0 ? withoutSubmission(next, { kind: 'held-back' }) : next
}

/** The write under way was not done. What was typed stays; a submission does not go without it. */
export function failed(edits: QuoteEdits, failure: QuoteFailure): QuoteEdits {
  if (edits.underWay === undefined) return edits
  const parts = partsOf(edits.underWay)
  const places = parts.map(placeOf)
  const failures = new Map(edits.failures)
  for (const place of places) failures.set(place, failure)
  const inDoubt = failure.kind === 'unconfirmed' ? [...edits.inDoubt, ...parts] : edits.inDoubt
  const next = { ...edits, underWay: undefined, failures, inDoubt }
  return places.includes('submit') ? next : withoutSubmission(next, { kind: 'held-back' })
}

/** A newer reading takes the place of the quote, and tells of every write in doubt whether it was done. */
export function reread(edits: QuoteEdits, quote: Quote): QuoteEdits {
  const read = {
    ...edits,
    quote,
    underWay: undefined,
    failures: without(edits.failures, 'reload'),
    inDoubt: [],
  }
  return withoutImpossible(withoutGoneLines(edits.inDoubt.reduce(outOfDoubt, read), edits))
}

/** A failure is no longer shown. */
export function dismissed(edits: QuoteEdits, place: QuotePlace): QuoteEdits {
  return { ...edits, failures: without(edits.failures, place) }
}

/** The quote can no longer be edited: nothing more is sent. */
export function closed(edits: QuoteEdits): QuoteEdits {
  return { ...edits, underWay: undefined, pending: [] }
}

/** A waiting submission is taken out; the reason is kept where it was asked for, if there is one to keep. */
export function withoutSubmission(edits: QuoteEdits, reason?: QuoteFailure): QuoteEdits {
  const pending = edits.pending.filter((write) => placeOf(write) !== 'submit')
  if (pending.length === edits.pending.length) return edits
  const failures = reason ? withEntry(edits.failures, 'submit', reason) : edits.failures
  return { ...edits, pending, failures }
}

/** A notice was read. */
export function readNotice(edits: QuoteEdits, notice: QuoteNotice): QuoteEdits {
  return { ...edits, notices: edits.notices.filter((each) => each !== notice) }
}

/** The notices after the write under way was done; the newest of each place only. */
function withOverwritten(
  { quote, underWay, notices }: QuoteEdits,
  before: string | undefined,
): readonly QuoteNotice[] {
  if (!underWay || !isCompared(underWay)) return notices
  const place = placeOf(underWay)
  const others = notices.filter(
    (notice) => notice.kind !== 'overwritten' || placeOf(notice.write) !== place,
  )
  const item = underWay.kind === 'purchase-order' ? undefined : itemOf(quote, underWay.itemId)
  const now = valueOf(underWay)
  const isKnown = before === undefined || before === now || before === knownAt(quote, underWay)
  return isKnown
    ? others
    : [...others, { kind: 'overwritten', write: underWay, item, was: before, now }]
}

function isCompared(write: SentWrite): write is ComparedWrite {
  return write.kind === 'purchase-order' || write.kind === 'quantity' || write.kind === 'date'
}

/** What this page believed to be stored at the place of a write. */
function knownAt(quote: Quote, write: ComparedWrite): string {
  if (write.kind === 'purchase-order') return quote.purchaseOrderNumber
  const item = itemOf(quote, write.itemId)
  return write.kind === 'quantity' ? String(item?.quantity ?? '') : (item?.requestedDate ?? '')
}

/** Reports lines that another user has removed, with what was typed for them. */
function withoutGoneLines(edits: QuoteEdits, before: QuoteEdits): QuoteEdits {
  const gone = before.quote.items.filter(
    ({ id }) => itemOf(edits.quote, id) === undefined && !isOwnRemoval(before, id),
  )
  if (gone.length === 0) return edits
  const notices = gone.map(
    (item): QuoteNotice => ({ kind: 'line-gone', item, texts: textsOfLine(before.typed, item) }),
  )
  const isGone = (id: QuoteItemId) => gone.some((item) => item.id === id)
  const kept = <Text>(texts: ReadonlyMap<QuoteItemId, Text>) =>
    new Map([...texts].filter(([id]) => !isGone(id)))
  const { quantities, dates } = edits.typed
  return {
    ...edits,
    typed: { ...edits.typed, quantities: kept(quantities), dates: kept(dates) },
    notices: [...edits.notices, ...notices],
  }
}

function isOwnRemoval(edits: QuoteEdits, id: QuoteItemId): boolean {
  const isOfIt = (write: QuoteWrite) => write.kind === 'remove' && write.itemId === id
  return (
    isBeingRemoved(edits, id) || edits.inDoubt.some(isOfIt) || edits.failures.has(`remove:${id}`)
  )
}

function outOfDoubt(edits: QuoteEdits, write: QuoteWrite): QuoteEdits {
  const place = placeOf(write)
  const isStillSaid = edits.failures.get(place)?.kind === 'unconfirmed'
  if (shows(edits.quote, write)) {
    return {
      ...edits,
      typed: withoutSettled(edits.typed, write, edits.quote),
      failures: isStillSaid ? without(edits.failures, place) : edits.failures,
    }
  }
  return isStillSaid
    ? { ...edits, failures: withEntry(edits.failures, place, { kind: 'not-saved' }) }
    : edits
}

/** What waits for a removed item or fulfilment is reported instead of sent. */
function withoutImpossible(edits: QuoteEdits): QuoteEdits {
  const gone = edits.pending.filter((write) => !isPossible(edits.quote, write))
  if (gone.length === 0) return edits
  const pending = edits.pending.filter((write) => !gone.includes(write))
  const failures = new Map(edits.failures)
  for (const write of gone) failures.set(placeOf(write), { kind: 'not-found' })
  return { ...edits, pending, failures }
}

/** Removing an item withdraws what waits for it, removing all of them what waits. */
function isReplaced(waiting: QuoteWrite, write: QuoteWrite): boolean {
  if (placeOf(waiting) === placeOf(write)) return true
  // Nothing of the draft is left to be changed after that.
  if (write.kind === 'clear') return placeOf(waiting) !== 'submit'
  if (write.kind !== 'remove') return false
  return (waiting.kind === 'quantity' || waiting.kind === 'date') && waiting.itemId === write.itemId
}
