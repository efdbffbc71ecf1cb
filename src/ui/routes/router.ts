/** The router of the shop: the route tree with its settings. */
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from '../pages/errors/ErrorPage.tsx'
import { publicAddress, rewritesFor } from './rewrites.ts'
import type { RouterContext } from './root.route.tsx'
import { routeTree } from './route-tree.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/** Milliseconds for which the page one leaves stays up before the next one shows that it is loading. */
const patience = 400
/** Milliseconds for which a loading page is shown at least, so that it does not flash. */
const shortestWait = 300

/** A router in this context; over the browser's history unless told another one. */
export function shopRouter(context: RouterContext, history?: RouterHistory) {
  if (history === undefined) takePublicAddress(context)
  return createRouter({
    routeTree,
    context,
    rewrite: rewritesFor(context.storefront.settings),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: patience,
    defaultPendingMinMs: shortestWait,
    // At hand from the start: a page that cannot be loaded may be the sign of a connection that is gone.
    defaultErrorComponent: ErrorPage,
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

/** Shows the public address in the place of another one of the same page; for the router they are the same. */
function takePublicAddress({ storefront }: RouterContext) {
  const opened = window.location.href
  const { href } = publicAddress(storefront.settings, new URL(opened))
  if (href !== opened) window.history.replaceState(window.history.state, '', href)
}
