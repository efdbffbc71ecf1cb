/** Questions to the catalogue: one product by what names it. */

import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { product } from '../database/schema/catalogue.ts'
import { stock } from '../database/schema/stock.ts'
import type { SkuDocument, SuccessionDocument } from './product-document.ts'

/** The part of the database that reading the catalogue needs; a transaction has it too. */
export type CatalogueReader = Pick<PgDatabase<PgQueryResultHKT>, 'select'>

export type StoredProduct = typeof product.$inferSelect

/** What codes, titles and ids look like; anything else is unknown before the database is asked. */
const SKU_CODE = /^[A-Za-z0-9]{3}$/

const PRODUCT_ID = /^[0-9a-f]{32}$/

const URL_TITLE = /^[a-z0-9-]{1,120}$/

/** The product with this three-character sku code, in either case; undefined when there is none. */
export async function productBySkuCode(
  db: CatalogueReader,
  code: string,
): Promise<StoredProduct | undefined> {
  if (!SKU_CODE.test(code)) return undefined
  return oneProduct(db, eq(product.skuCode, code.toUpperCase()))
}

/** The products with these sku codes, in either case, asked for at once; what is unknown is left out. */
export async function productsBySkuCodes(
  db: CatalogueReader,
  codes: readonly string[],
): Promise<readonly StoredProduct[]> {
  const wanted = codes.filter((code) => SKU_CODE.test(code)).map((code) => code.toUpperCase())
  return wanted.length === 0 ? [] : products(db, inArray(product.skuCode, wanted))
}

/** The product with this id. */
export async function productById(
  db: CatalogueReader,
  id: string,
): Promise<StoredProduct | undefined> {
  if (!PRODUCT_ID.test(id)) return undefined
  return oneProduct(db, eq(product.id, id))
}

/** The product with this title in its address. */
export async function productByUrlTitle(
  db: CatalogueReader,
  urlTitle: string,
): Promise<StoredProduct | undefined> {
  if (!URL_TITLE.test(urlTitle)) return undefined
  return oneProduct(db, eq(product.urlTitle, urlTitle))
}

/** Pieces by model code; what is not listed has no limit. */
export type LiveStock = Readonly<Record<string, number>>

/** The pieces of the product of a row, as a column beside its own; null where nothing is listed. */
export const liveStock = sql<LiveStock | null>`(
  select jsonb_object_agg(${stock.modelCode}, ${stock.quantity}) from ${stock}
  where ${stock.productId} = ${product.id})`

/** Whether the skus of the product of a row are sold as they are; of all others models are, whose stock their price tells. */
export const isPlain = sql<boolean>`jsonb_exists(${product.priceList}, 'plain')`

/** Skus with the pieces that are there at this moment. */
export function stockedSkus(
  skus: readonly SkuDocument[],
  pieces: LiveStock | null,
): readonly SkuDocument[] {
  return skus.map((sku) => ({ ...sku, calculatedQATS: pieces?.[sku.skuCode] ?? null }))
}

async function oneProduct(db: CatalogueReader, named: SQL): Promise<StoredProduct | undefined> {
  const [found] = await products(db, named)
  return found
}

async function products(db: CatalogueReader, named: SQL): Promise<readonly StoredProduct[]> {
  const rows = await db
    .select({ ...getTableColumns(product), pieces: liveStock })
    .from(product)
    .where(named)
  return rows.map(({ pieces, ...stored }) => ({
    ...stored,
    doc: {
      ...stored.doc,
      skus: stockedSkus(stored.doc.skus, tellsStock(stored) ? pieces : null),
    },
    priceList: { ...stored.priceList, stock: pieces ?? {} },
  }))
}

/** Whether what is told of a product tells its stock: skus of a configured one are no models. */
export function tellsStock({ priceList }: Pick<StoredProduct, 'priceList'>): boolean {
  return priceList.plain !== undefined
}

/** The sku that a model code is sold as: the only one of a family, the one with this code of a plain product. */
export function soldSku(
  { doc, priceList }: Pick<StoredProduct, 'doc' | 'priceList'>,
  modelNumber: string,
): SkuDocument | undefined {
  if (priceList.plain === undefined) return doc.skus[0]
  const skuCode = modelNumber.trim().toUpperCase()
  return doc.skus.find((each) => each.skuCode === skuCode)
}

/** The product that a model code belongs to: its first three characters are the sku code (SEARCH-08). */
export async function productByModelNumber(
  db: CatalogueReader,
  modelNumber: string,
): Promise<StoredProduct | undefined> {
  return productBySkuCode(db, modelNumber.trim().slice(0, 3))
}

/** The product that has a sku with this id. */
export async function productBySkuId(
  db: CatalogueReader,
  skuID: string,
): Promise<StoredProduct | undefined> {
  if (!PRODUCT_ID.test(skuID)) return undefined
  return oneProduct(db, sql`${product.doc}->'skus' @> ${JSON.stringify([{ skuID }])}::jsonb`)
}

/** The bundle that has a group with this id. */
export async function productByBundleGroup(
  db: CatalogueReader,
  groupID: string,
): Promise<StoredProduct | undefined> {
  if (!PRODUCT_ID.test(groupID)) return undefined
  const group = JSON.stringify([{ productBundleGroupID: groupID }])
  return oneProduct(db, sql`${product.doc}->'productBundle' @> ${group}::jsonb`)
}

/** The full code of a plain sku by its id; empty where there is none, or it is one of a configurable family. */
export async function plainSkuCode(db: CatalogueReader, skuID: string): Promise<string> {
  const found = await productBySkuId(db, skuID)
  if (found?.priceList.plain === undefined) return ''
  return found.doc.skus.find((each) => each.skuID === skuID)?.skuCode ?? ''
}

/** What is known of a code whose product has successors. */
export interface Succession {
  readonly skuCode: string
  readonly productName: string
  readonly successors: readonly SuccessionDocument[]
}

/**
 * What takes the place of the product of a three-character sku code, which may have left the catalogue; undefined where
 * nothing is known to.
 */
export async function successionOf(
  db: CatalogueReader,
  code: string,
): Promise<Succession | undefined> {
  if (!SKU_CODE.test(code)) return undefined
  const skuCode = code.toUpperCase()
  const named = JSON.stringify([{ skuCode }])
  const found = await db
    .select({ doc: product.doc })
    .from(product)
    .where(sql`${product.doc}->'predecessors' @> ${named}::jsonb`)
    .orderBy(product.sortOrder)
  const [first] = found
  const before = first?.doc.predecessors.find((each) => each.skuCode === skuCode)
  if (before === undefined) return undefined
  return {
    skuCode,
    productName: before.productName,
    successors: found.map(({ doc }) => ({
      skuCode: doc.skuCode,
      productName: doc.productName,
      urlTitle: doc.skuModelSearchFlag === 'Yes' ? '' : doc.urlTitle,
    })),
  }
}
