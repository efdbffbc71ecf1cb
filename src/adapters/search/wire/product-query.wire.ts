/** The question for a page of products on the wire (CALL-35). */
import type { ProductQuery } from '../../../application/ports/product-search.ts'
import {
  figureOrder,
  forcedFilters,
  isPlainSort,
  listingPageSize,
  type ListingSort,
  type PlainSort,
} from '../../../domain/catalogue/listing.ts'
import { type ContentLocale, fallbackLocale } from '../../../domain/content/content-locale.ts'

/** English is what the search answers unasked. */
export function inWords(locale: ContentLocale): { readonly locale?: ContentLocale } {
  return locale === fallbackLocale ? {} : { locale }
}

export const productsPath = 'api/v1/public/search'

const sortValues = {
  relevance: 'relevance',
  name: 'productName|ASC',
  nameDescending: 'productName|DESC',
  newest: 'createdDateTime|DESC',
  price: 'salePrice|ASC',
  priceDescending: 'salePrice|DESC',
} as const satisfies Record<PlainSort, string>

/** Orders by a figure are `figure.torque|ASC` and `figure.torque|DESC`. */
export function sortOnWire(sort: ListingSort): string {
  if (isPlainSort(sort)) return sortValues[sort]
  const figure = figureOrder(sort)
  return `figure.${figure?.quantity ?? ''}|${figure?.isDescending ? 'DESC' : 'ASC'}`
}

/** A figure with its unit and no blank between, such as `250cc` or `2900psi`: no model code. */
const measure =
  /^\d+([.,]\d+)?(cc|ccm|cm[³3]|in[³3]|cui|bar|psi|mpa|rpm|lpm|l\/min|gpm|nm|kw|hp|ps|kg|lb|lbs|mm)(\/?\w*)?$/i

/**
 * `POST /api/v1/public/search`. Of a word that begins with three digits only these are sent: it is a model
 * code, and they name the product.
 */
export function encodeProductQuery(query: ProductQuery, locale: ContentLocale) {
  const { sort, page, pageSize: size = listingPageSize } = query
  const word = query.keyword.trim()
  const chosen = [...(query.filters ?? [])].map(([name, choices]) => [name, [...choices]] as const)
  return {
    facets: {},
    filters: {
      skuModelSearchFlag: 'No',
      ...Object.fromEntries(chosen),
    },
    query: /^\d{3}\S*$/.test(word) && !measure.test(word) ? word.slice(0, 3) : word,
    pageFrom: (Math.max(1, page) - 1) * size,
    size,
    route: query.filters?.get(forcedFilters.productType)?.[0] ?? '',
    ...(sort === undefined ? {} : { sort: sortOnWire(sort) }),
    ...(query.region === undefined ? {} : { region: query.region }),
    ...inWords(locale),
  }
}
