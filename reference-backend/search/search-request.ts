/** What a search asks for, read from a body that nobody has checked yet. */

import { parseJson } from '../http/safe-json.ts'

export interface SearchFilters {
  readonly productTypes: readonly string[]
  readonly brands: readonly string[]
  /** Undefined: both kinds of product. */
  readonly modelSearchOnly: boolean | undefined
}

export type SearchOrder = 'relevance' | 'name' | 'name descending'

export interface SearchRequest {
  readonly query: string
  readonly filters: SearchFilters
  /** Offset of the first record, from 0. */
  readonly pageFrom: number
  readonly size: number
  readonly order: SearchOrder
}

const QUERY_LIMIT = 200
const DEFAULT_SIZE = 12
const MAXIMUM_SIZE = 100
const MAXIMUM_OFFSET = 100_000

/** Filters come flat with dotted names; facets may be sent as lists under their own slug. */
const TYPE_NAMES = ['productTypes.productType', 'productType_slug', 'productType']
const BRAND_NAMES = ['brands.brand', 'brand_slug', 'brand']

/** The search that a body asks for; undefined when it is no JSON object. */
export function searchRequest(body: string): SearchRequest | undefined {
  const input = objectIn(body)
  if (input === undefined) return undefined
  return {
    query: queryText(input['query']),
    filters: filtersIn(input),
    pageFrom: wholeNumber(input['pageFrom'], { otherwise: 0, from: 0, to: MAXIMUM_OFFSET }),
    size: wholeNumber(input['size'], { otherwise: DEFAULT_SIZE, from: 1, to: MAXIMUM_SIZE }),
    order: orderIn(input['orderBy']),
  }
}

/** The term and filters of a typeahead; undefined when the body is no JSON object. */
export function typeaheadRequest(
  body: string,
): { readonly term: string; readonly filters: SearchFilters } | undefined {
  const input = objectIn(body)
  if (input === undefined) return undefined
  return { term: queryText(input['searchTerm']), filters: filtersIn(input) }
}

function objectIn(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return asRecord(parseJson(body === '' ? '{}' : body))
  } catch {
    return undefined
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value))
}

function filtersIn(input: Readonly<Record<string, unknown>>): SearchFilters {
  const filters = asRecord(input['filters']) ?? {}
  const facets = asRecord(input['facets']) ?? {}
  const all = (names: readonly string[]) =>
    names.flatMap((name) => [...words(filters[name]), ...words(facets[name])])
  return {
    productTypes: all(TYPE_NAMES),
    brands: all(BRAND_NAMES),
    modelSearchOnly: flag(filters['skuModelSearchFlag']),
  }
}

function queryText(value: unknown): string {
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
  if (value === 'productName|ASC') return 'name'
  return value === 'productName|DESC' ? 'name descending' : 'relevance'
}
