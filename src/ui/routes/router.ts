/** The router of the shop: the route tree with its settings. */
import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { Storefront } from '../../application/storefront.ts'
import { routeTree } from './route-tree.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/** A router over this storefront; over the browser's history unless told another one. */
export function shopRouter(storefront: Storefront, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { storefront },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history ? { history } : {}),
  })
}

export type ShopRouter = ReturnType<typeof shopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
}
