/** A page of products that were found, and what it can be narrowed and ordered by. */
import type { Facet } from '../catalogue/facet.ts'
import type { ListingSort } from '../catalogue/listing.ts'
import type { ProductSummary } from '../catalogue/product.ts'
import type { FigureQuantity } from '../catalogue/product-figure.ts'
import type { Page } from '../shared/paging.ts'
import type { CrossReference } from './cross-reference.ts'

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
  /** The figures that the list is compared by: those of its type, or that its types have in common. */
  readonly columns: readonly FigureQuantity[]
  /** Figures of products that could not be read, by the name in their address and what they measure. */
  readonly unreadFigures: readonly string[]
  /** The available sort orders; those by price need permission to see prices. */
  readonly sorts: readonly ListingSort[]
  /** How the keyword was read where it was misspelt; undefined where it was taken as it is. */
  readonly readAs: string | undefined
  /** Where the keyword is a plate of another maker; undefined for all other words, and behind the first page. */
  readonly crossReference: CrossReference | undefined
}

/** A page of the catalogue. */
export interface CataloguePage extends ProductListing {
  /** Where nothing fits, the types of all there is; else none. */
  readonly otherTypes: readonly ProductTypeCount[]
}
