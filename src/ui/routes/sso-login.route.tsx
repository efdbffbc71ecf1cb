/**
 * Signing in by a link from another place (ROUTE-24): the account is there before the page that the link
 * leads to, which is the overview unless it names one of ours. Other providers lead back here too (AUTH-03). A customer who is here already is asked, and a
 * link that is no longer good says so (T04). The token has left the address before this route is asked (T05).
 */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadersFrom } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { readsSearch, redirectIn, textIn } from '../addresses/search-params.ts'
import type { Arrival, ArrivalSearch } from './sso-login.loaders.ts'

const loaders = loadersFrom(() => import('./sso-login.loaders.ts'))

export const ssoLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'ssoLogin',
  staticData: {
    access: 'open',
    isPersonal: true,
    isReturnTarget: false,
    texts: ['signIn', 'credentials'],
  },
  validateSearch: readsSearch<ArrivalSearch>({
    redirect: redirectIn,
    problem: textIn,
  }),
  // Hovering a link to this route must not sign in.
  beforeLoad: async ({ context, search, location, preload }): Promise<Arrival> =>
    preload ? {} : (await loaders()).arriveByLink(context, search, location),
  onLeave: ({ context }) => context.storefront.signInLink.forget(),
  component: lazyRouteComponent(() => import('../pages/sign-in/SsoLoginPage.tsx'), 'SsoLoginPage'),
})
