/** How many products each option of each facet would leave; all facets in one query. */

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Zone } from '../catalogue/product-document.ts'
import type { Wording } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { productType } from '../database/schema/catalogue.ts'
import { searchEntry, searchFacet } from '../database/schema/search.ts'
import { hasItsPlace, isOfOneType, TYPES } from './facet-place.ts'
import { FIGURE_FACET, PRICE_FACETS } from './index-product.ts'
import { listColumns } from './list-columns.ts'
import { FIGURE_QUANTITIES, type FigureQuantity } from './product-figures.ts'
import { FACETS_OF, hasAnyOf } from './search-condition.ts'
import type { SearchFilters } from './search-request.ts'

/** What is chosen of one facet; unknown options have no row, and no product has them. */
export interface Choice {
  readonly facet: string
  readonly options: readonly (typeof searchFacet.$inferSelect)[]
}

export interface CountedFacet {
  readonly name: string
  readonly slug: string
  readonly selectType: 'multi' | 'single'
  readonly options: readonly CountedOption[]
}

interface CountedOption {
  readonly name: string
  readonly slug: string
  readonly count: number
  readonly imageFile?: string
  /** Of a product type only (CAT-11). */
  readonly productTypeID?: string
}

interface Count {
  readonly productTypeID?: string | null
  readonly option: typeof searchFacet.$inferSelect
  readonly number: number
}

/** What is chosen, facet by facet, as the index knows it. */
export async function choicesOf(
  db: Database,
  { choices }: SearchFilters,
): Promise<readonly Choice[]> {
  if (choices.length === 0) return []
  const wanted = choices.map(({ facet, slugs }) =>
    and(eq(searchFacet.facet, facet), inArray(searchFacet.slug, [...slugs])),
  )
  const known = await db
    .select()
    .from(searchFacet)
    .where(or(...wanted))
  return choices.map(({ facet }) => ({
    facet,
    options: known.filter((each) => each.facet === facet),
  }))
}

/** What everything that is chosen asks of a row of the index, in a region. */
export function isChosen(choices: readonly Choice[], region: Zone): SQL[] {
  return choices.map(({ options }) =>
    hasAnyOf(
      options.map(({ id }) => id),
      region,
    ),
  )
}

interface Counted {
  readonly total: number
  readonly facets: readonly CountedFacet[]
  /** The figures that the list has columns for. */
  readonly columns: readonly FigureQuantity[]
}

/**
 * How many products meet the conditions and everything that is chosen, and the facets of these products.
 * A facet in which something is chosen is counted without its own choice, so that it can be changed. Names
 * are in the given words, slugs the same in all.
 */
export async function countFacets(
  db: Database,
  met: SQL | undefined,
  {
    choices,
    wording,
    region,
  }: {
    readonly choices: readonly Choice[]
    readonly wording: Wording
    readonly region: Zone
  },
): Promise<Counted> {
  const rows = await db
    .select({
      number: sql<number>`counted.number`,
      option: searchFacet,
      productTypeID: productType.id,
    })
    .from(sql`(${countsQuery(met, { choices, region })}) as counted`)
    .leftJoin(searchFacet, eq(searchFacet.id, sql`counted.id`))
    .leftJoin(
      productType,
      and(eq(searchFacet.facet, TYPES), eq(productType.slug, searchFacet.slug)),
    )
  const counts = rows.flatMap(({ option, ...row }) => (option === null ? [] : [{ ...row, option }]))
  const total = rows.find(({ option }) => option === null)?.number ?? 0
  const all = [...counts, ...emptied(counts, choices)]
  const listed = { total, choices }
  const isOffered = hasItsPlace(all, listed)
  return {
    total,
    facets: facetsOf(
      all.filter(({ option }) => isOffered(option.facet)).map((each) => worded(each, wording)),
    ),
    columns: listColumns(figuresIn(counts), isOfOneType(all, listed)),
  }
}

