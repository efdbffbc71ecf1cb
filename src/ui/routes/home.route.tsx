/** The home page (ROUTE-23). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { access: 'open', texts: ['catalogue'] },
  // The page opens without its product types as well; it is told whether they could be had.
  loader: ({ context, abortController }) =>
    context.storefront.read.products({ keyword: '', page: 1 }, abortController.signal)(),
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
})
