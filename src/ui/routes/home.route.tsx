/** The home page (ROUTE-23). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withLazy } from '../../application/lazy.ts'
import { rootRoute } from './root.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { access: 'open', isListed: true, texts: ['catalogue', 'home', 'finder'] },
  // The page opens without its product types as well; it is told whether they could be loaded.
  loader: ({ context, abortController: { signal } }) =>
    withLazy(context.services.catalogue, (catalogue) =>
      catalogue.products({ keyword: '', page: 1 }, signal),
    )(),
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
})
