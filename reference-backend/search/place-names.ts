/** What brands, categories and product types are called. */

import { asc, inArray } from 'drizzle-orm'
import { saidEverywhere } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { searchFacet } from '../database/schema/search.ts'
import { tellingWords, wordsOf } from './plain-words.ts'
import type { Term } from './synonyms.ts'

/** Facets that have a page each, by the type of their suggestions. */
export const PLACES = {
  brand: { facet: 'brands.brand', path: '/brand' },
  category: { facet: 'categories.category', path: '/category' },
  productType: { facet: 'productTypes.productType', path: '/product-type' },
} as const

export interface PlaceName {
  /** Of the facet option that it is. */
  readonly id: number
  readonly facet: string
  readonly slug: string
  readonly name: string
}

/** All of them, in the order of the catalogue; there are a few dozen at most. */
export async function placeNames(db: Database): Promise<readonly PlaceName[]> {
  const facets = Object.values(PLACES).map(({ facet }) => facet)
  return db
    .select({
      id: searchFacet.id,
      facet: searchFacet.facet,
      slug: searchFacet.slug,
      name: searchFacet.name,
    })
    .from(searchFacet)
    .where(inArray(searchFacet.facet, facets))
    .orderBy(asc(searchFacet.optionOrder), asc(searchFacet.name))
}

/** Whether each term, in one of its readings, begins words of the name in one of the languages. */
export function isNamed(name: string, terms: readonly Term[]): boolean {
  return saidEverywhere(name).some((said) => {
    const words = wordsOf(said)
    const begins = (typed: string) => words.some((word) => word.startsWith(typed))
    return terms.every(({ alternatives }) => alternatives.some((each) => each.every(begins)))
  })
}

/** Whether a term is part of what one of the places is called. */
export function isPartOfPlace(places: readonly PlaceName[], term: Term): boolean {
  return places.some(({ name }) => isNamed(name, [term]))
}

/** The product types that a query asks for by their own names, whatever else is called like them; singular or plural. */
export function typesNamed(places: readonly PlaceName[], query: string): readonly number[] {
  const typed = tellingWords(wordsOf(query))
  if (typed.length === 0) return []
  const isTyped = (said: string) => {
    const words = tellingWords(wordsOf(said))
    return words.length === typed.length && words.every((word) => typed.some(isFormOf(word)))
  }
  return places
    .filter(
      ({ facet, name }) => facet === PLACES.productType.facet && saidEverywhere(name).some(isTyped),
    )
    .map(({ id }) => id)
}

/** Letters that a plural may add. */
const LONGEST_ENDING = 3

function isFormOf(word: string): (typed: string) => boolean {
  return (typed) =>
    typed.length > 2 && word.startsWith(typed) && word.length - typed.length <= LONGEST_ENDING
}
