/**
 * Where quotes are written, submitted and got back. Every write answers the quote as it is afterwards. One that has an
 * intent is done once under it: sent again, it is `unconfirmed`, carried out before.
 */
import type { taskEither as TE } from 'fp-ts'
import type { Choices } from '../../domain/catalogue/modifier.ts'
import type { SkuId } from '../../domain/catalogue/product.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { FileBytes } from '../../domain/draft-order/sheet-file.ts'
import type { OpenDraft, Quote } from '../../domain/quote/quote.ts'
import type { QuoteCopy } from '../../domain/quote/quote-copy.ts'
import type { QuoteItemId } from '../../domain/quote/quote-item.ts'
import type { QuoteLedger } from '../../domain/quote/quote-ledger.ts'
import type { ListedPlace, QuoteListPage } from '../../domain/quote/quote-list.ts'
import type { ModelWrite, QuoteAfter } from '../../domain/quote/quote-write.ts'
import type { WishedLine } from '../../domain/quote/quote-comparison.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'

/** A line to be added: to a quote that exists, or to a new one of that name. */
export interface NewLine {
  readonly target: { readonly quoteId: QuoteId } | { readonly newQuoteName: string }
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices?: Choices | undefined
  readonly plannedDate: CalendarDate | undefined
  readonly requestedDate: CalendarDate | undefined
  readonly customerMaterialNumber: string
}

/** One of several lines that are added together. */
export interface OneOfSeveral {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** What a configured model was read as. */
  readonly choices?: Choices | undefined
  readonly customerMaterialNumber?: string | undefined
  /** The customer's own code that names it. */
  readonly customCode?: string | undefined
}

/** A quote whose lines are copied: all of them, or those that are named. */
export interface CopiedSource {
  readonly id: QuoteId
  readonly lines?: readonly WishedLine[] | undefined
}

export interface CopyManner {
  readonly intentId?: string | undefined
  /** Further quotes, whose lines stand behind those of the first. */
  readonly others?: readonly CopiedSource[] | undefined
  /**
   * Delivery, notes and those promotion codes that still hold come along, to a new quote: not the PO number, and no day
   * of pickup.
   */
  readonly withDetails?: boolean | undefined
}

export interface RequestedDate {
  readonly itemId: QuoteItemId
  readonly date: CalendarDate
}

export interface RequestedQuantity {
  readonly itemId: QuoteItemId
  readonly quantity: number
}

/** The quote with the lines that were changed, and the server's words about every line that was not. */
export interface LinesAnswer {
  readonly quote: Quote
  readonly refused: ReadonlyMap<QuoteItemId, readonly string[]>
  /** What stood in the changed lines just before, where the engine says so. */
  readonly before: ReadonlyMap<QuoteItemId, string>
}

/** A PO number as it is now, and the one before it where the engine says so. */
export interface SavedNumber {
  readonly number: string
  readonly before?: string | undefined
}

export type ModelChange = Omit<ModelWrite, 'kind' | 'knownQuantity'>

type Submission = (
  id: QuoteId,
  notes: SubmissionNotes,
  seen?: Quote,
) => TE.TaskEither<PortFailure, Quote>

