/** The order in which the rows of the index come. */

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Zone } from '../catalogue/product-document.ts'
import type { Locale } from '../catalogue/wording.ts'
import { searchEntry, searchFigure, searchMeasure } from '../database/schema/search.ts'
import type { Fits } from './option-fit.ts'
import type { Figure } from './quantities.ts'
import { distanceTo, figureFits, hasAnyOf, isSoldWith, textQuery } from './search-condition.ts'
import type { SearchReading, Wish } from './search-reading.ts'
import type { FigureOrder, SearchRequest } from './search-request.ts'

/** One thing that rows are put in order by. */
export interface OrderKey {
  readonly key: SQL
  readonly direction: 'asc' | 'desc' | 'asc nulls last' | 'desc nulls last'
}

const asc = (key: SQL): OrderKey => ({ key, direction: 'asc' })
const desc = (key: SQL): OrderKey => ({ key, direction: 'desc' })

/**
 * Without an order of their own the best come first: whose code was typed, whose product type is called so, whose title says most of what is asked for,
 * whose options fit best and whose size is nearest, then whose title says it best and whose other figures are nearest, where
 * `distanceJoins` are joined. By a figure they are ordered where `search_figure` is joined.
 */
export function orderKeys(
  reading: SearchReading,
  wish: Pick<SearchRequest, 'order' | 'locale' | 'region'>,
): readonly OrderKey[] {
  const last = [asc(sql`${searchEntry.sortOrder}`), asc(sql`${searchEntry.productId}`)]
  return [...keysOf(reading, wish), ...last]
}

function keysOf(
  reading: SearchReading,
  { order, locale, region }: Pick<SearchRequest, 'order' | 'locale' | 'region'>,
): readonly OrderKey[] {
  const price = region === 'EU' ? searchEntry.priceEu : searchEntry.price
  if (typeof order === 'object') return byFigure(order)
  switch (order) {
    case 'name':
      return [asc(titleIn(locale))]
    case 'name descending':
      return [desc(titleIn(locale))]
    case 'newest':
      return [desc(sql`${searchEntry.addedAt}`)]
    case 'price':
      return [{ key: sql`${price}`, direction: 'asc nulls last' }]
    case 'price descending':
      return [{ key: sql`${price}`, direction: 'desc nulls last' }]
    case 'relevance':
      return byFit(reading, region)
  }
}

/** As it is written behind `order by`. */
export function written({ key, direction }: OrderKey): SQL {
  return sql`${key} ${sql.raw(direction)}`
}

function byFit({ wishes, code, types = [] }: SearchReading, region: Zone): readonly OrderKey[] {
  const terms = wishes.flatMap((wish) => wish.terms)
  const sized = wishes.filter((wish) => wish.isMeasured === true)
  const others = wishes.filter((wish) => !sized.includes(wish))
  const nearest = (some: readonly Wish[]) =>
    some.flatMap(({ figures }) => figures.map((figure) => asc(distanceKey(wishes, figure))))
  return [
    ...(code === undefined ? [] : [desc(sql`${eq(searchEntry.skuCode, code.slice(0, 3))}`)]),
    ...(types.length === 0 ? [] : [desc(sql`(${hasAnyOf(types, region)})::int`)]),
    ...(terms.length < 2 ? [] : [desc(sum(terms.map((term) => isTitled([term]))))]),
    ...optionFit(others, region),
    ...nearest(sized),
    ...(terms.length === 0 ? [] : [desc(titleRank(wishes))]),
    ...nearest(others),
  ]
}

function isTitled(terms: Wish['terms']): SQL {
  return sql`(${searchEntry.nameVector} @@ ${textQuery(terms)})::int`
}

/** How well a title says any of it. */
function titleRank(wishes: readonly Wish[]): SQL {
  const any = wishes.flatMap(({ terms }) => terms).map((term) => textQuery([term]))
  return sql`ts_rank(${searchEntry.nameVector}, (${sql.join(any, sql` || `)}))`
}

/** How well the options of a product fit, all wishes together; none where all options fit alike. */
function optionFit(wishes: readonly Wish[], region: Zone): readonly OrderKey[] {
  const told = wishes.flatMap(({ options }) => bestFit(options, region))
  return told.length === 0 ? [] : [desc(sum(told))]
}

/** The best fit among the options of a product; of the least all that are left, which need not be looked for. */
function bestFit(options: Fits, region: Zone): readonly SQL[] {
  const levels = [...new Set(options.values())].toSorted((one, other) => other - one)
  const least = levels.at(-1)
  const above = levels.filter((level) => level !== least)
  if (least === undefined || above.length === 0) return []
  const cases = above.map((level) => {
    const ids = [...options].flatMap(([id, fit]) => (fit === level ? [id] : []))
    return sql`when ${isSoldWith(searchEntry.productId, ids, region)} then ${sql.raw(String(level))}`
  })
  return [sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(least))} end`]
}

function sum(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql` + `)
}

/** From its smallest size on, or from its largest down; what has no such figure comes last. */
function byFigure({ isDescending }: FigureOrder): readonly OrderKey[] {
  const { low, high } = searchFigure
  const direction = isDescending ? 'desc nulls last' : 'asc nulls last'
  const keys = isDescending ? [high, low] : [low, high]
  return keys.map((key) => ({ key: sql`${key}`, direction }))
}

/** A title without a translation is the same as the name. */
function titleIn(locale: Locale): SQL {
  return locale === 'en' ? sql`${searchEntry.name}` : sql`${searchEntry.titles} ->> ${locale}`
}

/**
 * How far a product's own figures are from what is looked for, of several the nearest, as they are joined to the rows of the
 * index: measured for all products at once, since asking for each by itself takes ten times as long.
 */
export function distanceJoins({ wishes }: SearchReading, region: Zone): readonly Join[] {
  return figuresOf(wishes).map((figure, index) => ({
    table: sql`(
      select ${searchMeasure.productId} as product_id, min(${distanceTo(figure.amount)}) as distance
      from ${searchMeasure} where ${figureFits(figure, region)} group by 1
    ) as ${distanceName(index)}`,
    on: sql`${distanceName(index)}.product_id = ${searchEntry.productId}`,
  }))
}

/** A table that is joined on the left, and how. */
export interface Join {
  readonly table: SQL
  readonly on: SQL
}

function distanceKey(wishes: readonly Wish[], figure: Figure): SQL {
  return sql`${distanceName(figuresOf(wishes).indexOf(figure))}.distance`
}

function distanceName(index: number): SQL {
  return sql.raw(`distance_${index}`)
}

function figuresOf(wishes: readonly Wish[]): readonly Figure[] {
  return wishes.flatMap(({ figures }) => figures)
}
