/** Lists of products and suggestions from the search service, in the language that `locale` says. */
import { taskEither as TE } from 'fp-ts'
import type { ProductSearch } from '../../application/ports/product-search.ts'
import type { ProductListing } from '../../domain/search/product-listing.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import { isReadable } from '../../domain/search/search-query.ts'
import {
  noSuggestions,
  type SuggestedProduct,
  type Suggestions,
} from '../../domain/search/suggestion.ts'
import type { FoundMachine } from '../../domain/finder/machine-fit.ts'
import type { DeferredDecode } from '../http/decode.ts'
import type { JsonClient } from '../http/json-client.ts'
import { encodeMachineWish, machinesPath } from './wire/machine-wish.wire.ts'
import { encodeProductQuery, inWords, productsPath } from './wire/product-query.wire.ts'

const listing: DeferredDecode<ProductListing> = {
  name: 'listing',
  fetch: async () => (await import('./wire/listing.wire.ts')).decodeListing,
}
const suggestions: DeferredDecode<Suggestions> = {
  name: 'suggestions',
  fetch: async () => (await import('./wire/suggestion.wire.ts')).decodeSuggestions,
}
const suggestedProducts: DeferredDecode<readonly SuggestedProduct[]> = {
  name: 'suggestedProducts',
  fetch: async () => (await import('./wire/suggestion.wire.ts')).decodeSuggestedProducts,
}
const foundMachines: DeferredDecode<readonly FoundMachine[]> = {
  name: 'machines',
  fetch: async () => (await import('./wire/machine.wire.ts')).decodeMachines,
}

const noProducts: ProductListing = {
  rows: [],
  page: 1,
  pageCount: 1,
  total: 0,
  productTypes: [],
  facets: [],
  columns: [],
  unreadFigures: [],
  sorts: [],
  readAs: undefined,
  crossReference: undefined,
}

/** More than anybody types; a pasted page is not sent. */
const longestTerm = 200

/** Who looks. Asked with every question: language and region may change meanwhile. */
export interface CatalogueReader {
  readonly locale: () => ContentLocale
  /** The region that a visitor has chosen; undefined for that of the site. */
  readonly region: () => AddressZone | undefined
}

/** A question to the typeahead, `POST` with the term (CALL-06). */
interface Typeahead<A> {
  /** The parameters beside the term. */
  readonly body?: Readonly<Record<string, string>>
  readonly decode: DeferredDecode<A>
}

export function httpProductSearch(
  http: JsonClient,
  { locale, region }: CatalogueReader,
): ProductSearch {
  const typeahead = <A>(searchTerm: string, asked: Typeahead<A>, signal?: AbortSignal) =>
    http.read(
      {
        path: `${productsPath}/typeahead`,
        body: { searchTerm, ...asked.body, ...inWords(locale()) },
        decode: asked.decode,
      },
      signal,
    )
  return {
    // A search may take signs that it cannot read for no question at all, and answer everything.
    products: (query, signal) =>
      query.keyword.trim() !== '' && !isReadable(query.keyword)
        ? TE.right(noProducts)
        : http.read(
            {
              path: productsPath,
              body: encodeProductQuery({ region: region(), ...query }, locale()),
              decode: listing,
            },
            signal,
          ),
    suggestions: (term, signal, zone = region()) => {
      const searchTerm = term.trim().slice(0, longestTerm)
      if (!isReadable(searchTerm)) return TE.right(noSuggestions)
      const body = zone === undefined ? {} : { region: zone }
      return typeahead(searchTerm, { body, decode: suggestions }, signal)
    },
    suggestedProducts: (keyword, signal) => {
      const searchTerm = keyword.trim().slice(0, longestTerm)
      if (!isReadable(searchTerm)) return TE.right([])
      const products = { body: { type: 'product' }, decode: suggestedProducts } as const
      return typeahead(searchTerm, products, signal)
    },
    machines: (wish, signal, zone = region()) => {
      const where = zone === undefined ? {} : { region: zone }
      const body = { ...encodeMachineWish(wish), ...where, ...inWords(locale()) }
      return http.read({ path: machinesPath, body, decode: foundMachines }, signal)
    },
  }
}
