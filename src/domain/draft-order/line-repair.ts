/** What would put a checked line right, one cell and one step at a time. */
import { codesNearby, offeredCodes, successorCodes } from '../catalogue/product-code.ts'
import type { Product } from '../catalogue/product.ts'
import { withinLimit } from '../shared/text-limit.ts'
import { dateCell } from './csv-date.ts'
import type { CheckedLine } from './line-check.ts'
import { possibleDays } from './line-date.ts'
import { fieldOf, type LineProblem, type Repair } from './line-problem.ts'
import { possibleQuantities } from './line-quantity.ts'
import type { ReadingTerms } from './meant-period.ts'
import { lineFields, type LineField } from './written-line.ts'

/** The products that are loaded because other lines need them, and whether hidden options count. */
export interface KnownProducts {
  readonly products: readonly Product[]
  readonly isPreview: boolean
}

const nothingKnown: KnownProducts = { products: [], isPreview: false }

/**
 * The repairs of every faulty cell, in the order of the cells, the best first. Each settles all that is wrong
 * with its cell and puts nothing else wrong there. A cell may have none: what has an unknown sku code is compared
 * with the loaded products only.
 */
export function repairsFor(
  checked: CheckedLine,
  terms: ReadingTerms,
  atHand: KnownProducts = nothingKnown,
): readonly Repair[] {
  return lineFields.flatMap((field) => {
    const problems = checked.problems.filter((problem) => fieldOf(problem) === field)
    return problems.length === 0 ? [] : repairsOf(checked, { field, problems, terms, atHand })
  })
}

/**
 * Of the repairs of one kind that a cell has, the one that may be made without looking: none where anything else
 * may have been meant, so that a step for many lines never guesses.
 */
export function sureRepair(repairs: readonly Repair[]): Repair | undefined {
  return repairs.find(({ isSure }) => isSure)
}

interface FaultyCell {
  readonly field: LineField
  readonly problems: readonly LineProblem[]
  readonly terms: ReadingTerms
  readonly atHand: KnownProducts
}

function repairsOf(checked: CheckedLine, cell: FaultyCell): readonly Repair[] {
  const { field, problems } = cell
  const text = checked.written[field].trim()
  switch (field) {
    case 'modelCode': {
      const codes = suggestedCodes(text, cell)
      // What takes the place of a product is another one, and never taken without looking.
      const isReplaced = problems.some(namesSuccessor)
      const kind = isReplaced ? 'use-successor' : 'use-code'
      const isSure = codes.length === 1 && !isReplaced
      return codes.map((code) => ({ field, kind, text: code, isSure }))
    }
    case 'quantity':
      return possibleQuantities(text, checked.bounds).map(({ quantity, isSure }) => ({
        field,
        kind: 'use-quantity',
        text: String(quantity),
        isSure,
      }))
    case 'requestedDate':
      return possibleDays(text, checked.earliest, cell.terms).map(({ date, isSure }) => ({
        field,
        kind: 'use-date',
        text: dateCell(date),
        isSure,
      }))
    case 'customerMaterialNumber': {
      const shorter = withinLimit(text).trim()
      return [{ field, kind: 'use-shorter-text', text: shorter, isSure: true }]
    }
  }
}

function namesSuccessor(problem: LineProblem): boolean {
  return problem.kind === 'sku-not-found' && problem.departed !== undefined
}

function suggestedCodes(
  text: string,
  { problems, terms: { zone }, atHand: { products, isPreview } }: FaultyCell,
): readonly string[] {
  const codes = problems.flatMap((problem) => {
    if (problem.kind === 'sku-not-found' && problem.departed) {
      return successorCodes(problem.departed, text, { zone, isPreview })
    }
    if (problem.kind === 'sku-not-found') {
      return products.flatMap((product) => codesNearby(product, text, { zone, isPreview }))
    }
    if (problem.kind === 'several-own-codes') return problem.customCodes
    if (problem.kind !== 'invalid-model') return []
    const { decoding } = problem
    if (decoding.kind === 'wrong') return decoding.problem.suggestions
    return decoding.kind === 'incomplete' ? decoding.suggestions : []
  })
  return offeredCodes(codes)
}
