/**
 * Signing in by a link from another place (ROUTE-24): the account is there before the page that the link
 * leads to, which is the overview unless it names one of ours. A customer who is here already is asked, and a
 * link that is no longer good says so (T04). The token has left the address before this route is asked (T05).
 */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { sessionKnown } from '../../application/account/session.ts'
import type { PortFailure } from '../../application/failure.ts'
import { overviewPath, safeRedirect } from '../../domain/account/access.ts'
import { rootRoute } from './root.route.tsx'
import { readsReturn } from './search-params.ts'

/** Why a sign-in link did not sign in. */
interface SsoContext {
  readonly failure?: PortFailure
}

export const ssoLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'ssoLogin',
  staticData: { access: 'open', isReturnTarget: false, texts: ['signIn', 'credentials'] },
  validateSearch: readsReturn,
  // Hovering a link to this route must not sign in.
  beforeLoad: async ({ context, search, preload }): Promise<SsoContext> => {
    if (preload) return {}
    const { session: here, signInLink } = context.storefront
    const target = safeRedirect(search.redirect, context.neverTargets) ?? overviewPath
    const session = await sessionKnown(here)
    if (session.kind === 'customer') {
      if (!signInLink.isWaiting()) throw redirect({ href: target, replace: true })
      return {}
    }
    const arrived = await signInLink.arrive()
    if (E.isLeft(arrived)) return { failure: arrived.left }
    throw redirect({ href: target, replace: true })
  },
  onLeave: ({ context }) => context.storefront.signInLink.forget(),
  component: lazyRouteComponent(() => import('../pages/sign-in/SsoLoginPage.tsx'), 'SsoLoginPage'),
})
