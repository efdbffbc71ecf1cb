/** The customer's own codes as the customer keeps them: which model each stands for, and where it is used. */
import { normaliseModelCode } from '../catalogue/model-code-text.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import type { CustomCode } from './custom-code.ts'
import { ownCodeName } from './own-code.ts'

export type KeptCode = Pick<CustomCode, 'customCode' | 'modelCode'>

/** What became of a code that was saved. */
export interface SavedCode {
  readonly code: KeptCode
  /** The model that it stood for just before; undefined for a new code. */
  readonly previous: string | undefined
}

/** What became of several codes that were saved one after the other, each list in that order. */
export interface SavedCodes<Failure> {
  readonly saved: readonly SavedCode[]
  readonly failed: readonly { readonly code: KeptCode; readonly failure: Failure }[]
}

/** Where a code is used: on lines that name it, and where its model is. A page of each kind, the newest first. */
export interface CodeUses {
  /** As many pages as the longest kind has. */
  readonly pageCount: number
  readonly quotes: readonly {
    readonly id: QuoteId
    readonly number: string
    readonly name: string
  }[]
  readonly orders: readonly { readonly id: string; readonly number: string }[]
  readonly lists: readonly { readonly id: string; readonly name: string }[]
}

/** A number of the customer's own, and a model that it stands for; one of lines may stand for several. */
export interface OwnNumber {
  readonly number: string
  /** Empty for what is no model, such as a bundle. */
  readonly modelCode: string
  /** Kept as a custom code; otherwise lines alone carry it. */
  readonly isCode: boolean
  readonly isOnQuotes: boolean
  readonly isOnOrders: boolean
}

/** The fewest characters of a number that its beginning is looked for by. */
export const shortestBeginning = 2

/** Whether two texts are one code: case and surrounding blanks do not count. */
export function isSameCode(one: string, other: string): boolean {
  return ownCodeName(one) === ownCodeName(other)
}

/** The codes that have every word of a keyword, in the code or in its model. */
export function codesWith(codes: readonly KeptCode[], keyword: string): readonly KeptCode[] {
  const words = keyword.toUpperCase().split(/\s+/).filter(Boolean)
  return codes.filter(({ customCode, modelCode }) =>
    words.every(
      (word) =>
        customCode.toUpperCase().includes(word) ||
        (normaliseModelCode(word) !== '' && modelCode.includes(normaliseModelCode(word))),
    ),
  )
}

/** What a save has written over that this page did not know of; undefined where nothing was. */
export function writtenOver({ code, previous }: SavedCode): string | undefined {
  return previous === undefined || previous === code.modelCode ? undefined : previous
}
