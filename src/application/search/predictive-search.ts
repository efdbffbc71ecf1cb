/** The predictive search with its effects filled in. */
import { fromPromise } from 'xstate'
import type { Suggestions } from '../../domain/search/suggestion.ts'
import type { ProductSearch } from '../ports/product-search.ts'
import { type ModelCodeReads, modelCodeSearch } from './model-code-search.ts'
import { type OwnCodeReads, ownCodeSearch } from './own-code-search.ts'
import { predictiveSearchMachine } from './predictive-search.machine.ts'
import { suggestionSearchMachine } from './suggestion-search.machine.ts'
import type { SearchOutcome } from './typed-search.machine.ts'

/** What the search asks; the storefront answers it. */
export interface SearchReads extends OwnCodeReads {
  readonly suggestions: ProductSearch['suggestions']
  readonly suggestedProducts: ProductSearch['suggestedProducts']
}

/**
 * The chart. The product of what is typed is looked up by
 * `typed`, that of an own code, which is known to be one, by `read`.
 */
export function predictiveSearch(read: SearchReads, typed: ModelCodeReads) {
  return predictiveSearchMachine.provide({
    actors: {
      suggest: suggestionSearch(read),
      readCode: modelCodeSearch(typed),
      readOwnCode: ownCodeSearch(read),
    },
  })
}

function suggestionSearch({ suggestions }: SearchReads) {
  return suggestionSearchMachine.provide({
    actors: {
      lookUp: fromPromise<SearchOutcome<Suggestions>, string>(({ input, signal }) =>
        suggestions(input, signal)(),
      ),
    },
  })
}
