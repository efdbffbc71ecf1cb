/** Acting for a customer: for staff, and while it goes on; nobody else finds a page here (ROUTE-40, T15). */
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { mayAct } from '../../domain/account/account.ts'
import { accountOf } from '../../domain/account/session.ts'
import { customerAreaRoute } from './customer-area.route.tsx'
import { choiceIn, readsSearch } from '../addresses/search-params.ts'

interface ActingSearch {
  /** How the last time came to its end. */
  readonly ended?: 'ended' | 'time-over' | 'closed'
}

export const actingRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'impersonation',
  staticData: { access: 'customers', texts: ['acting'] },
  validateSearch: readsSearch<ActingSearch>({
    ended: (search, name) => choiceIn(search, name, ['ended', 'time-over', 'closed']),
  }),
  loader: async ({ context }) => {
    const account = accountOf(await sessionKnown(context.storefront.session))
    if (!mayAct(account)) throw notFound()
  },
  component: lazyRouteComponent(() => import('../pages/acting/ActingPage.tsx'), 'ActingPage'),
})
