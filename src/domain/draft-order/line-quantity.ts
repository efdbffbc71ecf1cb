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
 * The quantities that break no rule next to each number that may have been meant, the nearer first, or the
 * smallest where none was written. None when not even the smallest is at hand.
 */
export function possibleQuantities(
  text: string,
  { rule, available }: QuantityBounds,
): readonly number[] {
  const smallest = smallestQuantity(rule)
  const most = Math.min(available ?? largestQuantity, largestQuantity)
  const largest = Math.floor(most / rule.step) * rule.step
  if (largest < smallest) return []
  const meant = meantQuantities(text)
  const near = (meant.length > 0 ? meant : [smallest]).flatMap((quantity) => {
    const { below, above } = neighbours(quantity, rule)
    const isNearerAbove = above - quantity < quantity - below
    return (isNearerAbove ? [above, below] : [below, above]).map((each) => Math.min(each, largest))
  })
  return [...new Set(near)]
}

/** Whether a quantity says one number, or nothing at all, so that what is nearest to it is no guess. */
export function isPlainlyMeant(text: string): boolean {
  return text.trim() === '' || meantQuantities(text).length === 1
}

/** The multiples of the step around a number, none under the smallest quantity; twice the number if it is one. */
function neighbours(quantity: number, rule: QuantityRule): { below: number; above: number } {
  const smallest = smallestQuantity(rule)
  return {
    below: Math.max(smallest, Math.floor(quantity / rule.step) * rule.step),
    above: Math.max(smallest, Math.ceil(quantity / rule.step) * rule.step),
  }
}

/**
 * The numbers that a text may say: one with its unit or with empty decimals, as `24 pcs` and `24,00`; two where
 * three digits after a point may be thousands or decimals, as `1,000`; none otherwise.
 */
function meantQuantities(text: string): readonly number[] {
  const plain = parseQuantity(text)
  if (plain !== undefined) return [plain]
  const trimmed = text.trim()
  const found = /^([0-9]{1,9})(?:[.,]0{1,2})?\s*(?:\p{L}{1,12}\.?)?$/u.exec(trimmed)
  if (found?.[1] !== undefined) return [Number(found[1])]
  const grouped = /^([1-9][0-9]{0,2})[.,]([0-9]{3})$/.exec(trimmed)
  if (grouped?.[1] === undefined || grouped[2] === undefined) return []
  const thousands = Number(grouped[1] + grouped[2])
  return grouped[2] === '000' ? [thousands, Number(grouped[1])] : [thousands]
}
