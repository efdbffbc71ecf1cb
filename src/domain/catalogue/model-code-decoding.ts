/** What a model code means, whole or not: every reading of it, or where and why it stops. */
import { explainModelCode, type ModelCodeProblem } from './model-code-problem.ts'
import { choicesOf } from './model-code-reading.ts'
import { continuing, type Expectation, type Stop, whereItStops } from './model-code-stop.ts'
import { codesOneEditAway } from './model-code-suggestions.ts'
import { type CodedProduct, codeBookOf } from './model-code-trie.ts'
import type { Choices, Modifier } from './modifier.ts'
import { readWhole } from './whole-model-code.ts'

export type { Expectation, ModelCodeProblem }

/** A code as it was read. `code` is always the normalised one, and positions are characters of it. */
export type Decoding =
  | { readonly kind: 'complete'; readonly code: string; readonly choices: Choices }
  /** Two readings or more, at most `readingLimit` of them. */
  | { readonly kind: 'ambiguous'; readonly code: string; readonly readings: readonly Choices[] }
  | IncompleteCode
  | { readonly kind: 'wrong'; readonly code: string; readonly problem: ModelCodeProblem }

/** The beginning of a whole code; what is missing is missing at its end. */
export interface IncompleteCode {
  readonly kind: 'incomplete'
  readonly code: string
  /** What can be told from it: at least one reading, those that answer most first. */
  readonly readings: readonly Choices[]
  /** The required modifiers that the first reading leaves open. */
  readonly missing: readonly Modifier[]
  /** The modifier that the first reading comes to next; undefined while the sku code is unfinished. */
  readonly next: Modifier | undefined
  /** What may follow: the options that go on from characters already there, in model-code order. */
  readonly expected: readonly Expectation[]
  /** All whole codes one edit away, for a code that has lost a character. */
  readonly suggestions: readonly string[]
}

/**
 * Reads a typed or pasted code as a configuration of a product (SEARCH-08). Never fails: a code that means
 * nothing is told why, and what was likely meant. Hidden options count in preview only (CONF-10).
 */
export function decodeModelCode(product: CodedProduct, text: string): Decoding {
  const { code, own, layers, readings } = readWhole(product, text)
  const [reading, ...others] = readings
  if (reading) {
    return others.length === 0
      ? { kind: 'complete', code, choices: reading }
      : { kind: 'ambiguous', code, readings: [reading, ...others] }
  }
  const stop = whereItStops(own, code, layers)
  return stop.position === code.length
    ? incomplete(product, code, stop)
    : { kind: 'wrong', code, problem: explainModelCode({ product, code, layers, stop }) }
}

function incomplete(product: CodedProduct, code: string, stop: Stop): IncompleteCode {
  const [latest] = stop.stalls
  const furthest = stop.stalls.filter(({ start }) => start === latest?.start)
  // Places reached by leaving an optional part out share the readings of the place before: each counts once.
  const readings = [...new Set(furthest.flatMap((stall) => stall.readings))]
    .map((reading) => ({ reading, choices: choicesOf(reading) }))
    .toSorted((one, other) => other.choices.size - one.choices.size)
  const first = readings[0]
  return {
    kind: 'incomplete',
    code,
    readings: readings.map(({ choices }) => choices),
    missing: product.modifiers.filter(
      ({ key, isRequired }) => isRequired && !first?.choices.has(key),
    ),
    next: furthest.findLast((stall) => stall.readings.includes(first?.reading))?.modifier,
    expected: stop.stalls.toReversed().map((stall) => continuing(stall, code)),
    suggestions: codesOneEditAway(codeBookOf(product).own, code, stop.position),
  }
}
