/** The not-found page by its own address; for every address that nothing answers the root shows it in place (ROUTE-21). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '404',
  staticData: { access: 'open' },
  component: lazyRouteComponent(() => import('../parts/dead-end/NotFoundPage.tsx'), 'NotFoundPage'),
})
