/** From what is meant to the rows of the index that fit. */

import { and, arrayOverlaps, eq, like, or, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { searchEntry, searchMeasure } from '../database/schema/search.ts'
import type { Zone } from '../catalogue/product-document.ts'
import type { Fits } from './option-fit.ts'
import type { Figure } from './quantities.ts'
import type { SearchReading, Wish } from './search-reading.ts'
import type { Term } from './synonyms.ts'

/** A figure is met by what lies this near, as sizes are rounded and units converted. */
const TOLERANCE = 0.03

/** The options of its facets that a product has in a region. */
export const FACETS_OF = { US: searchEntry.facetsUs, EU: searchEntry.facetsEu } as const

/** The groups in which they come. */
export const FACET_GROUPS_OF = {
  US: searchEntry.facetGroupsUs,
  EU: searchEntry.facetGroupsEu,
} as const

/** The options of a product that are sold in a region. */
export const OPTIONS_OF = { US: searchEntry.optionsUs, EU: searchEntry.optionsEu } as const

const sold = alias(searchEntry, 'sold')
const SOLD = { US: sold.optionsUs, EU: sold.optionsEu } as const

/**
 * Whether a product is sold with one of some options. They are looked up once for all products, in their index: the options
 * of a row lie beside it, and to read those of each takes longer than the database takes it to, where it knows how many
 * are wanted.
 */
export function isSoldWith(product: AnyPgColumn, options: readonly number[], region: Zone): SQL {
  const wanted = sql.param(`{${options.join(',')}}`)
  return sql`${product} in (select ${sold.productId} from ${searchEntry} as sold
    where ${SOLD[region]} && (select ${wanted}::int[]))`
}

/** What fits a reading in a region; undefined when it asks for nothing. */
export function meets(
  { wishes, code, isUnreadable }: SearchReading,
  region: Zone,
): SQL | undefined {
  if (isUnreadable) return sql`false`
  const met = and(...wishes.map((wish) => grants(wish, region)))
  return code === undefined ? met : or(met, ...codeFits(code))
}

function grants(
  { terms, figures, options, name, isMeasured = false }: Wish,
  region: Zone,
): SQL | undefined {
  const words = terms.length === 0 ? [] : [sql`${searchEntry.vector} @@ ${textQuery(terms)}`]
  return or(
    and(...words, ...figures.map((figure) => holds(figure, region))),
    isCalled(name),
    isMeasured ? undefined : hasOption(options, region),
  )
}

function isCalled(words: readonly string[] = []): SQL | undefined {
  if (words.length === 0) return undefined
  const whole = words.map((word) => `${word}:A`).join(' & ')
  return sql`${searchEntry.nameVector} @@ to_tsquery('simple', ${whole})`
}

function hasOption(options: Fits, region: Zone): SQL | undefined {
  if (options.size === 0) return undefined
  return isSoldWith(searchEntry.productId, [...options.keys()], region)
}

/** Every term, in one of its readings. */
export function textQuery(terms: readonly Term[]): SQL {
  const queries = terms.map(({ alternatives }) => {
    const each = alternatives.map(wordsQuery)
    return sql`(${sql.join(each, sql` || `)})`
  })
  return sql`(${sql.join(queries, sql` && `)})`
}

/** All of the words, each as a beginning or in another grammatical form. Only letters and digits get here. */
function wordsQuery(words: readonly string[]): SQL {
  const beginnings = words.map((word) => `${word}:*`).join(' & ')
  return sql`(to_tsquery('simple', ${beginnings}) || to_tsquery('english', ${words.join(' & ')}))`
}

function holds(figure: Figure, region: Zone): SQL {
  const fitting = sql`select ${searchMeasure.productId} from ${searchMeasure} where ${figureFits(figure, region)}`
  // Those that are nearest are few, which the database cannot know: each of them is looked up by its id.
  if (figure.within !== undefined) return sql`${searchEntry.productId} = any(array(${fitting}))`
  return sql`${searchEntry.productId} in (${fitting})`
}

export function figureFits({ quantity, amount, within }: Figure, region: Zone): SQL {
  const [low, high] = [amount * (1 - TOLERANCE), amount * (1 + TOLERANCE)]
  const isNear = within === undefined ? sql`` : sql` and ${distanceTo(amount)} <= ${within}`
  return sql`${searchMeasure.zone} = ${region} and ${searchMeasure.quantity} = ${quantity}
    and ${searchMeasure.low} <= ${high} and ${searchMeasure.high} >= ${low}${isNear}`
}

/** How far the middle of a measure is from an amount. */
export function distanceTo(amount: number): SQL {
  return sql`abs((${searchMeasure.low} + ${searchMeasure.high}) / 2 - ${amount})`
}

/** The first three characters name the product (SEARCH-08); longer parts are looked for in whole codes too. */
function codeFits(code: string): SQL[] {
  const named = eq(searchEntry.skuCode, code.slice(0, 3))
  return code.length < 4 ? [named] : [named, like(searchEntry.codes, `%${code}%`)]
}

/** Any one of some facet options in a region; of none of them when there are no such options. */
export function hasAnyOf(ids: readonly number[], region: Zone): SQL {
  return ids.length === 0 ? sql`false` : arrayOverlaps(FACETS_OF[region], [...ids])
}
