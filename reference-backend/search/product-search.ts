/** The search itself: what is meant, which products meet it, one page of them. */

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ProductDocument, Zone } from '../catalogue/product-document.ts'
import { isPlain, liveStock, stockedSkus } from '../catalogue/catalogue.ts'
import { type Locale, wordingIn } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { product } from '../database/schema/catalogue.ts'
import { searchEntry, searchFigure } from '../database/schema/search.ts'
import { folded } from './plain-words.ts'
import { choicesOf, countAndPage } from './facet-counts.ts'
import { isChosen } from './listing-statement.ts'
import { optionLookup } from './option-lookup.ts'
import { productMatches } from './option-matches.ts'
import { productFigures } from './product-figures.ts'
import { isPartOfPlace, placeNames, typesNamed } from './place-names.ts'
import { readQuery } from './query-reading.ts'
import { nearestOnly } from './nearest-first.ts'
import { meets } from './search-condition.ts'
import { distanceJoins, orderKeys, written } from './search-order.ts'
import { readSearch, type SearchReading } from './search-reading.ts'
import type { SearchFilters, SearchRequest } from './search-request.ts'
import { slipsOf } from './spelling.ts'
import type { Term } from './synonyms.ts'

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
  isPlain,
} as const

/** One page of the products that match, how many match in all, and what they can be narrowed by. */
export async function searchProducts(db: Database, request: SearchRequest) {
  const read = await understood(db, request.query)
  const { reading, answer } = await readOrReadAgain(
    read,
    (one) => listed(db, request, one),
    ({ total }) => total === 0,
  )
  const ids = answer.products.map(({ productID }) => productID)
  const [matches, figures] = await Promise.all([
    productMatches(db, answer.products, {
      ...request,
      reading,
      choices: request.filters.choices,
    }),
    productFigures(db, ids, request.region),
  ])
  return {
    ...answer,
    products: answer.products.map((each) => ({
      ...each,
      matches: matches(each.productID),
      figures: figures(each.productID),
    })),
    readAs: answer.total > 0 ? read.readAs : undefined,
  }
}

/**
 * Descriptions and attributes are looked through only where nothing else says what is asked for: nearly every word
 * stands in some of them.
 */
async function readOrReadAgain<Answer>(
  { reading, thorough }: Understood,
  ask: (reading: SearchReading) => Promise<Answer>,
  isEmpty: (answer: Answer) => boolean,
) {
  const answer = await ask(reading)
  if (!isEmpty(answer) || reading.wishes.length === 0) return { reading, answer }
  const again = await thorough()
  return { reading: again, answer: await ask(again) }
}

async function listed(db: Database, request: SearchRequest, reading: SearchReading) {
  const choices = await choicesOf(db, request.filters)
  const { ids, ...counted } = await countAndPage(db, {
    ...request,
    choices,
    met: and(ofKind(request.filters), meets(reading, request.region)),
    keys: orderKeys(reading, request),
    joined: joinedFor(request, reading),
    wording: wordingIn(request.locale),
  })
  return { products: await productRows(db, ids), ...counted }
}

/** The best few, without counting what else there is. */
export async function bestProducts(
  db: Database,
  wish: {
    readonly read: Understood
    readonly filters: SearchFilters
    readonly size: number
    readonly locale: Locale
    readonly region: Zone
  },
) {
  const choices = await choicesOf(db, wish.filters)
  const chosen = and(ofKind(wish.filters), ...isChosen(choices, wish.region))
  const ask = (reading: SearchReading) =>
    bestOf(db, { ...wish, reading, met: and(chosen, meets(reading, wish.region)) })
  const best = async (reading: SearchReading) => {
    const nearest = await nearestOnly(db, reading, wish)
    const ids = nearest === undefined ? [] : await ask(nearest)
    return ids.length < wish.size ? ask(reading) : ids
  }
  const { reading, answer } = await readOrReadAgain(wish.read, best, (found) => found.length === 0)
  const rows = await productRows(db, answer)
  const matches = await productMatches(db, rows, { ...wish, reading })
  return rows.map((each) => ({ ...each, matches: matches(each.productID) }))
}

