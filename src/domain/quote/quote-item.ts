/** A line of a quote. */
import type { LeadTime } from '../pricing/lead-time.ts'
import type { QuantityRule } from '../pricing/quantity-rule.ts'
import type { ModelSegment } from '../catalogue/model-segment.ts'
import type { Choices } from '../catalogue/modifier.ts'
import type { SkuId } from '../catalogue/product.ts'
import { type Brand, branded } from '../shared/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

export type QuoteItemId = Brand<string, 'QuoteItemId'>

/** The id as the server writes it. */
export function quoteItemId(text: string): QuoteItemId {
  return branded<QuoteItemId>(text)
}

export interface QuoteItem {
  readonly id: QuoteItemId
  readonly productName: string
  readonly productUrlTitle: string
  readonly skuId: SkuId | undefined
  readonly brand: string
  /** The product's category, for finding the item again; empty when the server does not say (DRAFT-14). */
  readonly category: string
  readonly image: string | undefined
  readonly modelCode: string
  readonly segments: readonly ModelSegment[]
  /** What the code is read as, where the server says it: some codes can be read in several ways. */
  readonly choices?: Choices | undefined
  readonly quantity: number
  readonly rule: QuantityRule
  readonly customerMaterialNumber: string
  /** The customer's own code that the line was asked for by; empty for every other line (QUOTE-47). */
  readonly customCode: string
  /** What the supplier's own systems call the line; empty until they do (QUOTE-48, FULF-05). */
  readonly supplierReference: string
  readonly requestedDate: CalendarDate | undefined
  readonly plannedDate: CalendarDate | undefined
  readonly leadTime: LeadTime
  /** Pieces that were in stock when the line was priced; undefined where there was no limit, or nobody says. */
  readonly stock?: number | undefined
  /** The server's own name of the line's status; empty when it sends none (QUOTE-48). */
  readonly statusName: string
  /** Whether nothing has happened to the line since it was asked for (QUOTE-48). */
  readonly isUntouched: boolean
  /** Whether the line is priced by a quote only (QUOTE-48). */
  readonly isQuoteOnly: boolean
  /** Of the line's money; empty for the quote's (QUOTE-47). */
  readonly currency: string
  /** Money; undefined when the server sends none (D10). */
  readonly unitPrice: number | undefined
  readonly lineTotal: number | undefined
  readonly surcharge: number | undefined
  /** The parts of a bundle. */
  readonly children: readonly QuoteItem[]
}

/**
 * The status of a line where it says more than that of its quote: the server's name of it, undefined for one
 * that is the quote's, or that of every line at first (QUOTE-48).
 */
export function ownStatus(
  { statusName, isUntouched }: Pick<QuoteItem, 'statusName' | 'isUntouched'>,
  quote: { readonly statusName: string },
): string | undefined {
  const name = statusName.trim()
  const says = (other: string) => name.toLowerCase() === other.trim().toLowerCase()
  return name === '' || isUntouched || says(quote.statusName) ? undefined : name
}
