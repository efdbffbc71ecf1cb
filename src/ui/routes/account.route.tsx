/** The account area: its pages are children of this route and are for customers (ROUTE-18, ROUTE-49). */
import { createRoute } from '@tanstack/react-router'
import { requireCustomer } from './guards.ts'
import { rootRoute } from './root.route.tsx'

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'my-account',
  beforeLoad: requireCustomer,
})
