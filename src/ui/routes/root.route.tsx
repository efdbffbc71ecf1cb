/** The root of all routes: the shop around a page, and what stands there when there is no page. */
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Storefront } from '../../application/storefront.ts'

/** What every loader and guard is given. Pages ask `useStorefront()` instead. */
export interface RouterContext {
  readonly storefront: Storefront
}

export const rootRoute = createRootRouteWithContext<RouterContext>()()
