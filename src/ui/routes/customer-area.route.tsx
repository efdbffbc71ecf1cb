/** The frame of the account's own pages; signing in and filling a quote stand outside of it. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'

export const customerAreaRoute = createRoute({
  getParentRoute: () => accountRoute,
  id: 'customer',
  staticData: { access: 'customers', texts: ['account'] },
  component: lazyRouteComponent(() => import('../pages/account/AccountArea.tsx'), 'AccountArea'),
})
