/** Lists of products, and suggestions for what is being typed. */
import type { taskEither as TE } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ListingFilters, ListingSort } from '../../domain/catalogue/listing.ts'
import type { FoundMachine } from '../../domain/finder/machine-fit.ts'
import type { MachineWish } from '../../domain/finder/working-point.ts'
import type { ProductListing } from '../../domain/search/product-listing.ts'
import type { SuggestedProduct, Suggestions } from '../../domain/search/suggestion.ts'
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

export interface ProductSearch {
  readonly products: (
    query: ProductQuery,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, ProductListing>
  /**
   * Places and products that a term may mean, the caps not yet applied; nothing for an empty term. What is sold in
   * the region counts: that of the visitor, or the site, unless it says otherwise.
   */
  readonly suggestions: (
    term: string,
    signal?: AbortSignal,
    region?: AddressZone,
  ) => TE.TaskEither<PortFailure, Suggestions>
  /** Products alone that a keyword may mean, ten at most; none for an empty keyword (CALL-08). */
  readonly suggestedProducts: (
    keyword: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly SuggestedProduct[]>
  /**
   * Complete models that do what is asked for, or come nearest to it, two of a product at most; all are sold in the
   * region, as with suggestions.
   */
  readonly machines: (
    wish: MachineWish,
    signal?: AbortSignal,
    region?: AddressZone,
  ) => TE.TaskEither<PortFailure, readonly FoundMachine[]>
}
