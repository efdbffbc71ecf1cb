/** A quote: the document that a customer fills, submits and gets back. */
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import type { DispatchChoice } from './dispatch.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'
import type { QuoteStatus } from './quote-status.ts'
import type { PriceSums } from '../pricing/price-sums.ts'

/** An entry of the status history; the newest is last. */
export interface StatusEntry {
  readonly reason: string
  /** An instant, ISO 8601 with offset, as the server wrote it; shown raw when unreadable (D17). */
  readonly at: string
  /** What the quote became with it; unknown or absent where the server does not say (QUOTE-43). */
  readonly status?: QuoteStatus
}

/** Who answers, by when, and how long what was submitted stands; each as far as the server says so (QUOTE-29). */
export interface QuoteTerms {
  /** The desk that reviews the quote; empty where nobody is named. */
  readonly reviewer: string
  readonly answerBy: CalendarDate | undefined
  readonly validUntil: CalendarDate | undefined
}

/** The order that a quote has become. */
export interface OrderOfQuote {
  readonly id: string
  readonly number: string
}

/** A line was priced before the prices of its product changed. */
export interface ComingPrice {
  readonly itemId: QuoteItemId
  readonly unitPrice: number
}

export interface Quote {
  readonly id: QuoteId
  readonly number: string
  readonly name: string
  readonly status: QuoteStatus
  /** The server's own name of the status, empty when it sends none; for a status we do not know, its code. */
  readonly statusName: string
  readonly history: readonly StatusEntry[]
  readonly createdAt: string
  readonly currency: string
  readonly purchaseOrderNumber: string
  readonly comment: string
  readonly freightCarrier: string
  readonly specialInstructions: string
  readonly dispatch: DispatchChoice | undefined
  readonly items: readonly QuoteItem[]
  /** Lines that cost something else from the next write on, each with the price of one piece; left out where there are none. */
  readonly comingPrices?: readonly ComingPrice[] | undefined
  readonly fulfilments: readonly Fulfilment[]
  readonly promotionCodes: readonly string[]
  readonly totals: PriceSums
  /** The scheduled delivery that the quote came from (QUOTE-37). */
  readonly orderTemplateId: string | undefined
  readonly terms: QuoteTerms
  readonly order: OrderOfQuote | undefined
  /** What the engine calls lines and delivery as they are here; left out where it has no name for them. */
  readonly contentsTag?: string | undefined
}

/** A row of the quote list (QUOTE-12, QUOTE-20). */
export interface QuoteRow {
  readonly id: QuoteId
  /** As letters and the desk name it; empty where the server does not say. */
  readonly number: string
  readonly purchaseOrderNumber: string
  readonly name: string
  readonly status: QuoteStatus
  readonly statusName: string
  /** Whether it was returned, answered, and the answer taken back; not where the server does not say. */
  readonly isAnswerRecalled: boolean
  readonly createdAt: string
  /** Pieces. */
  readonly itemCount: number | undefined
  /** Undefined where the server does not say. */
  readonly lineCount?: number | undefined
  readonly total: number | undefined
  readonly currency: string
}

/** A draft that a line can be added to. */
export interface OpenDraft {
  readonly id: QuoteId
  readonly name: string
  readonly number: string
  /** The instant of the last change of it, in milliseconds; undefined where the server does not say. */
  readonly changedAt?: number | undefined
  /** Undefined where it has none, or the server does not say. */
  readonly purchaseOrderNumber?: string | undefined
}

/** The newest entry of the history that says something (QUOTE-31). */
export function latestComment(quote: Quote): StatusEntry | undefined {
  return quote.history.findLast((entry) => entry.reason.trim() !== '')
}
