/**
 * The account area itself and every account address that has no page yet. They lead to the profile; the
 * overview that ROUTE-43 names as the fallback is not built yet.
 */
import { createRoute, redirect } from '@tanstack/react-router'
import { landingPath } from '../../domain/account/access.ts'
import { accountRoute } from './account.route.tsx'

const toLanding = () => {
  throw redirect({ href: landingPath, replace: true })
}

export const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  beforeLoad: toLanding,
})

export const accountFallbackRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '$',
  beforeLoad: toLanding,
})
