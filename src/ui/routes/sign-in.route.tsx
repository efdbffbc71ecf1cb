/** The sign-in page (ROUTE-25). A signed-in customer is redirected at once (ROUTE-45). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { landingPath } from '../../domain/account/access.ts'
import { accountRoute } from './account.route.tsx'
import { sendCustomersOn } from './guards.ts'
import { readsReturn } from '../addresses/search-params.ts'

export const signInRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'login',
  staticData: { access: 'open', isReturnTarget: false, texts: ['signIn'] },
  validateSearch: readsReturn,
  beforeLoad: (entry) => sendCustomersOn(entry, entry.search.redirect, landingPath),
  component: lazyRouteComponent(() => import('../pages/sign-in/SignInPage.tsx'), 'SignInPage'),
})
