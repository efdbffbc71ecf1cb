/** The page of a brand (ROUTE-08) and the list of all of them (ROUTE-09). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { wholeListing } from '../../domain/catalogue/listing.ts'
import { listingAddress } from '../../domain/search/search-query.ts'
import { askListing, listingDeps, listingSearch } from './listing.ts'
import { rootRoute } from './root.route.tsx'

export const brandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'brand/$urlTitle',
  staticData: { access: 'open', isByRegion: true, texts: ['catalogue', 'listing', 'price'] },
  validateSearch: listingSearch,
  loaderDeps: listingDeps,
  loader: ({ params, ...loading }) => askListing(loading, { kind: 'brand', slug: params.urlTitle }),
  component: lazyRouteComponent(() => import('../pages/shop/BrandPage.tsx'), 'BrandPage'),
})

export const brandsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'brands',
  staticData: { access: 'open', isListed: true, isByRegion: true, texts: ['catalogue', 'listing'] },
  loader: (loading) => askListing({ ...loading, deps: listingAddress(wholeListing) }),
  component: lazyRouteComponent(() => import('../pages/shop/BrandsPage.tsx'), 'BrandsPage'),
})
