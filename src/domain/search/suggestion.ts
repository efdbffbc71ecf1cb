/** What the search suggests while the user types. */
import type { FoundOption } from '../catalogue/found-option.ts'
import type { SkuId } from '../catalogue/product.ts'

export const suggestionTypes = ['brand', 'category', 'productType'] as const

export type SuggestionType = (typeof suggestionTypes)[number]

/** A place to go to (SEARCH-03). */
export interface Suggestion {
  readonly type: SuggestionType
  readonly text: string
  /** A path of this shop. */
  readonly link: string
}

/** A product that was found, with what its codes begin with (SEARCH-02, SEARCH-11). */
export interface SuggestedProduct {
  readonly name: string
  readonly urlTitle: string
  readonly thumbnail: string
  readonly skuCode: string
  readonly isModelSearchOnly: boolean
  /** Of a plain product, the sku that was found by its options. */
  readonly skuId?: SkuId | undefined
  /** What it was found by, beside its name; the best first. */
  readonly found?: readonly FoundOption[]
}

export interface Suggestions {
  readonly places: readonly Suggestion[]
  readonly products: readonly SuggestedProduct[]
}

export const noSuggestions: Suggestions = { places: [], products: [] }

/** Suggestions in all, and of one type (SEARCH-04). */
export const suggestionLimit = 10
export const suggestionsPerType = 2

/** Keeps both caps: two of each type, and products up to ten in all (SEARCH-04, O-14). */
export function cappedSuggestions({ places, products }: Suggestions): Suggestions {
  const few = suggestionTypes.flatMap((type) =>
    places.filter((place) => place.type === type).slice(0, suggestionsPerType),
  )
  return { places: few, products: products.slice(0, suggestionLimit - few.length) }
}
