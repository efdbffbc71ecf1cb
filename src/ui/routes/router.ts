/** The router of the shop: the route tree with its settings. */
import {
  type AnyRoute,
  createRouter,
  type RouteComponent,
  createMemoryHistory,
} from '@tanstack/react-router'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import { sessionKnown } from '../../application/account/session.ts'
import type { Storefront } from '../../application/storefront.ts'
import { ErrorPage } from '../pages/errors/ErrorPage.tsx'
import { publicAddress, type PublicNames, rewritesFor } from '../addresses/rewrites.ts'
import type { RouterContext } from './root.route.tsx'
import { routeTree } from './route-tree.ts'
import { parseSearch, stringifySearch } from '../addresses/search-params.ts'
import { firstSegments, neverTargets } from './static-data.ts'

/** What the shop gives its routes; the rest they know by themselves. */
export type ShopContext = Omit<RouterContext, keyof typeof fromTree | 'askedFor'>

/** Milliseconds for which the page one leaves stays up before the next one shows that it is loading. */
const patience = 400
/** Milliseconds for which a loading page is shown at least, so that it does not flash. */
const shortestWait = 300

const pages = firstSegments(routeTree)
const fromTree = { neverTargets: neverTargets(routeTree), ownSegments: pages }

/** Between the names that a site has chosen for its addresses and those of the routes, in a language (ROUTE-01). */
export function siteRewrites(names: PublicNames, locale?: ContentLocale) {
  return rewritesFor(names, pages, locale)
}

interface Place {
  /** What is drawn on a server; without it the router goes over the browser's history. */
  readonly drawnAddress?: string | undefined
  /** Below which path the shop stands, such as `/demo`; empty at the root. */
  readonly basePath?: string
}

/** A router in this context, with the addresses of a language. */
export function shopRouter(
  context: ShopContext,
  locale: ContentLocale,
  { drawnAddress, basePath = '' }: Place = {},
) {
  return createRouter({
    routeTree,
    context: { ...context, ...fromTree, askedFor: sessionKnown(context.storefront.session) },
    ...(basePath !== '' && { basepath: basePath }),
    rewrite: siteRewrites(context.storefront.settings, locale),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: patience,
    defaultPendingMinMs: shortestWait,
    // Loaded with the application: a page that cannot be loaded may be the sign of a connection that is gone.
    defaultErrorComponent: ErrorPage,
    scrollRestoration: drawnAddress === undefined,
    ...(drawnAddress !== undefined && {
      history: createMemoryHistory({ initialEntries: [drawnAddress] }),
      isServer: true,
    }),
  })
}

/** What has come of loading a page on a server: its routes, or where to go instead. */
export function drawnResult(router: ShopRouter) {
  // oxlint-disable-next-line no-underscore-dangle -- the router offers it to the request handlers of the router itself
  return router._serverResult
}

/** What the routes are given, with the storefront as it is now. */
export function contextWith(router: ShopRouter, storefront: Storefront) {
  return { ...router.options.context, storefront }
}

/**
 * Has a router on a server draw the frame of its page alone: guards and loaders are left to the browser, and `pending`
 * keeps the place of the page unless its route has something of its own for that.
 */
export function drawFrame(router: ShopRouter, pending: RouteComponent): void {
  const { context, ...options } = router.options
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById
  const own = router
    .matchRoutes(router.latestLocation)
    .map(({ routeId }) => routes[routeId]?.options.pendingComponent)
    .findLast((each) => each !== undefined)
  router.update({ ...options, context: { ...context, isFrame: true } })
  router.options.defaultSsr = false
  router.options.defaultPendingComponent = own ?? pending
}

export type ShopRouter = ReturnType<typeof shopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
}

/**
 * The public address of the page at this one; for the router they are the same (ROUTE-01). It stays in its language
 * unless another one is given.
 */
export function publicHref(
  { settings }: Pick<Storefront, 'settings'>,
  opened: string,
  locale?: ContentLocale,
): string {
  return publicAddress(settings, pages, new URL(opened), locale).href
}
