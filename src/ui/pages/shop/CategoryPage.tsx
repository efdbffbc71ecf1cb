/** The products of one category (ROUTE-07). */
import { getRouteApi } from '@tanstack/react-router'
import { listingQuery } from '../../../domain/search/search-query.ts'
import { ListingPage } from './ListingPage.tsx'

const route = getRouteApi('/category/$urlTitle')

export function CategoryPage() {
  const { urlTitle } = route.useParams()
  return (
    <ListingPage
      key={urlTitle}
      asked={route.useLoaderData()}
      query={listingQuery(route.useSearch())}
      place={{ kind: 'category', slug: urlTitle }}
    />
  )
}