/** How many products have each figure. */
function figuresIn(counts: readonly Count[]) {
  return FIGURE_QUANTITIES.flatMap((quantity) => {
    const found = counts.find(
      ({ option: { facet, slug } }) => facet === FIGURE_FACET && slug === quantity,
    )
    return found === undefined ? [] : [{ quantity, count: found.number }]
  })
}

/** Rows of id and number; id 0 stands for the products themselves. Every product is looked at once. */
function countsQuery(
  met: SQL | undefined,
  { choices, region }: { readonly choices: readonly Choice[]; readonly region: Zone },
): SQL {
  const flags = isChosen(choices, region).map((chosen, index) => sql`, ${chosen} as ${flag(index)}`)
  const counts = choices.map(
    ({ facet }, index) => sql`
      select id, count(*)::int from (select unnest(facets) as id from hit ${under(choices, index)}) as o
      where id in (select id from search_facet where facet = ${facet}) group by id`,
  )
  return sql`
    with hit as materialized (
      select ${FACETS_OF[region]} as facets${sql.join(flags)} from ${searchEntry} where ${met ?? sql`true`}
    )
    select 0 as id, count(*)::int as number from hit ${under(choices)}
    union all
    select id, max(number) from (
      select id, count(*)::int as number
      from (select unnest(facets) as id from hit ${under(choices)}) as a group by id
      ${sql.join(counts.map((each) => sql` union all ${each}`))}
    ) as every group by id`
}

/** Under all that is chosen, or all but one facet's. */
function under(choices: readonly Choice[], without?: number): SQL {
  const flags = choices.flatMap((_, index) => (index === without ? [] : [flag(index)]))
  return flags.length === 0 ? sql`` : sql`where ${sql.join(flags, sql` and `)}`
}

function flag(index: number): SQL {
  return sql.raw(`chosen_${index}`)
}

/** What is chosen is always answered, also where no product is left: it must be possible to take it back. */
function emptied(counts: readonly Count[], choices: readonly Choice[]): readonly Count[] {
  const counted = new Set(counts.map(({ option }) => option.id))
  return choices
    .flatMap(({ options }) => options)
    .filter(({ id }) => !counted.has(id))
    .map((option) => ({ option, number: 0 }))
}

/** Facets that have a short name of their own on the wire. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  [TYPES]: 'productType',
  'brands.brand': 'brand',
  'categories.category': 'category',
  [PRICE_FACETS.EU]: PRICE_FACETS.US,
}

/** Of `Displacement|unit:cm³/rev` the unit stays as it is. */
function worded(count: Count, { say }: Wording): Count {
  const [facetName = '', ...unit] = count.option.facetName.split('|')
  return {
    ...count,
    option: {
      ...count.option,
      facetName: [say(facetName), ...unit].join('|'),
      name: say(count.option.name),
    },
  }
}

function facetsOf(counts: readonly Count[]): readonly CountedFacet[] {
  const inOrder = counts.toSorted(
    ({ option: one }, { option: other }) =>
      one.facetOrder - other.facetOrder ||
      one.facet.localeCompare(other.facet) ||
      one.optionOrder - other.optionOrder ||
      one.name.localeCompare(other.name),
  )
  const facets = new Map<string, Count[]>()
  for (const each of inOrder) {
    const known = facets.get(each.option.facet)
    if (known === undefined) facets.set(each.option.facet, [each])
    else known.push(each)
  }
  return [...facets].map(([facet, options]) => ({
    name: options[0]?.option.facetName ?? facet,
    slug: SHORT_NAMES[facet] ?? facet,
    selectType: Object.values(PRICE_FACETS).includes(facet) ? 'single' : 'multi',
    options: options.map(({ number, productTypeID, option: { name, slug, imageFile } }) => ({
      name,
      slug,
      count: number,
      ...(imageFile !== null && { imageFile }),
      ...(productTypeID && { productTypeID }),
    })),
  }))
}
