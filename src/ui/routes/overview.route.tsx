/** The overview of the account: the landing of links from other places, and of every account address that has no page (ROUTE-43). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { OverviewPending } from '../pages/overview/OverviewPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'

const loaders = loadersFrom(() => import('./overview.loaders.ts'))

export const overviewRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'overview',
  staticData: { access: 'customers', texts: ['order', 'quotes', 'price', 'delivery'] },
  loader: async (entry) => {
    const { orders, quotes, statements } = entry.context.services
    return (await loaders(orders, quotes, statements)).openOverview(entry)
  },
  component: lazyRouteComponent(() => import('../pages/overview/OverviewPage.tsx'), 'OverviewPage'),
  pendingComponent: OverviewPending,
})
