/** The page of a product type (ROUTE-05). A type that has no products does not exist. */
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { ShopPending } from '../pages/shop/ShopPending.tsx'
import { loadListing } from './listing.ts'
import { rootRoute } from './root.route.tsx'
import { pageIn, readsSearch } from './search-params.ts'

interface ProductTypeSearch {
  readonly page?: number
}

export const productTypeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'product-type/$urlTitle',
  validateSearch: readsSearch<ProductTypeSearch>(['page'], (search) => {
    const page = pageIn(search)
    return page === undefined || page === 1 ? {} : { page }
  }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps, params, ...loading }) => {
    const query = { keyword: '', productType: params.urlTitle, page: deps.page }
    const listing = await loadListing(query, loading)
    const type = listing.productTypes.find(({ urlTitle }) => urlTitle === params.urlTitle)
    if (!type) throw notFound()
    return { listing, type }
  },
  component: lazyRouteComponent(
    () => import('../pages/shop/ProductTypePage.tsx'),
    'ProductTypePage',
  ),
  pendingComponent: ShopPending,
})
