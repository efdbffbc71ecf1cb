/** The products of one type (ROUTE-05, CAT-09). */
import { getRouteApi } from '@tanstack/react-router'
import { listingQuery } from '../../../domain/search/search-query.ts'
import { ListingPage } from './ListingPage.tsx'
import { TypeFinder } from './TypeFinder.tsx'

const route = getRouteApi('/product-type/$urlTitle')

export function ProductTypePage() {
  const { urlTitle } = route.useParams()
  return (
    <ListingPage
      key={urlTitle}
      asked={route.useLoaderData()}
      query={listingQuery(route.useSearch())}
      place={{ kind: 'productType', slug: urlTitle }}
      invites
      head={(columns) => <TypeFinder slug={urlTitle} columns={columns} />}
    />
  )
}
