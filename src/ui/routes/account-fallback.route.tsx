/** The account area itself and every account address that has no page: they lead to the overview (ROUTE-43). */
import { createRoute, redirect } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was asked for does not exist; the page that stands for it says so. */
    readonly missing?: boolean
  }
}

const toOverview = (missing: boolean) => () => {
  throw redirect({ to: '/my-account/overview', state: { missing }, replace: true })
}

export const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  staticData: { access: 'customers' },
  beforeLoad: toOverview(false),
})

export const accountFallbackRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '$',
  staticData: { access: 'customers' },
  beforeLoad: toOverview(true),
})
