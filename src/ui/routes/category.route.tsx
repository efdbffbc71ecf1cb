/** The page of a category (ROUTE-07). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { askListing, listingDeps, listingSearch } from './listing.ts'
import { rootRoute } from './root.route.tsx'

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'category/$urlTitle',
  staticData: { access: 'open', isByRegion: true, texts: ['catalogue', 'listing', 'price'] },
  validateSearch: listingSearch,
  loaderDeps: listingDeps,
  loader: ({ params, ...loading }) =>
    askListing(loading, { kind: 'category', slug: params.urlTitle }),
  component: lazyRouteComponent(() => import('../pages/shop/CategoryPage.tsx'), 'CategoryPage'),
})
