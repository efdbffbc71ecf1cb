/** A step of the checkout that does not exist; content management is not asked for such an address. */
import { createRoute, notFound } from '@tanstack/react-router'
import { requireOrders } from './cart.route.tsx'
import { rootRoute } from './root.route.tsx'

/** Leads to /404, as the whole checkout does on a site without orders (ROUTE-28, O-45). */
export const unknownCheckoutStepRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'checkout/$',
  staticData: { access: 'open' },
  beforeLoad: (entry) => {
    requireOrders(entry)
    throw notFound()
  },
})
