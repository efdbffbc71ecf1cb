/** What a list says of itself: what it is about and how much there is. */
import type { TFunction } from 'i18next'
import type { ProductListing } from '../../../domain/search/product-listing.ts'
import {
  figureOrder,
  forcedFilters,
  isPlainSort,
  listingPageSize,
  type ListingPlace,
  type ListingQuery,
  type ListingSort,
} from '../../../domain/catalogue/listing.ts'
import { productTypeBase } from '../../../domain/catalogue/product-type.ts'
import type { ShownListing } from './use-listing.ts'

interface About {
  readonly listing: ProductListing | undefined
  readonly query: ListingQuery
  readonly place: ListingPlace | undefined
}

/** The heading of the page: the place, else the keyword, else the one type that is chosen, else everything. */
export function listingTitle(t: TFunction, { listing, query, place }: About): string {
  // Its page is about everything (CAT-12).
  if (place?.slug === productTypeBase) return t('common:shell.allProducts')
  if (place) return placeName(listing, place) ?? (listing ? place.slug : t('catalogue:loading'))
  if (query.keyword !== '') return t('listing:titleKeyword', { keyword: query.keyword })
  const types = query.filters.get(forcedFilters.productType) ?? []
  const [type] = types
  const name = listing?.productTypes.find(({ urlTitle }) => urlTitle === type)?.name
  return types.length === 1 && name !== undefined ? name : t('common:shell.allProducts')
}

function placeName(listing: ProductListing | undefined, { kind, slug }: ListingPlace) {
  const facet = listing?.facets.find((each) => each.slug === forcedFilters[kind])
  const option = facet?.options.find((each) => each.slug === slug)
  return option?.name ?? listing?.productTypes.find(({ urlTitle }) => urlTitle === slug)?.name
}

interface Shown extends Omit<About, 'listing'> {
  readonly shown: ShownListing
}

/** A brand, category or type that has no products, with nothing that could hide them, does not exist. */
export function isMissing({ shown: { listing, isBusy, failure }, query, place }: Shown): boolean {
  if (!place || !listing || isBusy || failure) return false
  const isWhole = query.filters.size === 0 && query.keyword === ''
  return isWhole && listing.total === 0
}

/** "7 products: TM200 Orbital Motor, …", as many names as a search engine shows. */
export function listingDescription(t: TFunction, { total, rows }: ProductListing): string {
  const names = rows.map(({ name }) => name).join(', ')
  return [t('common:productCount', { count: total }), names]
    .filter((part) => part !== '')
    .join(': ')
}

/** "13 to 24 of 35 products"; read out whenever it changes. Nothing where a plate of another maker has its own answer. */
export function countWords(t: TFunction, { listing, isBusy }: ShownListing): string {
  if (!listing) return isBusy ? t('catalogue:loading') : ''
  const { page, pageCount, total, rows } = listing
  if (total === 0 && listing.crossReference !== undefined) return ''
  if (pageCount <= 1) return t('common:productCount', { count: total })
  const from = (page - 1) * listingPageSize + 1
  return t('listing:countRange', { from, to: from + rows.length - 1, count: total })
}

/** What an order is called. */
export function sortWords(t: TFunction, sort: ListingSort): string {
  if (isPlainSort(sort)) return t(`listing:sort.${sort}`)
  const order = figureOrder(sort)
  const figure = order && t(`listing:figure.${order.quantity}`)
  return t(order?.isDescending ? 'listing:sort.figureDescending' : 'listing:sort.figure', {
    figure,
  })
}
