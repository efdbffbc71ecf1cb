/** Lists of products and suggestions from the search service, in the language that `spoken` says. */
import { taskEither as TE } from 'fp-ts'
import type { ProductSearch } from '../../application/ports/product-search.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import { noSuggestions } from '../../domain/search/suggestion.ts'
import type { JsonClient } from '../http/json-client.ts'
import { decodeListing } from './wire/listing.wire.ts'
import { encodeProductQuery, inWords, productsPath } from './wire/product-query.wire.ts'
import { decodeSuggestions } from './wire/suggestion.wire.ts'

/** More than anybody types; a pasted page is not sent. */
const longestTerm = 200

export function httpProductSearch(http: JsonClient, spoken: () => ContentLocale): ProductSearch {
  return {
    products: (query, signal) =>
      http.read(
        { path: productsPath, body: encodeProductQuery(query, spoken()), decode: decodeListing },
        signal,
      ),
    suggestions: (term, signal) => {
      const searchTerm = term.trim().slice(0, longestTerm)
      if (searchTerm === '') return TE.right(noSuggestions)
      return http.read(
        {
          path: `${productsPath}/typeahead`,
          body: { searchTerm, ...inWords(spoken()) },
          decode: decodeSuggestions,
        },
        signal,
      )
    },
  }
}
