/** The router of the shop: the route tree with its settings. */
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from '../pages/errors/ErrorPage.tsx'
import { publicAddress, type PublicNames, rewritesFor } from './rewrites.ts'
import type { RouterContext } from './root.route.tsx'
import { routeTree } from './route-tree.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { firstSegments, neverTargets } from './static-data.ts'

/** What the shop gives its routes; the rest they know by themselves. */
type ShopContext = Omit<RouterContext, keyof typeof fromTree>

/** Milliseconds for which the page one leaves stays up before the next one shows that it is loading. */
const patience = 400
/** Milliseconds for which a loading page is shown at least, so that it does not flash. */
const shortestWait = 300

const pages = firstSegments(routeTree)
const fromTree = { neverTargets: neverTargets(routeTree) }

/** Between the names that a site has chosen for its addresses and those of the routes (ROUTE-01). */
export function siteRewrites(names: PublicNames) {
  return rewritesFor(names, pages)
}

/** A router in this context; over the browser's history unless told another one. */
export function shopRouter(context: ShopContext, history?: RouterHistory) {
  if (history === undefined) takePublicAddress(context)
  return createRouter({
    routeTree,
    context: { ...context, ...fromTree },
    rewrite: siteRewrites(context.storefront.settings),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: patience,
    defaultPendingMinMs: shortestWait,
    // Loaded with the application: a page that cannot be loaded may be the sign of a connection that is gone.
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
function takePublicAddress({ storefront }: ShopContext) {
  const opened = window.location.href
  const { href } = publicAddress(storefront.settings, pages, new URL(opened))
  if (href !== opened) window.history.replaceState(window.history.state, '', href)
}
