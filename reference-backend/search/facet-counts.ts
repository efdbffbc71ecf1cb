/** How many products each option of each facet would leave, and one page of them; all in one query. */

import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { saidEverywhere, type Wording } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { productType } from '../database/schema/catalogue.ts'
import { searchFacet } from '../database/schema/search.ts'
import { hasItsPlace, isOfOneType, TYPES } from './facet-place.ts'
import { FIGURE_FACET, PRICE_FACETS } from './index-product.ts'
import { listColumns } from './list-columns.ts'
import { FIGURE_QUANTITIES, type FigureQuantity } from './product-figures.ts'
import { type ListWish, listingStatement } from './listing-statement.ts'
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

/** What is chosen, facet by facet, as the index knows it: by slug, and what is no slug by the option's own name. */
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
  const named = await namedOptions(db, unknownIn(choices, known))
  return choices.map(({ facet }) => ({
    facet,
    options: [...known, ...named].filter((each) => each.facet === facet),
  }))
}

type FacetRow = typeof searchFacet.$inferSelect

/** What is chosen and is the slug of nothing. */
function unknownIn(
  choices: SearchFilters['choices'],
  known: readonly FacetRow[],
): SearchFilters['choices'] {
  return choices
    .map(({ facet, slugs }) => ({
      facet,
      slugs: slugs.filter((slug) => !known.some((row) => row.facet === facet && row.slug === slug)),
    }))
    .filter(({ slugs }) => slugs.length > 0)
}

/** The options that are called so in any language: links of elsewhere, and people who type one, know names. */
async function namedOptions(
  db: Database,
  wanted: SearchFilters['choices'],
): Promise<readonly FacetRow[]> {
  if (wanted.length === 0) return []
  const rows = await db
    .select()
    .from(searchFacet)
    .where(
      inArray(
        searchFacet.facet,
        wanted.map(({ facet }) => facet),
      ),
    )
  return rows.filter(({ facet, name }) => {
    const names = wanted.find((each) => each.facet === facet)?.slugs.map(withoutCase) ?? []
    return saidEverywhere(name).some((said) => names.includes(withoutCase(said)))
  })
}

function withoutCase(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

interface Counted {
  readonly total: number
  /** Of the products of the page, in their order. */
  readonly ids: readonly string[]
  readonly facets: readonly CountedFacet[]
  /** The figures that the list has columns for. */
  readonly columns: readonly FigureQuantity[]
}

/**
 * How many products meet the conditions and everything that is chosen, the facets of these products, and the ids of one page
 * of them. A facet in which something is chosen is counted without its own choice, so that it can be changed. Names are in
 * the given words, slugs the same in all.
 */
export async function countAndPage(
  db: Database,
  wish: Omit<ListWish, 'choices'> & {
    readonly choices: readonly Choice[]
    readonly wording: Wording
  },
): Promise<Counted> {
  const { choices, wording } = wish
  const rows = await db
    .select({
      number: sql<number>`listed.number`,
      productId: sql<string | null>`listed.product_id`,
      option: searchFacet,
      productTypeID: productType.id,
    })
    .from(sql`(${listingStatement(wish)}) as listed`)
    .leftJoin(searchFacet, eq(searchFacet.id, sql`listed.id`))
    .leftJoin(
      productType,
      and(eq(searchFacet.facet, TYPES), eq(productType.slug, searchFacet.slug)),
    )
  const counts = rows.flatMap(({ option, ...row }) => (option === null ? [] : [{ ...row, option }]))
  const rest = rows.filter(({ option }) => option === null)
  const total = rest.find(({ productId }) => productId === null)?.number ?? 0
  const all = [...counts, ...emptied(counts, choices)]
  const listed = { total, choices }
  const isOffered = hasItsPlace(all, listed)
  return {
    total,
    ids: rest
      .toSorted((one, other) => one.number - other.number)
      .flatMap(({ productId }) => productId ?? []),
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
