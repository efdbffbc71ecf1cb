/** What a search asks for, read from an unchecked body. */

import type { Zone } from '../catalogue/product-document.ts'
import { type Locale, localeIn } from '../catalogue/wording.ts'
import { PRICE_FACETS } from './index-product.ts'
import { FIGURE_QUANTITIES, type FigureQuantity } from './product-figures.ts'

export interface SearchFilters {
  /** What is chosen, facet by facet: one of the slugs of each must hold. */
  readonly choices: readonly { readonly facet: string; readonly slugs: readonly string[] }[]
  /** Undefined: both kinds of product. */
  readonly modelSearchOnly: boolean | undefined
}

/** By a figure of the products, whether from the largest down. */
export interface FigureOrder {
  readonly figure: FigureQuantity
  readonly isDescending: boolean
}

export type SearchOrder =
  | FigureOrder
  | 'relevance'
  | 'name'
  | 'name descending'
  | 'newest'
  | 'price'
  | 'price descending'

/** The orders on offer, under the values by which they are asked for. */
export const SORTING = [
  { value: 'relevance', name: 'Relevance', order: 'relevance' },
  { value: 'productName|ASC', name: 'Name A–Z', order: 'name' },
  { value: 'productName|DESC', name: 'Name Z–A', order: 'name descending' },
  { value: 'createdDateTime|DESC', name: 'Newest', order: 'newest' },
  { value: 'salePrice|ASC', name: 'Lowest price', order: 'price' },
  { value: 'salePrice|DESC', name: 'Highest price', order: 'price descending' },
] as const satisfies readonly { value: string; name: string; order: SearchOrder }[]

const FIGURE_NAMES: Readonly<Record<FigureQuantity, string>> = {
  displacement: 'Displacement',
  pressure: 'Pressure',
  speed: 'Speed',
  torque: 'Torque',
  flow: 'Flow',
  power: 'Power',
}

/** The same by each figure that a list can show, such as `figure.torque|DESC`, named by the words of a language. */
export const FIGURE_SORTING = FIGURE_QUANTITIES.flatMap((figure) =>
  [false, true].map((isDescending) => ({
    value: `figure.${figure}|${isDescending ? 'DESC' : 'ASC'}`,
    name: (say: (english: string) => string) =>
      `${say(FIGURE_NAMES[figure])} ${isDescending ? '↓' : '↑'}`,
    order: { figure, isDescending },
  })),
)

export interface SearchRequest {
  readonly query: string
  readonly filters: SearchFilters
  /** Offset of the first record, from 0. */
  readonly pageFrom: number
  readonly size: number
  readonly order: SearchOrder
  /** What the answer is written in; which products it holds is the same in every language. */
  readonly locale: Locale
  /** Whose prices are meant by order and facet. */
  readonly region: Zone
}

const QUERY_LIMIT = 200
const DEFAULT_SIZE = 12
const MAXIMUM_SIZE = 100
const MAXIMUM_OFFSET = 100_000

/** Filters come flat with dotted names; facets may be sent as lists under their own slug. */
const SPELLINGS = {
  'productTypes.productType': ['productTypes.productType', 'productType_slug', 'productType'],
  'brands.brand': ['brands.brand', 'brand_slug', 'brand'],
  'categories.category': ['categories.category', 'category_slug', 'category'],
  priceRange: ['priceRange'],
} as const

/** Every option group and every attribute is a facet of its own. */
const FAMILY_NAME = /^(?:options|attributes)\.[A-Za-z][\w-]{0,60}$/

const MOST_FACETS = 20
const MOST_SLUGS = 50

/** The search that the value of a body asks for; undefined when it is no object. */
export function searchRequest(body: unknown, siteZone: Zone = 'US'): SearchRequest | undefined {
  const input = asRecord(body)
  if (input === undefined) return undefined
  const region = regionIn(input['region'], siteZone)
  return {
    query: queryText(input['query']),
    filters: filtersIn(input, region),
    pageFrom: wholeNumber(input['pageFrom'], { otherwise: 0, from: 0, to: MAXIMUM_OFFSET }),
    size: wholeNumber(input['size'], { otherwise: DEFAULT_SIZE, from: 1, to: MAXIMUM_SIZE }),
    order: orderIn(input['sort'] ?? input['orderBy']),
    locale: localeIn(input['locale']),
    region,
  }
}

export interface TypeaheadRequest extends Pick<SearchRequest, 'filters' | 'locale' | 'region'> {
  readonly term: string
  /** Whether places are wanted beside the products. */
  readonly withPlaces: boolean
}

/** What a typeahead asks for; undefined when the value of its body is no object. */
export function typeaheadRequest(
  body: unknown,
  siteZone: Zone = 'US',
): TypeaheadRequest | undefined {
  const input = asRecord(body)
  if (input === undefined) return undefined
  const region = regionIn(input['region'], siteZone)
  return {
    term: queryText(input['searchTerm']),
    withPlaces: input['type'] !== 'product',
    filters: filtersIn(input, region),
    locale: localeIn(input['locale']),
    region,
  }
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value))
}

function filtersIn(input: Readonly<Record<string, unknown>>, region: Zone): SearchFilters {
  const filters = asRecord(input['filters']) ?? {}
  const facets = asRecord(input['facets']) ?? {}
  const slugsOf = (names: readonly string[]) =>
    names.flatMap((name) => [...words(filters[name]), ...words(facets[name])]).slice(0, MOST_SLUGS)
  const families = [...new Set([...Object.keys(filters), ...Object.keys(facets)])]
    .filter((name) => FAMILY_NAME.test(name))
    .map((name) => [name, [name]] as const)
  return {
    choices: [...Object.entries(SPELLINGS), ...families]
      .slice(0, MOST_FACETS)
      .map(([facet, names]) => ({
        facet: facet === 'priceRange' ? PRICE_FACETS[region] : facet,
        slugs: slugsOf(names),
      }))
      .filter(({ slugs }) => slugs.length > 0),
    modelSearchOnly: flag(filters['skuModelSearchFlag']),
  }
}

/** The region in a request; the site's own where it names none that there is. */
export function regionIn(value: unknown, siteZone: Zone): Zone {
  return value === 'US' || value === 'EU' ? value : siteZone
}

export function queryText(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, QUERY_LIMIT) : ''
}

/** A list, or a text with commas; anything else is nothing. */
function words(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list
    .filter((each) => typeof each === 'string')
    .flatMap((each) => each.replaceAll('\0', '').split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string' || value === '') return undefined
  return ['yes', 'true', '1'].includes(value.toLowerCase())
}

function wholeNumber(
  value: unknown,
  { otherwise, from, to }: { otherwise: number; from: number; to: number },
): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return otherwise
  return Math.min(to, Math.max(from, number))
}

function orderIn(value: unknown): SearchOrder {
  const orders = [...SORTING, ...FIGURE_SORTING]
  return orders.find((each) => each.value === value)?.order ?? 'relevance'
}
