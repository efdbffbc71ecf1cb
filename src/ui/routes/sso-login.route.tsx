/**
 * Signing in by a link from another place (ROUTE-24): the account is there before the page that the link
 * leads to, which is the overview unless it names one of ours. A customer who is here already is asked, and a
 * link that is no longer good says so (T04).
 */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { sessionKnown } from '../../application/account/session.ts'
import type { PortFailure } from '../../application/failure.ts'
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

/** Why somebody who came by a link is not signed in. */
interface SsoContext {
  readonly failure?: PortFailure
}

const noToken = E.left<PortFailure>({ kind: 'unauthorised' })

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
  beforeLoad: async ({ context: { storefront }, search, preload }): Promise<SsoContext> => {
    if (preload) return {}
    const target = safeRedirect(search.redirect) ?? overviewPath
    const session = await sessionKnown(storefront.session)
    if (session.kind === 'customer') {
      if (search.token === undefined || storefront.hasArrivedWith(search.token)) {
        throw redirect({ href: target, replace: true })
      }
      return {}
    }
    const arrived =
      search.token === undefined ? noToken : await storefront.arriveWithToken(search.token)
    if (E.isLeft(arrived)) return { failure: arrived.left }
    throw redirect({ href: target, replace: true })
  },
  component: lazyRouteComponent(() => import('../pages/sign-in/SsoLoginPage.tsx'), 'SsoLoginPage'),
})
