/** The product list and the results of a search (ROUTE-12, ROUTE-13, ROUTE-14). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ShopPending } from '../pages/shop/ShopPending.tsx'
import { listingSearch, loadListing, typeFilter } from './listing.ts'
import { rootRoute } from './root.route.tsx'

export const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'shop',
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...loading }) =>
    loadListing(
      { keyword: deps.keyword ?? '', productType: deps[typeFilter], page: deps.page ?? 1 },
      loading,
    ),
  component: lazyRouteComponent(() => import('../pages/shop/ShopPage.tsx'), 'ShopPage'),
  pendingComponent: ShopPending,
})
