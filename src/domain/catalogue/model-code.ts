/**
 * The model code: what a motor is called on its plate. It is the sku code, three characters that name the
 * product, followed by one option code per modifier in the order of the zone's list; an optional modifier
 * that is not chosen contributes nothing. Option codes differ in length and may begin alike, so a code is
 * read in every way it can be, and one that can be read in two ways is reported, never guessed.
 */
import type { AddressZone } from '../account/address-zone.ts'
import { explainModelCode, type ModelCodeProblem } from './model-code-problem.ts'
import { choicesOf, completeReadings, readForward } from './model-code-reading.ts'
import { continuing, type Expectation, type Stop, whereItStops } from './model-code-stop.ts'
import { codesOneEditAway } from './model-code-suggestions.ts'
import { normaliseModelCode, skuCodeOf } from './model-code-text.ts'
import { type CodedProduct, codeBookOf } from './model-code-trie.ts'
import { type Choices, chosenOption, type Modifier } from './modifier.ts'
import type { Product, Sku } from './product.ts'

export type { CodedProduct, Expectation, ModelCodeProblem }
export { normaliseModelCode, skuCodeOf }

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

/** One part of a code as it is drawn: the sku code, then a part per modifier. */
export interface ModelCodeSegment {
  /** Undefined for the sku code. */
  readonly modifierKey: string | undefined
  /** The short name over the part; empty for the sku code, which the view names. */
  readonly codeTitle: string
  /** Undefined is a gap: not answered yet, or an optional part left out. */
  readonly code: string | undefined
  /** What the part means, in words. */
  readonly title: string | undefined
  /** Index of its first character in the code as far as it has grown. */
  readonly start: number
  readonly isOptional: boolean
}

/** What has to be known of a product to read its codes for a zone; keep it while the product is shown. */
export function codedProduct(
  product: Product,
  { skuCode, zone, isPreview }: { skuCode: Sku['code']; zone: AddressZone; isPreview: boolean },
): CodedProduct {
  const { US, EU } = product.modifiers
  const [modifiers, otherZone] = zone === 'US' ? [US, EU] : [EU, US]
  return { skuCode, modifiers, otherZone, isPreview }
}

/** The code of the answers given so far: it grows as they are given, and skips what is not answered. */
export function encodeModelCode(
  skuCode: string,
  modifiers: readonly Modifier[],
  choices: Choices,
): string {
  return modifiers.reduce(
    (code, modifier) => code + (chosenOption(modifier, choices)?.code ?? ''),
    skuCode,
  )
}

/** The same code in its parts, open gaps included: first the sku code, then one part per modifier. */
export function modelCodeSegments(
  skuCode: string,
  modifiers: readonly Modifier[],
  choices: Choices,
): readonly ModelCodeSegment[] {
  const sku: ModelCodeSegment = {
    modifierKey: undefined,
    codeTitle: '',
    code: skuCode,
    title: undefined,
    start: 0,
    isOptional: false,
  }
  let start = skuCode.length
  const answers = modifiers.map((modifier) => {
    const option = chosenOption(modifier, choices)
    const segment: ModelCodeSegment = {
      modifierKey: modifier.key,
      codeTitle: modifier.codeTitle,
      code: option?.code,
      title: option?.title,
      start,
      isOptional: !modifier.isRequired,
    }
    start += option?.code.length ?? 0
    return segment
  })
  return [sku, ...answers]
}

/**
 * Reads a typed or pasted code as a configuration of a product (SEARCH-08). Never fails: a code that means
 * nothing is told why, and what was likely meant. Hidden options count in preview only (CONF-10).
 */
export function decodeModelCode(product: CodedProduct, text: string): Decoding {
  const code = normaliseModelCode(text)
  const { own } = codeBookOf(product)
  const layers = readForward(own, code)
  const [reading, ...others] = completeReadings(own, code, layers).map(choicesOf)
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
