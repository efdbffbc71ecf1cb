/** Everything that a customer can have written to a quote: one closed list for queue, effect and message. */
import type { AddressEntry } from '../account/address.ts'
import { entryFields } from '../account/address-requirements.ts'
import type { SkuId } from '../catalogue/product.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { FulfilmentId } from './fulfilment.ts'
import type { FulfilmentWrite } from './fulfilment-write.ts'
import type { ChangedModel } from './line-change.ts'
import type { Quote } from './quote.ts'
import type { QuoteItemId } from './quote-item.ts'
import type { AboveStock } from '../pricing/stocked-quantity.ts'
import type { SubmissionNotes } from './submission.ts'

/** A move through what was done to the cells. */
export type HistoryDirection = 'undo' | 'redo'

export interface QuantityWrite {
  readonly kind: 'quantity'
  readonly itemId: QuoteItemId
  readonly quantity: number
  /** Where it was not typed: what brought it back. */
  readonly by?: HistoryDirection
}

export interface DateWrite {
  readonly kind: 'date'
  readonly itemId: QuoteItemId
  readonly date: CalendarDate
  /** Where it was not typed: what brought it back. */
  readonly by?: HistoryDirection
}

export interface RemovalWrite {
  readonly kind: 'remove'
  readonly itemId: QuoteItemId
}

/** Another configuration of the product of a line; what is put in the place of `from`. */
export interface ModelWrite extends ChangedModel {
  readonly kind: 'model'
  readonly itemId: QuoteItemId
  readonly skuId: SkuId
  /** The model that the line had when this was decided. */
  readonly from: string
  /** The quantity of the line that was known then: it is written over with the model. */
  readonly knownQuantity: number
}

export type QuoteWrite =
  | { readonly kind: 'purchase-order'; readonly number: string }
  | QuantityWrite
  | DateWrite
  | ModelWrite
  | RemovalWrite
  /** Takes all lines off a draft, and the draft with them (CALL-39). */
  | { readonly kind: 'clear' }
  /** Takes the code off the quote, and its discount with it. */
  | { readonly kind: 'promotion'; readonly code: string }
  | {
      readonly kind: 'method'
      readonly fulfilmentId: FulfilmentId
      readonly methodId: string
      readonly itemIds: readonly QuoteItemId[]
    }
  | FulfilmentWrite
  | {
      readonly kind: 'new-address'
      readonly fulfilmentId: FulfilmentId
      readonly entry: AddressEntry
    }
  | { readonly kind: 'submit' }
  | { readonly kind: 'resubmit' }
  /** Takes the quote back from the reviewer. */
  | { readonly kind: 'recall' }

/** What goes in one call: one write, the quantities or the dates of many lines, or the removal of many lines. */
export type SentWrite =
  | QuoteWrite
  | { readonly kind: 'quantities'; readonly quantities: readonly QuantityWrite[] }
  | { readonly kind: 'dates'; readonly dates: readonly DateWrite[] }
  | { readonly kind: 'removals'; readonly removals: readonly RemovalWrite[] }

/** Quantities, dates or removals in one call. */
export const linesInOneCall = 500

/** The writes that the next call carries: the first that waits, and with one of a line all like it right behind. */
export function sentTogether(pending: readonly QuoteWrite[]): SentWrite | undefined {
  const [first, second] = pending
  const kind = first?.kind === second?.kind ? first?.kind : undefined
  if (kind === 'quantity') {
    return { kind: 'quantities', quantities: inFront(pending, kind) }
  }
  if (kind === 'date') return { kind: 'dates', dates: inFront(pending, kind) }
  if (kind === 'remove') return { kind: 'removals', removals: inFront(pending, kind) }
  return first
}

/** The writes of a kind before the first of another, at most as many as one call carries. */
function inFront<Kind extends QuoteWrite['kind']>(
  pending: readonly QuoteWrite[],
  kind: Kind,
): readonly Extract<QuoteWrite, { readonly kind: Kind }>[] {
  const end = pending.findIndex((write) => write.kind !== kind)
  return pending
    .slice(0, Math.min(end < 0 ? pending.length : end, linesInOneCall))
    .filter((write): write is Extract<QuoteWrite, { readonly kind: Kind }> => write.kind === kind)
}

