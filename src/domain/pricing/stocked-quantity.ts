/** What can be had of a line from stock. */
import { largestQuantity, type QuantityRule } from './quantity-rule.ts'

/** A quantity was refused, and so many pieces of the line were in stock right after. */
export interface AboveStock {
  readonly kind: 'above-stock'
  readonly available: number
}

/** The refusal of a quantity with what is in stock now, where that explains it; undefined where it does not. */
export function aboveStock(wanted: number, available: number | undefined): AboveStock | undefined {
  return available !== undefined && wanted > available
    ? { kind: 'above-stock', available }
    : undefined
}

/** The largest quantity in stock that the rule of the line accepts; undefined where there is too little for any. */
export function stockedInstead(available: number, rule: QuantityRule): number | undefined {
  const maximum = Math.min(available, rule.maximum ?? available)
  const largest = largestQuantity({ ...rule, maximum })
  return largest !== undefined && largest <= maximum ? largest : undefined
}
