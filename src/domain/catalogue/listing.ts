/** What a listing shows: a page of products under a keyword, filters and an order. */
import { figureQuantities, type FigureQuantity } from './product-figure.ts'
import { productTypeBase } from './product-type.ts'

export const listingViews = ['GRID', 'LIST'] as const

export type ListingView = (typeof listingViews)[number]

/** Orders that every listing has; relevance is the search's own. */
export const plainSorts = [
  'relevance',
  'name',
  'nameDescending',
  'newest',
  'price',
  'priceDescending',
] as const

export type PlainSort = (typeof plainSorts)[number]

/** By a figure: from the smallest up, or from the largest down; what has none comes last. */
export type FigureSort = FigureQuantity | `${FigureQuantity}Descending`

/** The orders a listing can come in. */
export type ListingSort = PlainSort | FigureSort

export const listingSorts: readonly ListingSort[] = [
  ...plainSorts,
  ...figureQuantities.flatMap((quantity): readonly FigureSort[] => [
    quantity,
    `${quantity}Descending`,
  ]),
]

/** Whether an order is one that every listing has. */
export function isPlainSort(sort: ListingSort): sort is PlainSort {
  return plainSorts.some((each) => each === sort)
}

/** The figure that an order is by, and its direction; undefined for an order of another kind. */
export function figureOrder(
  sort: ListingSort | undefined,
): { readonly quantity: FigureQuantity; readonly isDescending: boolean } | undefined {
  const quantity = figureQuantities.find((each) => sort === each || sort === `${each}Descending`)
  return quantity && { quantity, isDescending: sort !== quantity }
}

/** Filter name, as in `brands.brand`, to the slugs of which one must hold. */
export type ListingFilters = ReadonlyMap<string, readonly string[]>

export interface ListingQuery {
  readonly keyword: string
  readonly filters: ListingFilters
  /** Undefined for the search's own order. */
  readonly sort: ListingSort | undefined
  /** From 1. */
  readonly page: number
  readonly view: ListingView
  /** Products that are held side by side above the list, by the name in their addresses. */
  readonly pinned: readonly string[]
}

/** Page 1 of everything, as cards (CAT-02). */
export const wholeListing: ListingQuery = {
  keyword: '',
  filters: new Map(),
  sort: undefined,
  page: 1,
  view: 'GRID',
  pinned: [],
}

/** Products a page, also of a brand (CAT-02, CAT-08). */
export const listingPageSize = 12

/** Cards beside each other, at most (CAT-08). */
export const gridSize = 3

/** What a listing can be narrowed by (CAT-04); options and attributes have a facet for each of theirs. */
export const filterKinds = [
  'brands.brand',
  'categories.category',
  'productTypes.productType',
  'priceRange',
] as const
const filterFamilies = ['options.', 'attributes.'] as const

/** What a page of its own narrows its listing to, whatever else its address says (CAT-03). */
export const forcedFilters = {
  brand: 'brands.brand',
  category: 'categories.category',
  productType: 'productTypes.productType',
} as const

export type ForcedFilter = keyof typeof forcedFilters

/** What a page of its own is about, and which one (CAT-03). */
export interface ListingPlace {
  readonly kind: ForcedFilter
  readonly slug: string
}

const longestName = 80
const longestChoice = 120
/** So that an address stays short enough for every server on its way. */
export const mostFilters = 20
export const mostChoices = 40
/** Of products that stand side by side. */
export const mostPinned = 4

/** Whether a name from an address can be a filter; anything else is left out (T43). */
export function isFilterName(name: string): boolean {
  if (name.length > longestName) return false
  if (filterKinds.some((kind) => kind === name)) return true
  return filterFamilies.some((family) => {
    const rest = name.startsWith(family) ? name.slice(family.length) : ''
    return /^[A-Za-z][\w-]*$/.test(rest)
  })
}

/** Whether a text can be an option of a filter: short, and without the comma that parts options in an address. */
export function isChoice(text: string): boolean {
  return text.length > 0 && text.length <= longestChoice && !/[,\p{Cc}\p{Surrogate}]/u.test(text)
}

/** The listing of a page that is about one brand, category or product type; the base type is about all (CAT-03, CAT-12). */
export function withForcedFilter(
  query: ListingQuery,
  kind: ForcedFilter,
  slug: string,
): ListingQuery {
  if (kind === 'productType' && slug === productTypeBase) return query
  return { ...query, filters: new Map(query.filters).set(forcedFilters[kind], [slug]) }
}

/** Another keyword: the order was for the old one and goes, and so do page and filters (SEARCH-10). */
export function withKeyword(query: ListingQuery, keyword: string): ListingQuery {
  if (keyword === query.keyword) return { ...query, page: 1 }
  return { ...wholeListing, view: query.view, pinned: query.pinned, keyword }
}
