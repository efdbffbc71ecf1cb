/** The account area: its pages are children of this route (ROUTE-18). */
import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'my-account',
  staticData: { access: 'customers' },
})
