import type { ProductListing } from '../../../domain/search/product-listing.ts'
import {
  forcedFilters,
  type ListingQuery,
  toggleOption,
  withoutFilter,
} from '../../../domain/catalogue/listing.ts'
import type { ListingPlace } from '../../routes/listing.ts'
import { Facets } from './Facets.tsx'
import { FacetsPending } from './ListingPending.tsx'

interface FacetsOfProps {
  readonly listing: ProductListing | undefined
  readonly query: ListingQuery
  readonly place: ListingPlace | undefined
  readonly onChange: (next: (query: ListingQuery) => ListingQuery) => void
}

/** The filters of a list; of what its page is about there is nothing to choose. */
export function FacetsOf({ listing, query, place, onChange }: FacetsOfProps) {
  if (!listing) return <FacetsPending />
  return (
    <Facets
      facets={listing.facets.filter(({ slug }) => !place || slug !== forcedFilters[place.kind])}
      query={query}
      onToggle={(facet, option) => onChange((now) => toggleOption(now, facet, option))}
      onClear={(facet) => onChange((now) => withoutFilter(now, facet.slug))}
    />
  )
}