export interface Understood {
  readonly reading: SearchReading
  /** The query read once more, with what is said of options. */
  readonly thorough: () => Promise<SearchReading>
  /** The query in the words that were probably meant; undefined when every word was taken as it is. */
  readonly readAs: string | undefined
}

/** How a query is read, with unknown words replaced by the ones that were probably meant. */
export async function understood(db: Database, query: string): Promise<Understood> {
  const single = readQuery(query).terms.filter(({ alternatives }) => alternatives.length === 1)
  const slips = await slipsOf(
    db,
    single.flatMap(({ asTyped }) => asTyped),
  )
  const meant = query.replace(/\p{L}+/gu, (word) => slips.get(folded(word))?.[0] ?? word)
  const places = await placeNames(db)
  const read = async (isThorough: boolean) => {
    const namesPlace = (term: Term) => isPartOfPlace(places, term)
    const reading = await readSearch(optionLookup(db), meant, { namesPlace, isThorough })
    return { ...withOthers(reading, slips), types: typesNamed(places, meant) }
  }
  return {
    reading: await read(false),
    thorough: () => read(true),
    readAs: folded(meant) === folded(query) ? undefined : meant,
  }
}

/** Of several words that may have been meant, each counts. */
function withOthers(
  reading: SearchReading,
  slips: ReadonlyMap<string, readonly string[]>,
): SearchReading {
  const meant = new Map([...slips.values()].map((words) => [words[0], words.slice(1)]))
  const others = ({ asTyped }: Term) => (meant.get(asTyped.join(' ')) ?? []).map((word) => [word])
  const wishes = reading.wishes.map((wish) => ({
    ...wish,
    terms: wish.terms.map((term) => ({
      ...term,
      alternatives: [...term.alternatives, ...others(term)],
    })),
  }))
  return { ...reading, wishes }
}

function ofKind({ modelSearchOnly }: SearchFilters): SQL | undefined {
  return modelSearchOnly === undefined
    ? undefined
    : eq(searchEntry.modelSearchOnly, modelSearchOnly)
}

/** The figures by which a product has its place; nothing where the order is another one. */
function joinedFor(
  { order, region }: Pick<SearchRequest, 'order' | 'region'>,
  reading: SearchReading,
): SQL | undefined {
  if (order === 'relevance') {
    const joins = distanceJoins(reading, region)
    return sql.join(joins.map(({ table, on }) => sql`left join ${table} on ${on} `))
  }
  if (typeof order !== 'object') return undefined
  const { productId, zone, quantity } = searchFigure
  return sql`left join ${searchFigure} on ${productId} = ${searchEntry.productId}
    and ${zone} = ${region} and ${quantity} = ${order.figure}`
}

interface BestWish extends Pick<SearchRequest, 'size' | 'locale' | 'region'> {
  readonly reading: SearchReading
  readonly met: SQL | undefined
}

/** The ids of the first few, the best first. */
async function bestOf(db: Database, { reading, met, size, ...reader }: BestWish) {
  const all = db.select({ id: searchEntry.productId }).from(searchEntry).$dynamic()
  for (const { table, on } of distanceJoins(reading, reader.region)) all.leftJoin(table, on)
  const best = await all
    .where(met)
    .orderBy(...orderKeys(reading, { ...reader, order: 'relevance' }).map(written))
    .limit(size)
  return best.map(({ id }) => id)
}

/** The definitions are read for the rows of the page only: they are long, and the index is searched without them. */
async function productRows(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select(COLUMNS)
    .from(product)
    .where(inArray(product.id, [...ids]))
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = (row: (typeof rows)[number]) => places.get(row.productID) ?? 0
  return rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ pieces, ...row }) => ({
      ...row,
      skus: stockedSkus(row.skus, row.isPlain ? pieces : null),
    }))
}
