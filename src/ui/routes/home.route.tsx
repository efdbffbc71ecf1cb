/** The home page (ROUTE-23). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
})
