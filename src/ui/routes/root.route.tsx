/** The root of all routes: the shop around a page, and what stands there when there is no page. */
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { Storefront } from '../../application/storefront.ts'
import { isOpenToVisitors } from '../../domain/account/access.ts'
import { Shell } from '../components/Shell/Shell.tsx'

/** What every loader and guard is given. Pages ask `useStorefront()` instead. */
export interface RouterContext {
  readonly storefront: Storefront
  /** Brings the texts that the pages of signing in and out do without. */
  readonly completeTexts: () => Promise<void>
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    if (!isOpenToVisitors(location.pathname)) await context.completeTexts()
  },
  component: Shell,
  notFoundComponent: lazyRouteComponent(
    () => import('../pages/errors/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
})
