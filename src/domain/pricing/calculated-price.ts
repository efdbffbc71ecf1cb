/** The parts of a price: those of the whole quantity, and one piece as the line of a quote has it. */
export interface PriceParts {
  readonly unitPrice: number | undefined
  readonly sums: PriceSums
}

/** A price as the server answered it, for one model and one quantity. */
import type { LeadTime } from './lead-time.ts'
import type { PriceSums } from './price-sums.ts'
import type { QuantityBreak } from './quantity-break.ts'

export interface CalculatedPrice {
  /** The model the answer is for; it may differ from the one asked for (PRICE-14). */
  readonly modelCode: string
  readonly quantity: number
  /** For the whole quantity, after discount, surcharge and tax; undefined when the answer has none (D10). */
  readonly total: number | undefined
  readonly unit: number | undefined
  readonly currency: string
  /** What the total is made of, as far as the server says; undefined where it sends the total alone. */
  readonly parts: PriceParts | undefined
  readonly leadTime: LeadTime
  /** Pieces in stock; undefined means no limit, 0 none (D15). */
  readonly available: number | undefined
  /** Quantities from which a piece costs less; none where the server says none. */
  readonly breaks?: readonly QuantityBreak[] | undefined
}

/** Whether the server answered for another model than it was asked for; this is only logged (PRICE-14). */
export function answersAnotherModel(price: CalculatedPrice, askedFor: string): boolean {
  return price.modelCode !== askedFor
}
