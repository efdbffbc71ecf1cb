/** Asking for an account (ROUTE-46). Whoever has one, or has just got one, is at the overview (AUTH-07). */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { overviewPath } from '../../domain/account/access.ts'
import { accountRoute } from './account.route.tsx'

export const createAccountRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'createAccount',
  beforeLoad: async ({ context }) => {
    const session = await sessionKnown(context.storefront.session)
    if (session.kind === 'customer') throw redirect({ href: overviewPath, replace: true })
  },
  component: lazyRouteComponent(
    () => import('../pages/sign-in/CreateAccountPage.tsx'),
    'CreateAccountPage',
  ),
})
