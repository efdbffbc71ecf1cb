/**
 * Everything that can be wrong with a written line, in the order in which it is shown (D12, CSV-04, CSV-12, CSV-13,
 * CSV-14, CSV-15, CSV-16).
 */
import type { Decoding } from '../catalogue/model-code-decoding.ts'
import type { DepartedProduct } from '../catalogue/product-answer.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { LineField } from './written-line.ts'

export type LineProblem =
  /** No product has the sku code (CSV-04); one that had it may have left the catalogue. */
  | {
      readonly kind: 'sku-not-found'
      readonly skuCode: string
      readonly departed?: DepartedProduct | undefined
    }
  /** A product, but not a whole configuration of it; the decoding says why and what was likely meant (CSV-12). */
  | { readonly kind: 'invalid-model'; readonly decoding: Exclude<Decoding, { kind: 'complete' }> }
  /** One of the customer's own codes that denotes no whole model (CONF-19). */
  | { readonly kind: 'invalid-own-code'; readonly customCode: string; readonly modelCode: string }
  /** Several of the customer's own codes are written like this but for their separators; none is taken. */
  | { readonly kind: 'several-own-codes'; readonly customCodes: readonly string[] }
  /** A sku that the shop sells but makes no quotes for. */
  | { readonly kind: 'not-for-quotes' }
  /** Also for what is no number at all: the smallest quantity is what one may write instead (CSV-13, D13). */
  | { readonly kind: 'below-minimum'; readonly minimum: number }
  | {
      readonly kind: 'off-step'
      readonly step: number
      readonly below: number
      readonly above: number
    }
  /** Pieces in stock (CSV-05, D15). */
  | { readonly kind: 'above-available'; readonly available: number }
  | { readonly kind: 'too-early'; readonly earliest: CalendarDate }
  /** What the cell was likely meant to say, where that is certain (CSV-16, O-16). */
  | { readonly kind: 'invalid-date'; readonly meant: CalendarDate | undefined }
  /** Longer than its field may be; never cut without asking. */
  | { readonly kind: 'too-long'; readonly field: LineField; readonly limit: number }

/** Puts one cell right in one step. */
export interface Repair {
  readonly field: LineField
  /** What the cell would say. */
  readonly text: string
  /** Whether nothing else can have been meant, so that a step for many lines may make it. */
  readonly isSure: boolean
  readonly kind: 'use-quantity' | 'use-date' | 'use-code' | 'use-successor' | 'use-shorter-text'
}

/** The cell that a problem is about. */
export function fieldOf(problem: LineProblem): LineField {
  switch (problem.kind) {
    case 'sku-not-found':
    case 'invalid-model':
    case 'invalid-own-code':
    case 'several-own-codes':
    case 'not-for-quotes':
      return 'modelCode'
    case 'below-minimum':
    case 'off-step':
    case 'above-available':
      return 'quantity'
    case 'too-early':
    case 'invalid-date':
      return 'requestedDate'
    case 'too-long':
      return problem.field
  }
}

/** Which of several readings is meant no code can say: it is chosen where all of them are shown. */
export function isAmbiguous(problem: LineProblem): boolean {
  return problem.kind === 'invalid-model' && problem.decoding.kind === 'ambiguous'
}
