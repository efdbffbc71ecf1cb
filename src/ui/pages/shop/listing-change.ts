/** A link to the same list, changed from what its address says at that moment; one stays where one is on the page. */
import type { ListingQuery } from '../../../domain/catalogue/listing.ts'
import { listingAddress, listingQuery } from '../../../domain/search/search-query.ts'

/** What the router's link takes. */
export function listingChange(next: (query: ListingQuery) => ListingQuery) {
  return {
    to: '.',
    search: (now: Readonly<Record<string, unknown>>) => listingAddress(next(listingQuery(now))),
    preload: false,
    // Less of what the address says is not the page that one is on.
    activeOptions: { exact: true },
    resetScroll: false,
  } as const
}
