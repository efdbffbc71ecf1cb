/** Suggestions while somebody types: brands and product types by name, products by name or code. */

import { asc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { productBySkuCode, type StoredProduct } from '../catalogue/catalogue.ts'
import type { Database } from '../database.ts'
import { product, productType } from '../schema/catalogue.ts'
import { matchingProducts } from './product-search.ts'
import type { SearchFilters } from './search-request.ts'

const ITEM_LIMIT = 6
const SUGGESTION_LIMIT = 5

interface Suggestion {
  readonly type: 'brand' | 'category' | 'productType' | 'product'
  readonly text: string
  readonly link: string
}

/**
 * What a term suggests. A product that its first three characters name as sku code comes first and
 * brings its modifiers, model-search-only products too; others are found by words and bring none.
 */
export async function suggestionsFor(db: Database, term: string, filters: SearchFilters) {
  if (term === '') return { suggest: { brand: [], category: [], productType: [] }, items: [] }
  const [coded, brands, types, found] = [
    await codedProduct(db, term, filters),
    await brandsNamed(db, term),
    await typesNamed(db, term),
    await matchingProducts(db, {
      query: term,
      filters: { ...filters, modelSearchOnly: filters.modelSearchOnly ?? false },
      pageFrom: 0,
      size: ITEM_LIMIT,
      order: 'relevance',
    }),
  ]
  const named = found.products
    .filter(({ skuCode }) => skuCode !== coded?.skuCode)
    .map((each) => ({
      ...suggestion('product', each.productName, `/product/${each.urlTitle}`),
      metadata: {
        skuID: each.defaultSku_skuID,
        skus: each.skus,
        modifiers: [],
        optionGroups: each.optionGroups,
        thumbnail: each.thumbnail,
        skuModelSearchFlag: each.skuModelSearchFlag,
      },
    }))
  return {
    suggest: { brand: brands, category: [], productType: types },
    items: [...(coded === undefined ? [] : [codedItem(coded)]), ...named].slice(0, ITEM_LIMIT),
  }
}

async function codedProduct(
  db: Database,
  term: string,
  { modelSearchOnly }: SearchFilters,
): Promise<StoredProduct | undefined> {
  const found = await productBySkuCode(db, term.slice(0, 3))
  const wanted = modelSearchOnly === undefined || found?.modelSearchOnly === modelSearchOnly
  return wanted ? found : undefined
}

function codedItem({ doc }: StoredProduct) {
  return {
    ...suggestion('product', doc.productName, `/product/${doc.urlTitle}`),
    metadata: {
      skuID: doc.skuID,
      skus: doc.skus,
      modifiers: doc.modifiers,
      modifiersUS: doc.modifiersUS,
      modifiersEU: doc.modifiersEU,
      optionGroups: doc.optionGroups,
      thumbnail: doc.thumbnail,
      skuModelSearchFlag: doc.skuModelSearchFlag,
    },
  }
}

async function brandsNamed(db: Database, term: string): Promise<readonly Suggestion[]> {
  const rows = await db
    .selectDistinct({ name: product.brandName, slug: product.brandSlug })
    .from(product)
    .where(wordStarts(product.brandName, term))
    .orderBy(asc(product.brandName))
    .limit(SUGGESTION_LIMIT)
  return rows.map(({ name, slug }) => suggestion('brand', name, `/brand/${slug}`))
}

async function typesNamed(db: Database, term: string): Promise<readonly Suggestion[]> {
  const rows = await db
    .select({ name: productType.name, slug: productType.slug })
    .from(productType)
    .where(wordStarts(productType.name, term))
    .orderBy(asc(productType.sortOrder))
    .limit(SUGGESTION_LIMIT)
  return rows.map(({ name, slug }) => suggestion('productType', name, `/product-type/${slug}`))
}

/** Whether a word of a name starts with the term; no pattern, so nothing in the term is special. */
function wordStarts(column: AnyPgColumn, term: string): SQL {
  return sql`position(' ' || lower(${term}) in ' ' || lower(${column})) > 0`
}

function suggestion(type: Suggestion['type'], text: string, link: string): Suggestion {
  return { type, text, link }
}