/** The single writes of a call. */
export function partsOf(sent: SentWrite | undefined): readonly QuoteWrite[] {
  if (!sent) return []
  if (sent.kind === 'quantities') return sent.quantities
  if (sent.kind === 'dates') return sent.dates
  return sent.kind === 'removals' ? sent.removals : [sent]
}

/** A write, the quote it is made to as it was last seen, and the notes that a submission takes along. */
export interface WriteToQuote {
  readonly quote: Quote
  readonly write: SentWrite
  readonly notes: SubmissionNotes
}

/** Why a write was not done. */
export type WriteFailure = PortFailure | AboveStock

/** The quote after a write, or `gone` when its last item was removed (QUOTE-58) or all of them were (CALL-39). */
export type QuoteAfter =
  | {
      readonly kind: 'quote'
      readonly quote: Quote
      /** Of a call about many lines: those that it did not change, and why. */
      readonly refused?: ReadonlyMap<QuoteItemId, WriteFailure>
      /** The previous text of the written field, or the quantity before another configuration; left out where it is unknown. */
      readonly before?: string | undefined
      /** The same for each line of a call about many. */
      readonly linesBefore?: ReadonlyMap<QuoteItemId, string>
    }
  | { readonly kind: 'gone' }

/**
 * The control that a write belongs to. Failures are shown there, and of two writes to one place the
 * later one wins.
 */
export type QuotePlace =
  | 'purchase-order'
  | `quantity:${string}`
  | `date:${string}`
  | `model:${string}`
  | `remove:${string}`
  | 'clear'
  | `promotion:${string}`
  | `method:${string}`
  | `address:${string}`
  | `shipping-method:${string}`
  | `pickup-location:${string}`
  | `pickup-date:${string}`
  | 'submit'
  | 'recall'

/** The place on the page that a write belongs to: its failure is told there. */
export function placeOf(write: QuoteWrite): QuotePlace {
  switch (write.kind) {
    case 'purchase-order':
      return 'purchase-order'
    case 'quantity':
    case 'date':
    case 'model':
    case 'remove':
      return `${write.kind}:${write.itemId}`
    case 'clear':
      return 'clear'
    case 'promotion':
      return `promotion:${write.code}`
    case 'saved-address':
    case 'new-address':
      return `address:${write.fulfilmentId}`
    case 'method':
    case 'shipping-method':
    case 'pickup-location':
    case 'pickup-date':
      return `${write.kind}:${write.fulfilmentId}`
    case 'submit':
    case 'resubmit':
      return 'submit'
    case 'recall':
      return 'recall'
  }
}

/** Whether two writes ask for the same thing; the second of the two is then not sent. */
export function isSameWrite(one: QuoteWrite, other: QuoteWrite): boolean {
  return placeOf(one) === placeOf(other) && valueOf(one) === valueOf(other)
}

/** Whether a write can leave no quote behind: its removal of the last line, or of all lines. */
export function mayEmpty({ kind }: SentWrite): boolean {
  return kind === 'remove' || kind === 'removals' || kind === 'clear'
}

/** What a write wants at its place, as text to be compared. */
export function valueOf(write: QuoteWrite): string {
  switch (write.kind) {
    case 'purchase-order':
      return write.number
    case 'quantity':
      return String(write.quantity)
    case 'date':
    case 'pickup-date':
      return write.date
    case 'model':
      return `${write.modelCode} ${write.quantity}`
    case 'saved-address':
      return write.addressId
    case 'new-address':
      return entryFields.map((field) => write.entry[field].trim()).join('\n')
    case 'method':
    case 'shipping-method':
      return write.methodId
    case 'pickup-location':
      return write.locationId
    case 'remove':
    case 'clear':
    case 'promotion':
    case 'submit':
    case 'resubmit':
    case 'recall':
      return write.kind
  }
}
