/** The overview of the account: the landing of links from other places, and of every account address that has no page (ROUTE-43). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Program } from '../../application/program.ts'
import { recentItems } from '../../domain/account/recent-items.ts'
import { orderListStart } from '../../domain/order/order-list.ts'
import { quoteGroups } from '../../domain/quote/quote-status.ts'
import { OverviewPending } from '../pages/overview/OverviewPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load, service } from './load.ts'

export const overviewRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'overview',
  staticData: { access: 'customers', texts: ['order', 'quotes', 'price'] },
  loader: async ({ context: { services }, location, abortController: { signal } }) => {
    const ask = <Answer,>(program: Program<Answer>) => load(program, location.publicHref)
    const [orders, quotes] = await Promise.all([service(services.orders), service(services.quotes)])
    const [placed, ...groups] = await Promise.all([
      ask(orders.list(orderListStart, signal)),
      ...quoteGroups.map((group) => ask(quotes.list({ group, page: 1 }, signal))),
    ])
    const quoteRows = groups.flatMap(({ rows }) => rows)
    return {
      quotes: recentItems(quoteRows, ({ createdAt }) => createdAt),
      orders: recentItems(placed.rows, ({ openedAt }) => openedAt),
    }
  },
  component: lazyRouteComponent(() => import('../pages/overview/OverviewPage.tsx'), 'OverviewPage'),
  pendingComponent: OverviewPending,
})
