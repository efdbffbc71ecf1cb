/** All products, or those that a keyword finds; facets narrow them (CAT-01, ROUTE-12, ROUTE-13). */
import { getRouteApi } from '@tanstack/react-router'
import { listingQuery } from '../../../domain/search/search-query.ts'
import { ListingPage } from './ListingPage.tsx'

const route = getRouteApi('/shop')

export function ShopPage() {
  return <ListingPage asked={route.useLoaderData()} query={listingQuery(route.useSearch())} />
}
