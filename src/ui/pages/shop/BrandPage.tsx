/** The products of one brand (ROUTE-08). */
import { getRouteApi } from '@tanstack/react-router'
import { listingQuery } from '../../../domain/search/search-query.ts'
import { ListingPage } from './ListingPage.tsx'

const route = getRouteApi('/brand/$urlTitle')

export function BrandPage() {
  const { urlTitle } = route.useParams()
  return (
    <ListingPage
      key={urlTitle}
      asked={route.useLoaderData()}
      query={listingQuery(route.useSearch())}
      place={{ kind: 'brand', slug: urlTitle }}
    />
  )
}
