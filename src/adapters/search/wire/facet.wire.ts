/** Facets and orders of a listing on the wire (CAT-04, CAT-34, CAT-35). */
import * as t from 'io-ts'
import { type Facet, facetName } from '../../../domain/catalogue/facet.ts'
import {
  forcedFilters,
  isChoice,
  isFilterName,
  type ListingSort,
  listingSorts,
} from '../../../domain/catalogue/listing.ts'
import {
  count,
  needed,
  optionalPicture,
  optionalText,
  rows,
  text,
} from '../../http/lenient.wire.ts'
import { sortOnWire } from './product-query.wire.ts'

export const FacetWire = t.type({
  name: text,
  slug: text,
  selectType: text,
  options: rows(
    t.type({
      name: text,
      slug: needed,
      count,
      imageFile: optionalPicture,
      productTypeID: optionalText,
    }),
  ),
})

export const SortWire = t.type({ value: text })

type FacetWire = t.TypeOf<typeof FacetWire>

/** A facet without options narrows nothing, and one that no filter is named after cannot be used. */
export function toFacets(facets: readonly FacetWire[]): readonly Facet[] {
  return facets.flatMap((wire): readonly Facet[] => {
    const slug = filterName(wire.slug)
    const options = wire.options.filter((option) => isChoice(option.slug))
    if (!isFilterName(slug) || options.length === 0) return []
    return [
      {
        slug,
        ...facetName(wire.name || wire.slug),
        selectType: wire.selectType === 'single' ? 'single' : 'multi',
        options: options.map((option) => ({
          slug: option.slug,
          name: option.name || option.slug,
          count: option.count ?? 0,
          image: option.imageFile,
        })),
      },
    ]
  })
}

/** The filter of a facet. Those of brand, category and type have a short name of their own as facets. */
function filterName(slug: string): string {
  const [, name] = Object.entries(forcedFilters).find(([kind]) => kind === slug) ?? []
  return name ?? slug
}

/** The order that a value means; none for one that we have no words for. */
export function sortFrom({ value }: t.TypeOf<typeof SortWire>): readonly ListingSort[] {
  return listingSorts.filter((sort) => sortOnWire(sort) === value)
}
