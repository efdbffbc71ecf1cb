/** The search itself: what is meant, which products meet it, one page of them. */

import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ProductDocument } from '../catalogue/product-document.ts'
import { liveStock, stockedSkus } from '../catalogue/catalogue.ts'
import { wordingIn } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { product } from '../database/schema/catalogue.ts'
import { searchEntry } from '../database/schema/search.ts'
import { choicesOf, countFacets, isChosen } from './facet-counts.ts'
import { type QueryReading, readQuery } from './query-reading.ts'
import { inOrder, meets } from './search-condition.ts'
import type { SearchFilters, SearchRequest } from './search-request.ts'
import { slipsOf } from './spelling.ts'

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
  brand_urlTitle: product.brandSlug,
  category_categoryName: sql<string>`${product.doc} ->> 'category_categoryName'`,
  category_urlTitle: sql<string>`${product.doc} ->> 'category_urlTitle'`,
  productType_productTypeName: product.productTypeName,
  productType_urlTitle: product.productTypeSlug,
  skuModelSearchFlag: sql<'Yes' | 'No'>`${product.doc} ->> 'skuModelSearchFlag'`,
  skus: sql<ProductDocument['skus']>`${product.doc} -> 'skus'`,
  optionGroups: sql<ProductDocument['optionGroups']>`${product.doc} -> 'optionGroups'`,
  bundleFlag: sql<boolean>`jsonb_exists(${product.doc}, 'productBundle')`,
  pieces: liveStock,
} as const

/** One page of the products that match, how many match in all, and what they can be narrowed by. */
export async function searchProducts(db: Database, request: SearchRequest) {
  const { reading, readAs } = await understood(db, request.query)
  const choices = await choicesOf(db, request.filters)
  const met = and(ofKind(request.filters), meets(reading))
  const { total, facets } = await countFacets(db, met, {
    choices,
    wording: wordingIn(request.locale),
    region: request.region,
  })
  const products = await page(db, { ...request, reading, met: and(met, ...isChosen(choices)) })
  return { products, total, facets, readAs: total > 0 ? readAs : undefined }
}

/** The best few, without counting what else there is. */
export async function bestProducts(
  db: Database,
  { reading, filters, size }: { reading: QueryReading; filters: SearchFilters; size: number },
) {
  const choices = await choicesOf(db, filters)
  const met = and(ofKind(filters), meets(reading), ...isChosen(choices))
  return page(db, {
    reading,
    met,
    size,
    pageFrom: 0,
    order: 'relevance',
    locale: 'en',
    region: 'US',
  })
}

/**
 * How a query is read, with unknown words replaced by the ones that were probably meant. `readAs` is the query
 * in these words; it is undefined when every word was taken as it is.
 */
export async function understood(db: Database, query: string) {
  const reading = readQuery(query)
  const single = reading.terms.filter(({ alternatives }) => alternatives.length === 1)
  const slips = await slipsOf(
    db,
    single.flatMap(({ asTyped }) => asTyped),
  )
  if (slips.size === 0) return { reading, readAs: undefined }
  const terms = reading.terms.map((term) => {
    const meant = slips.get(term.asTyped.join(' '))
    return meant === undefined
      ? term
      : { ...term, alternatives: [...term.alternatives, ...meant.map((word) => [word])] }
  })
  const readAs = query.replace(/\p{L}+/gu, (word) => slips.get(word.toLowerCase())?.[0] ?? word)
  return { reading: { ...reading, terms }, readAs }
}

function ofKind({ modelSearchOnly }: SearchFilters): SQL | undefined {
  return modelSearchOnly === undefined
    ? undefined
    : eq(searchEntry.modelSearchOnly, modelSearchOnly)
}

interface PageWish
  extends Pick<SearchRequest, 'pageFrom' | 'size' | 'order' | 'locale' | 'region'> {
  readonly reading: QueryReading
  readonly met: SQL | undefined
}

/** The definitions are joined to the rows of the page only: they are long, and the index is searched without them. */
async function page(db: Database, wish: PageWish) {
  const { reading, met, pageFrom, size } = wish
  const best = db
    .select({ id: searchEntry.productId })
    .from(searchEntry)
    .where(met)
    .orderBy(...inOrder(reading, wish))
    .limit(size)
    .offset(pageFrom)
    .as('best')
  const found = db
    .select({ id: best.id, place: sql<number>`row_number() over ()`.as('place') })
    .from(best)
    .as('found')
  const rows = await db
    .select(COLUMNS)
    .from(found)
    .innerJoin(product, eq(product.id, found.id))
    .orderBy(found.place)
  return rows.map(({ pieces, ...row }) => ({ ...row, skus: stockedSkus(row.skus, pieces) }))
}
