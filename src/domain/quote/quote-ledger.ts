/** The history of a quote: everything that has happened to it, the oldest first. */
import { type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import type { NotAddedReason } from '../shared/not-added.ts'
import type { QuoteItemId } from './quote-item.ts'
import type { QuoteStatus } from './quote-status.ts'

/** Whose step it was; the name is that of the desk or company, empty for the customer and the shop. */
export interface LedgerActor {
  readonly kind: 'customer' | 'staff' | 'reviewer' | 'shop'
  readonly name: string
}

/** A line as it was at that moment. */
export interface LedgerLine {
  readonly id: QuoteItemId
  readonly modelCode: string
  readonly productName: string
  readonly quantity: number
  readonly requestedDate: CalendarDate | undefined
  readonly customerMaterialNumber: string
}

export type LedgerField = 'model' | 'quantity' | 'requested-date' | 'material-number'

/** The texts are as the server writes them: a figure, a day, a code; empty for nothing. */
export interface LineChange {
  readonly itemId: QuoteItemId
  readonly modelCode: string
  readonly field: LedgerField
  readonly from: string
  readonly to: string
}

/** A line of another quote that a copy does not have. */
export interface NotCopied extends Pick<LedgerLine, 'modelCode' | 'productName' | 'quantity'> {
  readonly reason: NotAddedReason
}

/** What a copy may differ in: the wishes of a line, and what it was priced with. */
export type CopyField = LedgerField | 'custom-code' | 'unit-price' | 'weeks' | 'stock'

export interface CopyChange extends Omit<LineChange, 'field'> {
  readonly field: CopyField
}

/** The quote that lines were copied from. */
export interface CopySource {
  readonly id: string
  readonly number: string
  readonly name: string
}

export type QuoteField =
  | 'purchase-order'
  | 'method'
  | 'address'
  | 'shipping-method'
  | 'pickup-location'
  | 'pickup-date'
  | 'dispatch'
  | 'freight-carrier'
  | 'special-instructions'
  | 'promotions'

export interface QuoteFieldChange {
  readonly field: QuoteField
  readonly from: string
  readonly to: string
}

interface OfOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly lineCount: number
}

export type LedgerStep =
  | { readonly kind: 'created'; readonly name: string }
  | {
      readonly kind: 'copied'
      readonly source: CopySource
      /** Of its prices. */
      readonly currency: string
      readonly notCopied: readonly NotCopied[]
      /** From the line of the source to that of the copy. */
      readonly changes: readonly CopyChange[]
    }
  | { readonly kind: 'lines-added' | 'lines-removed'; readonly lines: readonly LedgerLine[] }
  | { readonly kind: 'lines-changed'; readonly changes: readonly LineChange[] }
  | { readonly kind: 'quote-changed'; readonly changes: readonly QuoteFieldChange[] }
  | { readonly kind: 'status'; readonly status: QuoteStatus; readonly reason: string }
  | ({ readonly kind: 'ordered' } & OfOrder)
  | ({
      readonly kind: 'shipped'
      readonly trackingNumber: string
      /** The carrier's page, undefined where none is known. */
      readonly trackingHref: string | undefined
    } & OfOrder)

export type LedgerEntry = LedgerStep & {
  /** An instant as the server wrote it (D17). */
  readonly at: string
  readonly by: LedgerActor
}

export type QuoteLedger = readonly LedgerEntry[]

/** What a quote is made of, as far as its history tells. */
export interface ToldQuote {
  readonly status: QuoteStatus
  readonly lines: readonly LedgerLine[]
}

/** The lines and the status that a history ends with: those of the quote itself. */
export function replay(ledger: QuoteLedger): ToldQuote {
  return ledger.reduce<ToldQuote>(after, { status: 'draft', lines: [] })
}

function after(told: ToldQuote, step: LedgerStep): ToldQuote {
  switch (step.kind) {
    case 'lines-added':
      return { ...told, lines: [...told.lines, ...step.lines] }
    case 'lines-removed': {
      const gone = new Set(step.lines.map(({ id }) => id))
      return { ...told, lines: told.lines.filter(({ id }) => !gone.has(id)) }
    }
    case 'lines-changed':
      return { ...told, lines: told.lines.map((line) => step.changes.reduce(changed, line)) }
    case 'status':
      return { ...told, status: step.status }
    case 'created':
    case 'copied':
    case 'quote-changed':
    case 'ordered':
    case 'shipped':
      return told
  }
}

function changed(line: LedgerLine, { itemId, field, to }: LineChange): LedgerLine {
  if (line.id !== itemId) return line
  switch (field) {
    case 'model':
      return { ...line, modelCode: to }
    case 'quantity':
      return { ...line, quantity: Number(to) }
    case 'requested-date':
      return { ...line, requestedDate: parseCalendarDate(to) }
    case 'material-number':
      return { ...line, customerMaterialNumber: to }
  }
}

export type StatusStep =
  | 'submitted'
  | 'resubmitted'
  | 'returned'
  | 'recalled'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'other'

/** What a step of the status is called: what the customer has taken back was recalled, not returned. */
export function statusStep({
  status,
  by,
}: Pick<Extract<LedgerEntry, { readonly kind: 'status' }>, 'status' | 'by'>): StatusStep {
  switch (status) {
    case 'pending-review':
      return 'submitted'
    case 'returned':
      return by.kind === 'reviewer' ? 'returned' : 'recalled'
    case 'draft':
      return 'recalled'
    case 'resubmitted':
    case 'approved':
    case 'declined':
    case 'expired':
      return status
    case 'unknown':
      return 'other'
  }
}