export interface QuoteGateway {
  /** Every word of the keyword is in the number, name or PO of each, or in a model or own number of its lines. */
  readonly list: (
    place: ListedPlace,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, QuoteListPage>
  readonly openDrafts: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly OpenDraft[]>
  /** A quote that is missing or belongs to another user is `not-found`. */
  readonly open: (id: QuoteId, signal?: AbortSignal) => TE.TaskEither<PortFailure, Quote>
  readonly create: (name: string, intentId?: string) => TE.TaskEither<PortFailure, QuoteId>
  readonly addLine: (line: NewLine, intentId?: string) => TE.TaskEither<PortFailure, Quote>
  /** All of them or none (CALL-22). Promotion codes come along; one that is none refuses all. */
  readonly addSeveral: (
    target: NewLine['target'],
    lines: readonly OneOfSeveral[],
    promotionCodes?: readonly string[],
    intentId?: string,
  ) => TE.TaskEither<PortFailure, Quote>
  readonly setPurchaseOrder: (
    id: QuoteId,
    number: string,
  ) => TE.TaskEither<PortFailure, SavedNumber>
  readonly changeQuantity: (
    id: QuoteId,
    itemId: QuoteItemId,
    quantity: number,
  ) => TE.TaskEither<PortFailure, QuoteAfter>
  readonly changeRequestedDate: (
    id: QuoteId,
    itemId: QuoteItemId,
    date: CalendarDate,
  ) => TE.TaskEither<PortFailure, QuoteAfter>
  /**
   * The quantities of many lines in one call, at most `linesInOneCall`. Lines that cannot be had so stay as they are
   * and are named; where no line can, the call is refused.
   */
  readonly changeQuantities: (
    id: QuoteId,
    quantities: readonly RequestedQuantity[],
  ) => TE.TaskEither<PortFailure, LinesAnswer>
  /** The same for the dates of many lines. */
  readonly changeRequestedDates: (
    id: QuoteId,
    dates: readonly RequestedDate[],
  ) => TE.TaskEither<PortFailure, LinesAnswer>
  /**
   * Another configuration of the same product on a line. Number, own number and date stay; a date that is too early
   * for it becomes the earliest one, an own code that does not stand for it comes off. `refused` where the line has
   * meanwhile another model than `from`. Of the quantity that it writes over the answer tells `before`.
   */
  readonly changeModel: (id: QuoteId, change: ModelChange) => TE.TaskEither<PortFailure, QuoteAfter>
  readonly removeItem: (id: QuoteId, itemId: QuoteItemId) => TE.TaskEither<PortFailure, QuoteAfter>
  /**
   * Many lines in one call. Lines that have gone meanwhile keep no other; `refused` where none of them is there any
   * more.
   */
  readonly removeItems: (
    id: QuoteId,
    itemIds: readonly QuoteItemId[],
  ) => TE.TaskEither<PortFailure, QuoteAfter>
  /** A promotion code comes off the quote; one that is not on it is no failure (QUOTE-46). */
  readonly removePromotion: (id: QuoteId, code: string) => TE.TaskEither<PortFailure, Quote>
  /** Takes all lines off a draft; the draft goes with them (CALL-39). */
  readonly clear: (id: QuoteId) => TE.TaskEither<PortFailure, void>
  readonly removeQuote: (id: QuoteId) => TE.TaskEither<PortFailure, void>
  /**
   * The reason is what `submissionReason` makes of the comment. With `seen`, the quote as its sender has it:
   * `changed-elsewhere` where lines, delivery or PO number are others by now, as far as the engine can tell.
   */
  readonly submit: Submission
  readonly resubmit: Submission
  /**
   * Takes a submitted quote back: it is again what it was before it was handed over. `stale` where it has been
   * decided, or where the quote has taken more steps than the `steps` that the caller has seen.
   */
  readonly recall: (id: QuoteId, steps: number) => TE.TaskEither<PortFailure, Quote>
  /**
   * The lines of a quote in any status on a draft, a new one or one that is there, at today's prices: all of them, or
   * those that are named. A day that has become too early is the earliest one instead; lines that cannot be had any
   * more are left out and named. `refused` where none would be left. Lines of several quotes come together or not at all.
   */
  readonly copy: (
    id: QuoteId,
    target: NewLine['target'],
    lines?: readonly WishedLine[],
    manner?: CopyManner,
  ) => TE.TaskEither<PortFailure, QuoteCopy>
  /** The quote as a PDF file in a language, in whatever status it is; the same figures as `open` answers. */
  readonly document: (
    id: QuoteId,
    locale: ContentLocale,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, FileBytes>
  /** The whole history of a quote, the oldest entry first. */
  readonly ledger: (id: QuoteId, signal?: AbortSignal) => TE.TaskEither<PortFailure, QuoteLedger>
}
