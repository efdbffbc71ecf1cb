/** The addresses of a list: everything that can be chosen is in them, and Back brings it back. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ListingQuery } from '../../../domain/catalogue/listing.ts'
import { listingAddress, listingQuery } from '../../../domain/search/search-query.ts'

export interface ListingLinks {
  readonly hrefFor: (query: ListingQuery) => string
  /** Goes on from what the address says at that moment, and stays where one is on the page. */
  readonly change: (next: (query: ListingQuery) => ListingQuery) => void
  /** The same in the place of this address, which leads nowhere. */
  readonly correct: (next: (query: ListingQuery) => ListingQuery) => void
}

export function useListingLinks(): ListingLinks {
  const router = useRouter()
  const navigate = useNavigate()
  const go = (next: (query: ListingQuery) => ListingQuery, replace: boolean) =>
    void navigate({
      to: '.',
      search: listingAddress(next(listingQuery(router.latestLocation.search))),
      replace,
      resetScroll: false,
    })
  return {
    hrefFor: (query) => router.buildLocation({ to: '.', search: listingAddress(query) }).publicHref,
    change: (next) => go(next, false),
    correct: (next) => go(next, true),
  }
}
