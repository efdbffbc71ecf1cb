/** Keeps the index of the search in step with the catalogue that it is made from. */

import { count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { StoredProduct } from '../catalogue/catalogue.ts'
import type { Zone } from '../catalogue/product-document.ts'
import { LOCALES, WORDS_VERSION, wordingIn } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { product, productType } from '../database/schema/catalogue.ts'
import {
  searchEntry,
  searchFacet,
  searchFacetGroup,
  searchFigure,
  searchMeasure,
  searchOption,
  searchSize,
  searchWord,
} from '../database/schema/search.ts'
import { inTransaction } from '../database/transaction.ts'
import { indexedOptions, optionNumbers, wordsOfOption } from './index-options.ts'
import { indexedSizes, ZONES } from './index-sizes.ts'
import { facetNumbers, type TypeRow } from './facet-groups.ts'
import { keepMark, keptMark, presentMark } from './index-mark.ts'
import { type IndexedProduct, indexedProduct } from './index-product.ts'

/** Raise this whenever an index made by older code must be rebuilt. */
const INDEX_VERSION = `8 ${WORDS_VERSION}`

/** Rows in one statement. */
const BATCH = 500

/** Of everything that an entry is made from. */
const FINGERPRINT = sql<string>`md5(${INDEX_VERSION}::text || ${product.name} || ${product.searchText} || ${product.sortOrder}::text || ${product.addedAt}::text || ${product.doc}::text)`

/** Rebuilds the index when the catalogue has changed since it was made; otherwise reads of no product more than its version. */
export async function bringIndexInStep(db: Database): Promise<void> {
  const [kept, present] = [await keptMark(db), await presentMark(db, INDEX_VERSION)]
  if (kept?.made === present.made && kept.rows === present.rows) return
  if (kept?.made !== present.made || !(await isInStep(db))) await rebuild(db)
  await keepMark(db, await presentMark(db, INDEX_VERSION))
}

async function rebuild(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const tables = [
      searchEntry,
      searchFacet,
      searchFacetGroup,
      searchFigure,
      searchMeasure,
      searchOption,
      searchSize,
      searchWord,
    ]
    for (const table of tables) await tx.delete(table)
    await fill(tx)
  })
  await db.execute(sql`analyze search_entry`)
  await db.execute(sql`analyze search_figure`)
  await db.execute(sql`analyze search_measure`)
  await db.execute(sql`analyze search_option`)
  await db.execute(sql`analyze search_size`)
}

async function isInStep(db: Database): Promise<boolean> {
  const [behind] = await db
    .select({ number: count() })
    .from(product)
    .leftJoin(searchEntry, eq(searchEntry.productId, product.id))
    .where(or(isNull(searchEntry.productId), ne(searchEntry.fingerprint, FINGERPRINT)))
  return behind?.number === 0
}

async function fill(db: Database): Promise<void> {
  const facets = facetNumbers(await typesBySlug(db))
  const options = optionNumbers()
  const words = new Set<string>()
  let last = ''
  for (;;) {
    const rows = await db
      .select({ product, fingerprint: FINGERPRINT })
      .from(product)
      .where(gt(product.id, last))
      .orderBy(product.id)
      .limit(BATCH)
    const end = rows.at(-1)
    if (end === undefined) break
    last = end.product.id
    const made = rows.map((row) => ({ ...row, indexed: indexedProduct(row.product) }))
    await db.insert(searchEntry).values(
      made.map((each) => ({
        ...entryOf(each),
        facetsUs: facets.idsOf(each.indexed.zones.US.facets),
        facetsEu: facets.idsOf(each.indexed.zones.EU.facets),
        facetGroupsUs: facets.groupsOf(each.indexed.zones.US.facets),
        facetGroupsEu: facets.groupsOf(each.indexed.zones.EU.facets),
        optionsUs: options.idsOf(indexedOptions(each.product.doc, 'US')),
        optionsEu: options.idsOf(indexedOptions(each.product.doc, 'EU')),
      })),
    )
    await insertFigures(db, made)
    const sizes = made.flatMap((each) => indexedSizes(each.product.doc))
    await inBatches(sizes, (chunk) => db.insert(searchSize).values(chunk))
    for (const { indexed } of made) {
      for (const word of `${indexed.names} ${indexed.words}`.split(' ')) words.add(word)
    }
  }
  await inBatches(facets.rows(), (rows) => db.insert(searchFacet).values(rows))
  await inBatches(facets.groups(), (rows) => db.insert(searchFacetGroup).values(rows))
  await inBatches(options.rows(), (rows) => db.insert(searchOption).values(rows))
  for (const word of options.rows().flatMap(wordsOfOption)) words.add(word)
  const known = [...words].filter((word) => /^\p{L}{3,}$/u.test(word)).map((word) => ({ word }))
  await inBatches(known, (rows) => db.insert(searchWord).values(rows))
}

interface Made {
  readonly product: StoredProduct
  readonly fingerprint: string
  readonly indexed: IndexedProduct
}

function entryOf({ product: stored, fingerprint, indexed }: Made): typeof searchEntry.$inferInsert {
  const { price, priceEu, codes, names, words } = indexed
  return {
    productId: stored.id,
    skuCode: stored.skuCode,
    name: stored.name,
    titles: Object.fromEntries(
      LOCALES.map((locale) => [locale, wordingIn(locale).say(stored.name)]),
    ),
    sortOrder: stored.sortOrder,
    addedAt: stored.addedAt,
    modelSearchOnly: stored.modelSearchOnly,
    price,
    priceEu,
    codes,
    names,
    words,
    fingerprint,
  }
}

async function insertFigures(db: Database, made: readonly Made[]): Promise<void> {
  const inZones = made.flatMap(({ product: { id: productId }, indexed }) =>
    ZONES.map((zone) => ({ productId, zone, ...indexed.zones[zone] })),
  )
  const measures = inZones.flatMap((each) =>
    each.measures.map(({ quantity, low, high }) => ({ ...placeOf(each), quantity, low, high })),
  )
  await inBatches(measures, (rows) => db.insert(searchMeasure).values(rows))
  const figures = inZones.flatMap((each) =>
    each.figures.map((figure, place) => ({ ...placeOf(each), ...figure, place })),
  )
  await inBatches(figures, (rows) => db.insert(searchFigure).values(rows))
}

function placeOf({ productId, zone }: { readonly productId: string; readonly zone: Zone }) {
  return { productId, zone }
}

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += 4 * BATCH) {
    await insert(rows.slice(from, from + 4 * BATCH))
  }
}

async function typesBySlug(db: Database): Promise<ReadonlyMap<string, TypeRow>> {
  const rows = await db.select().from(productType)
  return new Map(rows.map((row) => [row.slug, row]))
}
