/** The predictive search with its effects filled in. */
import { fromPromise } from 'xstate'
import type { ProductSearch } from '../ports/product-search.ts'
import { type ModelCodeReads, modelCodeSearch } from './model-code-search.ts'
import { type OwnCodeReads, ownCodeSearch } from './own-code-search.ts'
import { predictiveSearchMachine, type SuggestOutcome } from './predictive-search.machine.ts'

/** What the search asks; the storefront answers it. */
export interface SearchReads extends OwnCodeReads {
  readonly suggestions: ProductSearch['suggestions']
  readonly suggestedProducts: ProductSearch['suggestedProducts']
}

/**
 * The chart; a newer question gives up the older one (SEARCH-13). The product of what is typed is looked up by
 * `typed`, that of an own code, which is known to be one, by `read`.
 */
export function predictiveSearch(read: SearchReads, typed: ModelCodeReads) {
  return predictiveSearchMachine.provide({
    actors: {
      suggest: fromPromise<SuggestOutcome, string>(({ input, signal }) =>
        read.suggestions(input, signal)(),
      ),
      readCode: modelCodeSearch(typed),
      readOwnCode: ownCodeSearch(read),
    },
  })
}
