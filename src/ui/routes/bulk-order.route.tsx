/** The bulk order page, for visitors too (ROUTE-16, CSV-01). Without orders there is no cart to fill. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireOrders } from './cart.route.tsx'
import { LoadFailure } from './load.ts'
import { rootRoute } from './root.route.tsx'

export const bulkOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'bulkorder',
  staticData: { access: 'open', texts: ['bulkOrder', 'spreadsheet', 'price', 'cart'] },
  beforeLoad: requireOrders,
  loader: async ({ context }) => {
    await context.storefront.openBulkOrder().catch(() => {
      throw new LoadFailure({ kind: 'unreachable', offline: false })
    })
  },
  component: lazyRouteComponent(
    () => import('../pages/bulk-order/BulkOrderPage.tsx'),
    'BulkOrderPage',
  ),
})
