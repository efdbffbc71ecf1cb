/** The not-found page by its own address, and for every address that nothing else answers (ROUTE-21). */
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '404',
  component: lazyRouteComponent(() => import('../pages/errors/NotFoundPage.tsx'), 'NotFoundPage'),
})

/** Will hold the pages of content management (ROUTE-22); until there are any, there is nothing to find. */
export const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw notFound()
  },
})
