/** The draft order page without an order: a draft is chosen or begun. A visitor is asked to log in (DRAFT-01, O-08, ROUTE-17). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'
import { rootRoute } from './root.route.tsx'

const component = lazyRouteComponent(
  () => import('../pages/quotes/DraftOrderStart.tsx'),
  'DraftOrderStart',
)

export const draftOrderStartRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'draftorder',
  component,
})

/** The short address is open to visitors too. */
export const shortDraftOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/draftorder',
  component,
})
