/** Where a facet has its place: option groups of plain articles stand beside lists of these articles alone. */

import type { searchFacet } from '../database/schema/search.ts'
import { isModifierFacet } from './modifier-facets.ts'
import { FIGURE_FACET } from './index-product.ts'

/** The facet of product types. */
export const TYPES = 'productTypes.productType'

/** One product in so many has to have an option of a group. */
const SHARE = 5

interface Count {
  readonly option: Pick<typeof searchFacet.$inferSelect, 'facet'>
  readonly number: number
}

interface Listed {
  /** Products of the list. */
  readonly total: number
  readonly choices: readonly { readonly facet: string; readonly options: readonly unknown[] }[]
}

/** Whether all products of a list are of one type. */
export function isOfOneType(counts: readonly Count[], { choices }: Listed): boolean {
  const types = counts.filter(({ option, number }) => option.facet === TYPES && number > 0)
  const chosen = choices.find(({ facet }) => facet === TYPES)
  return (chosen?.options ?? types).length === 1
}

/**
 * Tells the facets that a list offers. An option group is one of them where the list is of one product type and one
 * product in five has one of its options, and where something is chosen in it.
 */
export function hasItsPlace(counts: readonly Count[], listed: Listed): (facet: string) => boolean {
  const chosen = new Set(listed.choices.map(({ facet }) => facet))
  const hasOneType = isOfOneType(counts, listed)
  return (facet) => {
    if (facet === FIGURE_FACET) return false
    if (!facet.startsWith('options.') || isModifierFacet(facet) || chosen.has(facet)) return true
    const numbers = counts.flatMap(({ option, number }) => (option.facet === facet ? [number] : []))
    return hasOneType && Math.max(0, ...numbers) * SHARE >= listed.total
  }
}
