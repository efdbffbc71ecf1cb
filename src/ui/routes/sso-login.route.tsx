/**
 * Signing in by a link from another place (ROUTE-24): the account is there before the page that the link
 * leads to, which is the overview unless it names one of ours. A customer who is here already is asked (T04).
 */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { overviewPath, safeRedirect } from '../../domain/account/access.ts'
import { rootRoute } from './root.route.tsx'
import { readsSearch, textIn } from './search-params.ts'

interface SsoSearch {
  readonly token?: string
  /** Where to go then, not yet judged. */
  readonly redirect?: string
}

/** Whatever a token is made of; nothing else is sent to the server. */
const tokenShape = /^[\w.~+/=-]{1,4096}$/

export const ssoLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'ssoLogin',
  validateSearch: readsSearch<SsoSearch>(['token', 'redirect'], (search) => {
    const token = textIn(search, 'token', 4097)
    const target = textIn(search, 'redirect', 4096)
    return {
      ...(token !== undefined && tokenShape.test(token) && { token }),
      ...(target !== undefined && { redirect: target }),
    }
  }),
  // A link to here that somebody only points at must sign nobody in.
  beforeLoad: async ({ context: { storefront }, search, preload }) => {
    if (preload) return
    const target = safeRedirect(search.redirect) ?? overviewPath
    const session = await sessionKnown(storefront.session)
    if (session.kind === 'customer') {
      if (search.token === undefined || storefront.hasArrivedWith(search.token)) {
        throw redirect({ href: target, replace: true })
      }
      return
    }
    const arrived =
      search.token === undefined ? session : await storefront.arriveWithToken(search.token)
    if (arrived.kind === 'visitor') {
      storefront.notify({ tone: 'error', key: 'signIn.byLink.failed' })
      throw redirect({ to: '/my-account/login', search: { redirect: target }, replace: true })
    }
    throw redirect({ href: target, replace: true })
  },
  component: lazyRouteComponent(() => import('../pages/sign-in/SsoLoginPage.tsx'), 'SsoLoginPage'),
})
