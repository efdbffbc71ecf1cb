/** Lists of products, and what may be meant while somebody types. */
import type { taskEither as TE } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { Facet } from '../../domain/catalogue/facet.ts'
import type { ListingFilters, ListingSort } from '../../domain/catalogue/listing.ts'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import type { SuggestedProduct, Suggestions } from '../../domain/search/suggestion.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { PortFailure } from '../failure.ts'

export interface ProductQuery {
  readonly keyword: string
  /** None unless it says otherwise. */
  readonly filters?: ListingFilters
  /** The search's own order unless it says otherwise. */
  readonly sort?: ListingSort | undefined
  /** Whose prices order and facets mean; that of the visitor, or the site, unless it says otherwise. */
  readonly region?: AddressZone | undefined
  /** From 1. */
  readonly page: number
  /** Products a page; 12 unless it says otherwise (CAT-02), 20 where a draft order is filled (DRAFT). */
  readonly pageSize?: number
}

export interface ProductTypeCount {
  /** Undefined where the search does not say it. */
  readonly id: string | undefined
  readonly name: string
  readonly urlTitle: string
  readonly count: number
  readonly image: string | undefined
}

export interface ProductListing extends Page<ProductSummary> {
  readonly productTypes: readonly ProductTypeCount[]
  /** Each counted without what is chosen in itself; one without options is left out (CAT-04). */
  readonly facets: readonly Facet[]
  /** The orders on offer; those by price are for whoever may see prices. */
  readonly sorts: readonly ListingSort[]
  /** How the keyword was read where it was misspelt; undefined where it was taken as it is. */
  readonly readAs: string | undefined
}

export interface ProductSearch {
  readonly products: (
    query: ProductQuery,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, ProductListing>
  /** Places and products that a term may mean, the caps not yet applied; nothing for an empty term. */
  readonly suggestions: (
    term: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Suggestions>
  /** Products alone that a keyword may mean, ten at most; none for an empty keyword (CALL-08). */
  readonly suggestedProducts: (
    keyword: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly SuggestedProduct[]>
}
