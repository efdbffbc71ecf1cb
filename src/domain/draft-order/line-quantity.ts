/** The quantity cell of a written line: what is wrong with it, all at once (D12), and what would be right. */
import { parseQuantity, type QuantityRule, smallestQuantity } from '../pricing/quantity-rule.ts'
import type { LineProblem } from './line-problem.ts'

/** Pieces: the rule of the packaging, and what is at hand; undefined is no limit (D15). */
export interface QuantityBounds {
  readonly rule: QuantityRule
  readonly available: number | undefined
}

/** The largest number that nine digits can write (D13). */
const largestQuantity = 999_999_999

/**
 * Everything that keeps a quantity from being ordered, in the order of the specification (CSV-13, CSV-14,
 * CSV-05). What is no number is below every minimum (D13).
 */
export function quantityProblems(text: string, bounds: QuantityBounds): readonly LineProblem[] {
  const { rule, available } = bounds
  const quantity = parseQuantity(text)
  const problems: LineProblem[] = []
  if (quantity === undefined || quantity < rule.minimum) {
    problems.push({ kind: 'below-minimum', minimum: smallestQuantity(rule) })
  }
  if (quantity !== undefined && quantity % rule.step !== 0) {
    problems.push({ kind: 'off-step', step: rule.step, ...neighbours(quantity, rule) })
  }
  if (quantity !== undefined && available !== undefined && quantity > available) {
    problems.push({ kind: 'above-available', available })
  }
  return problems
}

/**
 * The quantities nearest to the written one that break no rule: the next smaller and the next larger, or the
 * smallest where no number was written. None when not even the smallest is at hand.
 */
export function possibleQuantities(
  text: string,
  { rule, available }: QuantityBounds,
): readonly number[] {
  const smallest = smallestQuantity(rule)
  const most = Math.min(available ?? largestQuantity, largestQuantity)
  const largest = Math.floor(most / rule.step) * rule.step
  if (largest < smallest) return []
  const { below, above } = neighbours(meantQuantity(text) ?? smallest, rule)
  return [...new Set([Math.min(below, largest), Math.min(above, largest)])]
}

/** The multiples of the step around a number, none under the smallest quantity; twice the number if it is one. */
function neighbours(quantity: number, rule: QuantityRule): { below: number; above: number } {
  const smallest = smallestQuantity(rule)
  return {
    below: Math.max(smallest, Math.floor(quantity / rule.step) * rule.step),
    above: Math.max(smallest, Math.ceil(quantity / rule.step) * rule.step),
  }
}

/** A number with its unit or with empty decimals, as `24 pcs` and `24,00`. What could be read in two ways is none. */
function meantQuantity(text: string): number | undefined {
  const plain = parseQuantity(text)
  if (plain !== undefined) return plain
  const found = /^([0-9]{1,9})(?:[.,]0{1,2})?\s*(?:\p{L}{1,12}\.?)?$/u.exec(text.trim())
  return found?.[1] === undefined ? undefined : Number(found[1])
}
