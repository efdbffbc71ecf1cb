/** Why a product was found: the options and attributes that say what was asked for. */

import { and, eq, inArray } from 'drizzle-orm'
import type { Zone } from '../catalogue/product-document.ts'
import { type Locale, type Wording, wordingIn } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { searchEntry, searchOption } from '../database/schema/search.ts'
import { modifierKey } from './modifier-facets.ts'
import { FIT } from './option-fit.ts'
import { isNamed } from './place-names.ts'
import { slugOf } from './plain-words.ts'
import { OPTIONS_OF } from './search-condition.ts'
import type { SearchFilters } from './search-request.ts'
import type { SearchReading, Wish } from './search-reading.ts'

/** In the words of the reader. */
export interface OptionMatch {
  readonly type: 'modifier' | 'optionGroup' | 'attribute'
  /** The key of the modifier, the code of the group or of the attribute. */
  readonly key: string
  readonly name: string
  /** Empty for an attribute. */
  readonly code: string
  readonly title: string
}

/** What one wish chooses among the options of a product. */
export interface Chosen {
  readonly best: readonly number[]
  readonly fitting: ReadonlySet<number>
}

/** Questions of one product, and options of one question. */
const MOST_KEYS = 4
const MOST_OF_A_KEY = 3

interface Row {
  readonly productID: string
  readonly productName: string
  readonly productType_productTypeName: string
}

interface Asked {
  readonly reading: SearchReading
  readonly locale: Locale
  readonly region: Zone
  /** What the list is narrowed by. */
  readonly choices?: SearchFilters['choices'] | undefined
}

/**
 * The matches of some products by their ids, the best first: what is chosen of the questions of the model code, then what
 * the words say. What a product itself is called explains nothing.
 */
export async function productMatches(
  db: Database,
  products: readonly Row[],
  { reading, locale, region, choices = [] }: Asked,
): Promise<(productId: string) => readonly OptionMatch[]> {
  const telling = reading.wishes.filter(({ options }) => options.size > 0)
  const narrowing = await chosenOptions(db, choices)
  const isAsked = telling.length > 0 || narrowing.length > 0
  if (!isAsked || products.length === 0) return () => []
  const ids = products.map(({ productID }) => productID)
  const entries = await db
    .select({ id: searchEntry.productId, options: OPTIONS_OF[region] })
    .from(searchEntry)
    .where(inArray(searchEntry.productId, ids))
  const chosen = new Map(
    products.map((product) => {
      const sold = entries.find(({ id }) => id === product.productID)?.options ?? []
      const wishes = telling.map((wish) => bestOf(wish, sold, isCalled(product, wish)))
      return [
        product.productID,
        [...narrowing.map((each) => among(each, sold)), ...wishes],
      ] as const
    }),
  )
  const rows = await optionRows(
    db,
    [...chosen.values()].flat().flatMap(({ best }) => best),
  )
  const wording = wordingIn(locale)
  return (productId) => matchesOf(chosen.get(productId) ?? [], rows, wording)
}

/** The options that each choice of a question of the model code means, whichever products have them. */
async function chosenOptions(
  db: Database,
  choices: SearchFilters['choices'],
): Promise<readonly (readonly number[])[]> {
  const asked = choices.flatMap(({ facet, slugs }) => {
    const key = modifierKey(facet)
    return key === undefined ? [] : [{ key, slugs }]
  })
  if (asked.length === 0) return []
  const { id, key, kind, title } = searchOption
  const keys = asked.map((each) => each.key)
  const rows = await db
    .select({ id, key, title })
    .from(searchOption)
    .where(and(eq(kind, 'modifier'), inArray(key, keys)))
  return asked.map((each) =>
    rows
      .filter((row) => row.key === each.key && each.slugs.includes(slugOf(row.title)))
      .map((row) => row.id),
  )
}

/** Those of some options that a product is sold with. */
function among(options: readonly number[], sold: readonly number[]): Chosen {
  const best = options.filter((id) => sold.includes(id))
  return { best, fitting: new Set(best) }
}

export function isCalled(product: Row, { terms }: Wish): boolean {
  const names = [product.productName, product.productType_productTypeName]
  return terms.length > 0 && names.some((name) => isNamed(name, terms))
}

/**
 * Of the options that a product is sold with, those that fit a wish best; none that is only of the right kind. Where
 * the product itself is called so, only what is called exactly so is worth saying.
 */
export function bestOf({ options }: Wish, sold: readonly number[], isCalledSo: boolean): Chosen {
  const fits = sold.flatMap((id) => {
    const fit = options.get(id) ?? 0
    return fit > 0 ? [{ id, fit }] : []
  })
  const best = Math.max(isCalledSo ? FIT.whole : FIT.details, ...fits.map(({ fit }) => fit))
  const ids = (those: typeof fits) => those.map(({ id }) => id)
  return {
    best: ids(fits.filter(({ fit }) => fit === best)),
    fitting: new Set(ids(fits)),
  }
}

type OptionRow = typeof searchOption.$inferSelect

async function optionRows(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OptionRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(searchOption)
    .where(inArray(searchOption.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

function matchesOf(
  wishes: readonly Chosen[],
  rows: ReadonlyMap<number, OptionRow>,
  { say }: Wording,
): readonly OptionMatch[] {
  const told = new Map<string, OptionMatch>()
  for (const { kind, key, name, code, title } of fewest(wishes, rows)) {
    // One option may be two rows, where families say different things of it.
    told.set(`${kind} ${key} ${code}`, {
      type: kind,
      key,
      name: say(name),
      code,
      title: say(title),
    })
  }
  return [...told.values()]
}

/**
 * As few options as say all of it, those first that several wishes agree on: of `keyed` and `1 in` the shaft that is
 * both. Options of one question that say the same are all named.
 */
export function fewest<Row extends Pick<OptionRow, 'id' | 'key' | 'kind'>>(
  wishes: readonly Chosen[],
  rows: ReadonlyMap<number, Row>,
): readonly Row[] {
  const kept: Row[] = []
  let open = wishes.filter(({ best }) => best.length > 0)
  while (open.length > 0 && new Set(kept.map(({ key }) => key)).size < MOST_KEYS) {
    const agreed = (id: number) => open.filter(({ fitting }) => fitting.has(id)).length
    const ids = [...new Set(open.flatMap(({ best }) => best))].toSorted(
      (one, other) => agreed(other) - agreed(one) || one - other,
    )
    const [first, ...others] = ids.flatMap((id) => rows.get(id) ?? [])
    if (first === undefined) break
    const same = others.filter(
      ({ id, key, kind }) =>
        key === first.key && kind === first.kind && agreed(id) === agreed(first.id),
    )
    kept.push(...[first, ...same].slice(0, MOST_OF_A_KEY))
    open = open.filter(({ fitting }) => !fitting.has(first.id))
  }
  return kept
}
