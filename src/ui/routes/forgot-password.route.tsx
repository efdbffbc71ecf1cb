/** The forgot-password page (ROUTE-29). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'forgotPassword',
  staticData: { access: 'open', texts: ['signIn', 'credentials'] },
  component: lazyRouteComponent(
    () => import('../pages/sign-in/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
})
