/** Numbers the options of facets, and the groups in which products have them. */

import type { productType } from '../database/schema/catalogue.ts'
import type { searchFacet, searchFacetGroup } from '../database/schema/search.ts'
import type { FacetValue } from './facet-value.ts'
import { isModifierFacet, placesBySize } from './modifier-facets.ts'

export type TypeRow = typeof productType.$inferSelect

/** What a product is, what it does, how it is built in, and what else it is chosen by: as few groups as many products share. */
const PARTS = ['kind', 'figures', 'interfaces', 'others'] as const

function partOf({ facet }: FacetValue): (typeof PARTS)[number] {
  if (isModifierFacet(facet)) return 'interfaces'
  if (facet.startsWith('attributes.')) return 'figures'
  return facet.startsWith('options.') || facet.startsWith('priceRange') ? 'others' : 'kind'
}

type FacetRow = typeof searchFacet.$inferInsert

/** As they come up. Types by their slugs have a picture and an order of their own. */
export function facetNumbers(types: ReadonlyMap<string, TypeRow>) {
  const known = new Map<string, FacetRow>()
  const groups = new Map<string, typeof searchFacetGroup.$inferInsert>()
  const idOf = (value: FacetValue): number => {
    const key = `${value.facet}=${value.slug}`
    const row = known.get(key) ?? { id: known.size + 1, ...value, ...typeTerms(value, types) }
    known.set(key, row)
    return row.id
  }
  const groupOf = (values: readonly FacetValue[]): number => {
    const facets = ascending(values.map(idOf))
    const key = facets.join(' ')
    const row = groups.get(key) ?? { id: groups.size + 1, facets }
    groups.set(key, row)
    return row.id
  }
  return {
    idsOf: (values: readonly FacetValue[]): number[] => ascending(values.map(idOf)),
    /** Every option of a product is in one of its groups, and in no other. */
    groupsOf: (values: readonly FacetValue[]): number[] => {
      const parts = PARTS.map((part) => values.filter((value) => partOf(value) === part))
      return ascending(parts.filter((part) => part.length > 0).map(groupOf))
    },
    rows: (): readonly FacetRow[] => inOrderOfSize([...known.values()]),
    groups: () => [...groups.values()],
  }
}

function ascending(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other)
}

/** Options of a modifier by their size: families list them each in its own order. */
function inOrderOfSize(rows: readonly FacetRow[]): readonly FacetRow[] {
  const titles = rows.filter(({ facet }) => isModifierFacet(facet)).map(({ name }) => name)
  const places = placesBySize(titles)
  return rows.map((row) =>
    isModifierFacet(row.facet) ? { ...row, optionOrder: places.get(row.name) ?? 0 } : row,
  )
}

function typeTerms({ facet, slug }: FacetValue, types: ReadonlyMap<string, TypeRow>) {
  const type = facet === 'productTypes.productType' ? types.get(slug) : undefined
  return type && { optionOrder: type.sortOrder, imageFile: type.imageFile }
}
