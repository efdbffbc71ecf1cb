import type { Facet } from '../../../domain/catalogue/facet.ts'
import type { ListingQuery } from '../../../domain/catalogue/listing.ts'
import { toggleOption, withoutFilter } from '../../../domain/catalogue/listing-steps.ts'
import { Facets } from './Facets.tsx'
import { FacetsPending } from './ListingPending.tsx'

interface FacetsOfProps {
  /** Undefined until there is a list. */
  readonly facets: readonly Facet[] | undefined
  readonly query: ListingQuery
  readonly onChange: (next: (query: ListingQuery) => ListingQuery) => void
}

/** The filters of a list. */
export function FacetsOf({ facets, query, onChange }: FacetsOfProps) {
  if (!facets) return <FacetsPending />
  return (
    <Facets
      facets={facets}
      query={query}
      onToggle={(facet, option) => onChange((now) => toggleOption(now, facet, option))}
      onClear={(facet) => onChange((now) => withoutFilter(now, facet.slug))}
    />
  )
}
