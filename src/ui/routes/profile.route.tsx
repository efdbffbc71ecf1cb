/** The profile: the landing after sign-in (AUTH-06, ROUTE-40). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withLazy } from '../../application/lazy.ts'
import { askNow } from '../pending-answer.ts'
import { customerAreaRoute } from './customer-area.route.tsx'

export const profileRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'profile',
  staticData: { access: 'customers', texts: ['price'] },
  // The profile does not wait for who has acted for its owner.
  loader: ({ context: { services }, abortController }) => ({
    past: askNow(
      (signal) => withLazy(services.acting, (acting) => acting.past(signal)),
      abortController.signal,
    ),
  }),
  component: lazyRouteComponent(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
})
