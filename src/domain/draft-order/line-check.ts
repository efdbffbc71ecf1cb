/** What the rules say of a written line, from what is known of its product and its price. */
import type { Choices } from '../catalogue/modifier.ts'
import type { Product, SkuId } from '../catalogue/product.ts'
import type { CalculatedPrice } from '../pricing/calculated-price.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { LineProblem } from './line-problem.ts'
import type { WrittenLine } from './written-line.ts'

/** What is known so far; undefined is not known yet. */
export interface LineFacts {
  readonly product: Product | 'missing' | undefined
  readonly price: CalculatedPrice | 'missing' | undefined
}

/** A line that can be added: every cell read, every rule kept (O-37). */
export interface LineRequest {
  readonly skuId: SkuId
  /** Normalised. */
  readonly modelCode: string
  readonly quantity: number
  /** The earliest day (O-37). */
  readonly plannedDate: CalendarDate
  /** What the customer asks for; an empty cell takes the earliest day (D6). */
  readonly requestedDate: CalendarDate
  readonly customerMaterialNumber: string
  /** The customer's own code that the line came from; empty for none. */
  readonly customCode: string
}

export interface CheckedLine {
  readonly written: WrittenLine
  /** What the model code says, once it can be read whole. */
  readonly choices: Choices | undefined
  /** All that apply, in the order of the specification (D12). */
  readonly problems: readonly LineProblem[]
  /** Undefined while something is wrong or not known yet. */
  readonly request: LineRequest | undefined
}
