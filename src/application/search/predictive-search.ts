/** The predictive search with its effects filled in. */
import { fromPromise } from 'xstate'
import type { ProductSearch } from '../ports/product-search.ts'
import { type ModelCodeReads, modelCodeSearch } from './model-code-search.ts'
import { predictiveSearchMachine, type SuggestOutcome } from './predictive-search.machine.ts'

/** What the search asks; the storefront answers it. */
export interface SearchReads extends ModelCodeReads {
  readonly suggestions: ProductSearch['suggestions']
  readonly suggestedProducts: ProductSearch['suggestedProducts']
}

/** The chart; a newer question gives up the older one (SEARCH-13). */
export function predictiveSearch(read: SearchReads) {
  return predictiveSearchMachine.provide({
    actors: {
      suggest: fromPromise<SuggestOutcome, string>(({ input, signal }) =>
        read.suggestions(input, signal)(),
      ),
      readCode: modelCodeSearch(read),
    },
  })
}
