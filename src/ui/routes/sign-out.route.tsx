/** Signing out (ROUTE-44). A visitor who comes here has nothing left to leave. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'
import { sendVisitorsToSignIn } from './guards.ts'

export const signOutRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'logout',
  staticData: {
    access: 'open',
    isPersonal: true,
    isReturnTarget: false,
    texts: ['signIn', 'credentials'],
  },
  beforeLoad: ({ context }) => sendVisitorsToSignIn(context),
  component: lazyRouteComponent(() => import('../pages/sign-in/SignOutPage.tsx'), 'SignOutPage'),
})
