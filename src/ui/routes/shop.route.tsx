/** The product list and the results of a search (ROUTE-12, ROUTE-13, ROUTE-14). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { askListing, listingDeps, listingSearch } from './listing.ts'
import { rootRoute } from './root.route.tsx'

export const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'shop',
  staticData: {
    access: 'open',
    isListed: true,
    isByRegion: true,
    texts: ['catalogue', 'listing', 'price'],
  },
  validateSearch: listingSearch,
  loaderDeps: listingDeps,
  loader: (loading) => askListing(loading),
  component: lazyRouteComponent(() => import('../pages/shop/ShopPage.tsx'), 'ShopPage'),
})
