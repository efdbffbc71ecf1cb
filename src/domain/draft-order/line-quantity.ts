/** The quantity cell of a written line: what is wrong with it, all at once (D12), and what would be right. */
import { numberInWords } from '../shared/number-words.ts'
import {
  greatestQuantity,
  parseQuantity,
  type QuantityRule,
  smallestQuantity,
} from '../pricing/quantity-rule.ts'
import type { LineProblem } from './line-problem.ts'

/** Pieces: the rule of the packaging, and the stock; undefined is no limit (D15). */
export interface QuantityBounds {
  readonly rule: QuantityRule
  readonly available: number | undefined
}

/**
 * Everything that keeps a quantity from being ordered, in the order of the specification (CSV-13, CSV-14,
 * CSV-05). What is no number is below every minimum (D13), and above what is available where it may mean more, so that
 * one sees why less is offered.
 */
export function quantityProblems(text: string, bounds: QuantityBounds): readonly LineProblem[] {
  const { rule, available } = bounds
  const quantity = parseQuantity(text)
  const most = quantity ?? Math.max(0, ...nearby(wantedNumbers(text, rule), rule))
  const problems: LineProblem[] = []
  if (quantity === undefined || quantity < rule.minimum) {
    problems.push({ kind: 'below-minimum', minimum: rule.minimum })
  }
  if (quantity !== undefined && quantity % rule.step !== 0) {
    problems.push({ kind: 'off-step', step: rule.step, ...neighbours(quantity, rule) })
  }
  if (available !== undefined && most > available) {
    problems.push({ kind: 'above-available', available })
  }
  return problems
}

/** A quantity that a cell may mean, next to the rules. */
export interface QuantityReading {
  readonly quantity: number
  /**
   * Whether the cell can mean nothing else; the nearest multiple of a plain number is no guess. What the stock has
   * lowered is another order than was asked for, and is left to whoever orders.
   */
  readonly isSure: boolean
}

/**
 * The quantities that break no rule next to each number that may have been meant, the nearer first. A cell without a
 * figure may mean the smallest, which is a guess. None where figures are written that say no number, where a formula is,
 * or where not even the smallest is in stock: one press must not turn a thousand into one.
 */
export function possibleQuantities(
  text: string,
  { rule, available }: QuantityBounds,
): readonly QuantityReading[] {
  const smallest = smallestQuantity(rule)
  const most = Math.min(available ?? greatestQuantity, greatestQuantity)
  const largest = Math.floor(most / rule.step) * rule.step
  if (largest < smallest) return []
  const meant = meantNumbers(text)
  const wanted = wantedNumbers(text, rule)
  // More than nine digits can only be lowered to the stock.
  const withinReach = withinOrders(wanted) || available !== undefined ? wanted : []
  const isOneNumber =
    meant.length === 1 && /\d/.test(text) && isWrittenOut(text) && withinOrders(meant)
  // A line of 0 pieces may not be wanted at all: it is raised by itself, and not with many others.
  const isPlain = isOneNumber && meant[0] !== 0
  const near = nearby(withinReach, rule).map((each) => Math.min(each, largest))
  return [...new Set(near)].map((quantity, index) => ({
    quantity,
    isSure: isPlain && index === 0 && !isAbove(withinReach, largest),
  }))
}

/** The numbers that a text may say; the smallest quantity where it has no figure. */
function wantedNumbers(text: string, rule: QuantityRule): readonly number[] {
  const meant = meantNumbers(text)
  const isFormula = text.trimStart().startsWith('=')
  const hasNoFigure = !isFormula && !/\p{N}/u.test(text) && meant.length === 0
  return hasNoFigure ? [smallestQuantity(rule)] : meant
}

/** The quantities that break no rule of the packaging next to each number, the nearer first. */
function nearby(numbers: readonly number[], rule: QuantityRule): readonly number[] {
  return numbers.flatMap((number) => {
    const { below, above } = neighbours(number, rule)
    const isNearerAbove = above - number < number - below
    return isNearerAbove ? [above, below] : [below, above]
  })
}

/** Whether there are fewer pieces than one of the numbers asks for. */
function isAbove(numbers: readonly number[], largest: number): boolean {
  return numbers.some((number) => number > largest)
}

/** The multiples of the step around a number, none under the smallest quantity; twice the number if it is one. */
function neighbours(quantity: number, rule: QuantityRule): { below: number; above: number } {
  const smallest = smallestQuantity(rule)
  return {
    below: Math.max(smallest, Math.floor(quantity / rule.step) * rule.step),
    above: Math.max(smallest, Math.ceil(quantity / rule.step) * rule.step),
  }
}

function withinOrders(numbers: readonly number[]): boolean {
  return numbers.every((number) => number <= greatestQuantity)
}

/** Whether a number is written as a whole one: not rounded by an exponent, and without a part of a piece. */
function isWrittenOut(text: string): boolean {
  return meantNumbers(text).every(Number.isInteger) && !exponential.test(text.trim())
}

/** Blanks and marks that part thousands in no other meaning: `1 000`, `1'000`. */
const blankThousands = /^([1-9]\d{0,2}(?:[\s\u00a0\u202f'’]\d{3})+)(?:[.,]0{1,2})?$/
/** `pcs` of `1,000 pcs`. */
const unitBehind = /(?<=\d)\s*\p{L}{1,12}\.?$/u
const exponential = /^(\d{1,3})(?:[.,](\d{1,3}))?e\+?0?(\d)$/i

/**
 * The numbers that a text may say: one in a word, as `five`, or with its unit or empty decimals, as `24 pcs` and `24,00`, with its
 * thousands parted or in powers of ten; two where three digits after a point may be thousands or decimals, as
 * `1,000`; a part of a piece as it is written; none otherwise.
 */
function meantNumbers(text: string): readonly number[] {
  const trimmed = text.trim()
  const plain = /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined
  if (plain !== undefined) return [plain]
  const inWords = numberInWords(trimmed)
  if (inWords !== undefined) return [inWords]
  const found = /^(\d{1,9})(?:[.,]0{1,2})?\s*(?:\p{L}{1,12}\.?)?$/u.exec(trimmed)
  if (found?.[1] !== undefined) return [Number(found[1])]
  const power = exponential.exec(trimmed)
  if (power) return [Number(`${power[1] ?? ''}.${power[2] ?? '0'}e${power[3] ?? ''}`)]
  const figures = trimmed.replace(unitBehind, '')
  const parted =
    blankThousands.exec(figures) ??
    /^([1-9]\d{0,2}(?:\.\d{3})+),0{1,2}$/.exec(figures) ??
    /^([1-9]\d{0,2}(?:,\d{3})+)\.0{1,2}$/.exec(figures) ??
    /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/.exec(figures) ??
    /^([1-9]\d{0,2}(?:,\d{3}){2,})$/.exec(figures)
  if (parted?.[1] !== undefined) return [Number(parted[1].replaceAll(/\D/g, ''))]
  const grouped = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(figures)
  if (grouped?.[1] !== undefined && grouped[2] !== undefined) {
    const thousands = Number(grouped[1] + grouped[2])
    return grouped[2] === '000' ? [thousands, Number(grouped[1])] : [thousands]
  }
  const decimal = /^(\d{1,9})[.,](\d{1,2})$/.exec(trimmed)
  return decimal ? [Number(`${decimal[1] ?? ''}.${decimal[2] ?? ''}`)] : []
}
