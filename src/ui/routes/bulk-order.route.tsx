/** The bulk order page, for visitors too (ROUTE-16, CSV-01). Without orders there is no cart to fill. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireOrders } from './cart.route.tsx'
import { service } from './load.ts'
import { rootRoute } from './root.route.tsx'

export const bulkOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'bulkorder',
  staticData: {
    access: 'open',
    isListed: true,
    texts: ['bulkOrder', 'spreadsheet', 'price', 'cart', 'catalogue', 'product'],
  },
  beforeLoad: requireOrders,
  loader: ({ context }) => service(context.services.bulkOrders),
  component: lazyRouteComponent(
    () => import('../pages/bulk-order/BulkOrderPage.tsx'),
    'BulkOrderPage',
  ),
})
