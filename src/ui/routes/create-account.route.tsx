/**
 * Creating an account (ROUTE-46). A signed-in customer, also a new one, is redirected to where they came from,
 * else to the overview (AUTH-07, ROUTE-45).
 */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { overviewPath } from '../../domain/account/access.ts'
import { accountRoute } from './account.route.tsx'
import { sendCustomersOn } from './guards.ts'
import { readsReturn } from '../addresses/search-params.ts'

export const createAccountRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'createAccount',
  staticData: { access: 'open', texts: ['signIn', 'credentials'] },
  validateSearch: readsReturn,
  beforeLoad: (entry) => sendCustomersOn(entry, entry.search.redirect, overviewPath),
  component: lazyRouteComponent(
    () => import('../pages/sign-in/CreateAccountPage.tsx'),
    'CreateAccountPage',
  ),
})
