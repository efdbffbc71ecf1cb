/** The account area itself and every account address that has no page: they lead to the overview (ROUTE-43). */
import { createRoute, redirect } from '@tanstack/react-router'
import { overviewPath } from '../../domain/account/access.ts'
import { accountRoute } from './account.route.tsx'

const toOverview = () => {
  throw redirect({ href: overviewPath, replace: true })
}

export const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  staticData: { access: 'customers' },
  beforeLoad: toOverview,
})

export const accountFallbackRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '$',
  staticData: { access: 'customers' },
  beforeLoad: toOverview,
})
