/** How the answers to writes and readings change what is being edited in a quote. */
import { isSameData } from '../shared/same-data.ts'
import type { Quote } from './quote.ts'
import { type QuoteEdits, type QuoteFailure, withoutSubmission } from './quote-edits.ts'
import type { QuoteItemId } from './quote-item.ts'
import {
  noticesAfterWrites,
  noticesOfChangedLines,
  withGoneLinesReported,
  withRepricedLinesReported,
} from './quote-notices.ts'
import { partsOf, placeOf, type QuoteWrite, type WriteFailure } from './quote-write.ts'
import { withMapEntry, without, withoutAllSettled, withoutSettled } from './typed-texts.ts'
import { isPossible, itemOf, shows } from './write-evidence.ts'

/** What an answer says beside the quote. */
export interface AnswerDetails {
  /** What stood at the place of the write just before, where the server says so. */
  readonly before?: string | undefined
  /** Of many lines, those that were left as they are. */
  readonly refused?: ReadonlyMap<QuoteItemId, WriteFailure> | undefined
  /** Of many lines, what stood there just before. */
  readonly linesBefore?: ReadonlyMap<QuoteItemId, string> | undefined
}

/**
 * The write under way was done, and this is the quote now. A text that agrees with it is no longer kept beside it.
 * Of many lines, those that were refused failed each at its own place.
 */
export function afterSuccess(
  edits: QuoteEdits,
  answer: Quote,
  { before, linesBefore, refused = new Map() }: AnswerDetails = {},
): QuoteEdits {
  const quote = withKeptItems(edits.quote, answer)
  const parts = partsOf(edits.underWay)
  const places = new Set(parts.map(placeOf))
  const typed = withoutAllSettled(edits.typed, parts, quote)
  const inDoubt = edits.inDoubt.filter((write) => !places.has(placeOf(write)))
  const own = noticesAfterWrites(edits, quote, { before, linesBefore })
  const notices = noticesOfChangedLines({ ...edits, notices: own }, quote)
  const failures = new Map(edits.failures)
  for (const part of parts) {
    const failure = 'itemId' in part ? refused.get(part.itemId) : undefined
    if (failure) failures.set(placeOf(part), failure)
  }
  const answered = { ...edits, quote, underWay: undefined, typed, failures, inDoubt, notices }
  const reported = withGoneLinesReported(answered, edits)
  const next = withoutImpossibleWrites(
    parts.some(isPricing) ? reported : withRepricedLinesReported(reported, edits),
  )
  return refused.size > 0 ? withoutSubmission(next, { kind: 'held-back' }) : next
}

/** The write under way was not done. What was typed stays; a submission does not go without it. */
export function afterFailure(edits: QuoteEdits, failure: QuoteFailure): QuoteEdits {
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
export function afterReading(edits: QuoteEdits, reading: Quote): QuoteEdits {
  const quote = withKeptItems(edits.quote, reading)
  const read = {
    ...edits,
    quote,
    underWay: undefined,
    failures: without(edits.failures, 'reload'),
    inDoubt: [],
  }
  const settled = edits.inDoubt.reduce(withDoubtSettled, read)
  return withoutImpossibleWrites(
    withRepricedLinesReported(withGoneLinesReported(settled, edits), edits),
  )
}

/** Whether a write itself changes what lines cost: by a discount, or by the tax of another place. */
function isPricing({ kind }: QuoteWrite): boolean {
  return kind === 'promotion' || kind === 'saved-address' || kind === 'new-address'
}

/** Items that are as they were stay the very same values: a page draws only the others again. */
function withKeptItems(before: Quote, now: Quote): Quote {
  const items = now.items.map((item) => {
    const former = itemOf(before, item.id)
    return former && isSameData(former, item) ? former : item
  })
  return { ...now, items }
}

function withDoubtSettled(edits: QuoteEdits, write: QuoteWrite): QuoteEdits {
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
    ? { ...edits, failures: withMapEntry(edits.failures, place, { kind: 'not-saved' }) }
    : edits
}

/** What waits for a removed item or fulfilment is reported instead of sent. */
function withoutImpossibleWrites(edits: QuoteEdits): QuoteEdits {
  const gone = edits.pending.filter((write) => !isPossible(edits.quote, write))
  if (gone.length === 0) return edits
  const pending = edits.pending.filter((write) => isPossible(edits.quote, write))
  const failures = new Map(edits.failures)
  for (const write of gone) failures.set(placeOf(write), { kind: 'not-found' })
  return { ...edits, pending, failures }
}
