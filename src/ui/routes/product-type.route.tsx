/** The page of a product type (ROUTE-05). A type that has no products does not exist. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { askListing, listingDeps, listingSearch } from './listing.ts'
import { rootRoute } from './root.route.tsx'

export const productTypeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'product-type/$urlTitle',
  staticData: {
    access: 'open',
    isByRegion: true,
    texts: ['catalogue', 'listing', 'price', 'finder'],
  },
  validateSearch: listingSearch,
  loaderDeps: listingDeps,
  loader: ({ params, ...loading }) =>
    askListing(loading, { kind: 'productType', slug: params.urlTitle }),
  component: lazyRouteComponent(
    () => import('../pages/shop/ProductTypePage.tsx'),
    'ProductTypePage',
  ),
})
