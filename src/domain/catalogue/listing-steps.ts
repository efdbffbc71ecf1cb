/** From one listing to the next, by what a reader chooses in it. */
import {
  type ListingQuery,
  type ListingSort,
  mostChoices,
  mostFilters,
  mostPinned,
} from './listing.ts'

/** Chooses an option or takes it back; the first page shows the outcome. */
export function toggleOption(
  query: ListingQuery,
  { slug, selectType }: { readonly slug: string; readonly selectType: 'single' | 'multi' },
  option: string,
): ListingQuery {
  const before = query.filters.get(slug) ?? []
  const others = before.filter((each) => each !== option)
  const kept = selectType === 'single' ? [] : others
  const after = before.includes(option) ? others : [...kept, option].slice(-mostChoices)
  const filters = new Map(query.filters)
  if (after.length === 0) filters.delete(slug)
  else if (filters.has(slug) || filters.size < mostFilters) filters.set(slug, after)
  return { ...query, filters, page: 1 }
}

/** Everything again, under the same keyword and order. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, filters: new Map(), page: 1 }
}

/** The facet in another unit; choices in the old unit cannot be converted and are dropped. */
export function withoutFilter(query: ListingQuery, slug: string): ListingQuery {
  const filters = new Map(query.filters)
  filters.delete(slug)
  return { ...query, filters, page: 1 }
}

/** Another order, from the first page on. */
export function withSort(query: ListingQuery, sort: ListingSort | undefined): ListingQuery {
  return { ...query, sort, page: 1 }
}

/** Holds a product above the list, or lets it go; one more than there is room for changes nothing. */
export function togglePinned(query: ListingQuery, urlTitle: string): ListingQuery {
  const { pinned } = query
  if (pinned.includes(urlTitle)) {
    return { ...query, pinned: pinned.filter((each) => each !== urlTitle) }
  }
  return pinned.length < mostPinned ? { ...query, pinned: [...pinned, urlTitle] } : query
}
