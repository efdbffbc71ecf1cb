/** What a typed model code says, laid out for the ribbon: what was read, what does not fit, what would. */
import { type CodedProduct, modelCodeSegments } from '../../../domain/catalogue/model-code.ts'
import {
  decodeModelCode,
  type Decoding,
  type IncompleteCode,
  type ModelCodeProblem,
} from '../../../domain/catalogue/model-code-decoding.ts'
import type { Choices, Modifier, ModifierOption } from '../../../domain/catalogue/modifier.ts'
import { certainAnswers } from '../../../domain/pricing/configuration-text.ts'
import type { RibbonSegment } from '../../components/ModelCodeRibbon/ribbon-segment.ts'
import { type PartNames, ribbonSegments } from './ribbon-segments.ts'

/** An option that would fit, and the code with it in its place. */
export interface Fit {
  readonly modifier: Modifier | undefined
  readonly option: ModifierOption
  readonly text: string
}

/** One of several ways to read a code, told by the parts in which it differs from the others. */
export interface Variant {
  readonly choices: Choices
  readonly parts: readonly {
    readonly name: string
    readonly code: string | undefined
    readonly meaning: string | undefined
  }[]
}

export type CodeReading = { readonly code: string; readonly segments: readonly RibbonSegment[] } & (
  | { readonly kind: 'complete'; readonly choices: Choices }
  | { readonly kind: 'ambiguous'; readonly variants: readonly Variant[] }
  | {
      readonly kind: 'incomplete'
      readonly certain: Choices
      readonly next: Modifier | undefined
      readonly fits: readonly Fit[]
    }
  | {
      readonly kind: 'wrong'
      readonly problem: ModelCodeProblem
      readonly fits: readonly Fit[]
      readonly suggestions: readonly string[]
    }
)

/** Reads a typed text; undefined when there is nothing to read. */
export function readCode(
  product: CodedProduct,
  text: string,
  names: PartNames,
): CodeReading | undefined {
  const decoding = decodeModelCode(product, text)
  if (decoding.code === '') return undefined
  const drawn = (choices: Choices, modifiers = product.modifiers) =>
    ribbonSegments(modelCodeSegments(product.skuCode, modifiers, choices), names)
  return reading(decoding, { product, names, drawn })
}

/** The answers that the beginning of a code gives for certain; undefined for a text that is none. */
export function beginningOf(product: CodedProduct, text: string): Choices | undefined {
  const decoding = decodeModelCode(product, text)
  return decoding.kind === 'incomplete' ? certainAnswers(decoding.readings) : undefined
}

interface Drawing {
  readonly product: CodedProduct
  readonly names: PartNames
  readonly drawn: (choices: Choices, modifiers?: readonly Modifier[]) => readonly RibbonSegment[]
}

function reading(decoding: Decoding, drawing: Drawing): CodeReading {
  const { product, drawn } = drawing
  switch (decoding.kind) {
    case 'complete':
      return { ...decoding, segments: drawn(decoding.choices) }
    case 'ambiguous':
      return {
        kind: 'ambiguous',
        code: decoding.code,
        segments: drawn(certainAnswers(decoding.readings)),
        variants: codeVariants(product.modifiers, decoding.readings),
      }
    case 'incomplete': {
      const certain = certainAnswers(decoding.readings)
      return {
        kind: 'incomplete',
        code: decoding.code,
        segments: drawn(certain),
        certain,
        next: decoding.next,
        fits: continuations(decoding),
      }
    }
    case 'wrong': {
      const { code, problem } = decoding
      const fits = replacements(code, problem)
      return {
        kind: 'wrong',
        code,
        segments: wrongSegments(code, problem, drawing),
        problem,
        fits,
        // What an option above leads to need not be offered twice.
        suggestions: problem.suggestions.filter((one) => fits.every(({ text }) => text !== one)),
      }
    }
  }
}

/** The readings of a code, each told by what it says and the others do not. */
export function codeVariants(
  modifiers: readonly Modifier[],
  readings: readonly Choices[],
): readonly Variant[] {
  const differing = modifiers.filter(
    ({ key }) => new Set(readings.map((choices) => choices.get(key))).size > 1,
  )
  return readings.map((choices) => ({
    choices,
    parts: differing.map(({ key, codeTitle, options }) => ({
      name: codeTitle,
      code: choices.get(key),
      meaning: options.find(({ code }) => code === choices.get(key))?.title,
    })),
  }))
}

function continuations({ code, expected }: IncompleteCode): readonly Fit[] {
  return expected.flatMap(({ modifier, start, options }) =>
    options.map((option) => ({ modifier, option, text: code.slice(0, start) + option.code })),
  )
}

function replacements(code: string, problem: ModelCodeProblem): readonly Fit[] {
  const { start, found, modifier, allowed } = problem
  const before = code.slice(0, start)
  const after = code.slice(start + found.length)
  return allowed.map((option) => ({ modifier, option, text: before + option.code + after }))
}

/** The parts that were read, the one that does not fit, and the rest that could not be read. */
function wrongSegments(
  code: string,
  problem: ModelCodeProblem,
  { product, names, drawn }: Drawing,
): readonly RibbonSegment[] {
  const { segment, modifier, start, found, before } = problem
  const read = segment === 0 ? [] : drawn(before, product.modifiers.slice(0, segment - 1))
  const name = modifier?.codeTitle ?? (segment === 0 ? names.sku : names.unread)
  const part = { meaning: undefined, isOptional: false, isFixed: true } as const
  const rest = code.slice(start + found.length)
  return [
    ...read,
    { ...part, key: 'wrong', name, code: found, mark: 'wrong' },
    ...(rest === ''
      ? []
      : [{ ...part, key: 'rest', name: names.unread, code: rest, mark: 'unread' } as const]),
  ]
}
