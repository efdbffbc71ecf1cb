/** The profile: the landing after sign-in (AUTH-06, ROUTE-40). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { customerAreaRoute } from './customer-area.route.tsx'

export const profileRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'profile',
  staticData: { access: 'customers', texts: ['price'] },
  component: lazyRouteComponent(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
})
