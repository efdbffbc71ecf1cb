/** The tracking numbers of all shipments (ACCT-02). The specification names no address for them. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ListFailed, ListPending } from '../parts/list/ListStates.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { pageIn, readsSearch } from '../addresses/search-params.ts'

interface TrackingSearch {
  readonly page?: number
}

const loaders = loadersFrom(() => import('./tracking.loaders.ts'))

export const trackingRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'tracking-numbers',
  staticData: { access: 'customers', texts: ['order'] },
  validateSearch: readsSearch<TrackingSearch>({ page: pageIn }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ deps, ...entry }) =>
    (await loaders(entry.context.services.orders)).listShipments(deps.page, entry),
  component: lazyRouteComponent(() => import('../pages/orders/TrackingPage.tsx'), 'TrackingPage'),
  pendingComponent: () => <ListPending list="shipments" />,
  errorComponent: ({ error }) => <ListFailed list="shipments" error={error} />,
})
