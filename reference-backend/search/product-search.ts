/** The search itself: full text first, trigrams for what is misspelt, the sku code for a model code. */

import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ProductDocument } from '../catalogue/product-document.ts'
import type { Database } from '../database.ts'
import { product, productType } from '../schema/catalogue.ts'
import type { SearchFilters, SearchRequest } from './search-request.ts'

export interface FacetOption {
  readonly name: string
  readonly slug: string
  readonly count: number
  readonly imageFile?: string
}

/** Below this likeness a misspelt word is another word. */
const LIKENESS = 0.5

const COLUMNS = {
  productID: product.id,
  productName: product.name,
  urlTitle: product.urlTitle,
  productCode: product.productCode,
  skuCode: product.skuCode,
  defaultSku_skuID: product.skuId,
  thumbnail: sql<string>`${product.doc} ->> 'thumbnail'`,
  shortdescription: sql<string>`${product.doc} ->> 'shortdescription'`,
  brand_brandName: product.brandName,
  category_categoryName: sql<string>`${product.doc} ->> 'category_categoryName'`,
  productType_productTypeName: product.productTypeName,
  skuModelSearchFlag: sql<'Yes' | 'No'>`${product.doc} ->> 'skuModelSearchFlag'`,
  skus: sql<ProductDocument['skus']>`${product.doc} -> 'skus'`,
  optionGroups: sql<ProductDocument['optionGroups']>`${product.doc} -> 'optionGroups'`,
} as const

/** One page of the products that match, best first, and how many match in all. */
export async function matchingProducts(db: Database, request: SearchRequest) {
  const where = condition(request.query, request.filters)
  const [counted] = await db.select({ total: count() }).from(product).where(where)
  const products = await db
    .select(COLUMNS)
    .from(product)
    .where(where)
    .orderBy(...order(request))
    .limit(request.size)
    .offset(request.pageFrom)
  return { products, total: counted?.total ?? 0 }
}

/** Product types of the matching products; the filter by type itself is left out of the count. */
export async function productTypeOptions(
  db: Database,
  { query, filters }: SearchRequest,
): Promise<readonly FacetOption[]> {
  return db
    .select({
      name: productType.name,
      slug: productType.slug,
      count: count(),
      imageFile: productType.imageFile,
    })
    .from(product)
    .innerJoin(productType, eq(productType.slug, product.productTypeSlug))
    .where(condition(query, { ...filters, productTypes: [] }))
    .groupBy(productType.id)
    .orderBy(asc(productType.sortOrder))
}

/** Brands of the matching products; the filter by brand itself is left out of the count. */
export async function brandOptions(
  db: Database,
  { query, filters }: SearchRequest,
): Promise<readonly FacetOption[]> {
  return db
    .select({ name: product.brandName, slug: product.brandSlug, count: count() })
    .from(product)
    .where(condition(query, { ...filters, brands: [] }))
    .groupBy(product.brandName, product.brandSlug)
    .orderBy(asc(product.brandName))
}

function condition(query: string, filters: SearchFilters): SQL | undefined {
  const { productTypes, brands, modelSearchOnly } = filters
  return and(
    productTypes.length > 0 ? inArray(product.productTypeSlug, [...productTypes]) : undefined,
    brands.length > 0 ? inArray(product.brandSlug, [...brands]) : undefined,
    modelSearchOnly === undefined ? undefined : eq(product.modelSearchOnly, modelSearchOnly),
    query === '' ? undefined : matches(query),
  )
}

function matches(query: string): SQL | undefined {
  const skuCode = skuCodeOf(query)
  const beginnings = beginningsQuery(query)
  return or(
    sql`${product.searchVector} @@ websearch_to_tsquery('english', ${query})`,
    beginnings === ''
      ? undefined
      : sql`${product.searchVector} @@ to_tsquery('simple', ${beginnings})`,
    skuCode === undefined
      ? sql`word_similarity(${query}, ${product.searchText}) >= ${LIKENESS}`
      : eq(product.skuCode, skuCode),
  )
}

function order({ query, order: wish }: SearchRequest): SQL[] {
  if (wish === 'name') return [asc(product.name)]
  if (wish === 'name descending') return [desc(product.name)]
  if (query === '') return [asc(product.sortOrder)]
  const skuCode = skuCodeOf(query) ?? ''
  return [
    desc(sql`${product.skuCode} = ${skuCode}`),
    desc(sql`ts_rank(${product.searchVector}, websearch_to_tsquery('english', ${query}))`),
    desc(sql`word_similarity(${query}, ${product.searchText})`),
    asc(product.sortOrder),
  ]
}

/**
 * The sku code of a query that looks like a model code: one word of letters and digits, with a digit
 * in it unless it is exactly three characters long. `supply` is a word, `SUP160A10K1` a model code.
 */
function skuCodeOf(query: string): string | undefined {
  if (!/^[A-Za-z0-9]{3,64}$/.test(query)) return undefined
  if (query.length > 3 && !/[0-9]/.test(query)) return undefined
  return query.slice(0, 3).toUpperCase()
}

/** Every word as a beginning, `orb pum` as `'orb':* & 'pum':*`; only letters and digits get through. */
function beginningsQuery(query: string): string {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ')
}
