/** The account area itself and every account address that has no page: they lead to the overview (ROUTE-43). */
import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { overviewPath } from '../../domain/account/access.ts'
import { accountRoute } from './account.route.tsx'

const toOverview = () => {
  throw redirect({ href: overviewPath, replace: true })
}

export const accountIndexRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  beforeLoad: toOverview,
})

export const accountFallbackRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '$',
  beforeLoad: async ({ context }) => {
    const session = await sessionKnown(context.storefront.session)
    // A visitor comes only to addresses that are open to visitors; those without a page are not there yet.
    if (session.kind === 'visitor') throw notFound()
    toOverview()
  },
})
