/** A price as the server answered it, for one model and one quantity. */
import type { LeadTime } from './lead-time.ts'

export interface CalculatedPrice {
  /** The model the answer is for; it may differ from the one asked for (PRICE-14). */
  readonly modelCode: string
  readonly quantity: number
  /** For the whole quantity, after discount, surcharge and tax; undefined when the answer has none (D10). */
  readonly total: number | undefined
  readonly unit: number | undefined
  readonly currency: string
  readonly leadTime: LeadTime
  /** Pieces at hand; undefined means no limit, 0 none (D15). */
  readonly available: number | undefined
}

/** Whether the server answered for another model than it was asked for; this is only logged (PRICE-14). */
export function answersAnotherModel(price: CalculatedPrice, askedFor: string): boolean {
  return price.modelCode !== askedFor
}
