/** The overview of the account: the landing of links from other places, and of every account address that has no page (ROUTE-43). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Program } from '../../application/storefront.ts'
import { recentItems } from '../../domain/account/recent-items.ts'
import { orderListStart } from '../../domain/order/order-list.ts'
import { quoteGroups } from '../../domain/quote/quote-status.ts'
import { OverviewPending } from '../pages/overview/OverviewPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load } from './load.ts'

export const overviewRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'overview',
  staticData: { access: 'customers', texts: ['order', 'quotes', 'price'] },
  loader: async ({ context: { storefront }, location, abortController: { signal } }) => {
    const ask = <Answer,>(program: Program<Answer>) => load(program, location.publicHref)
    const [orders, ...groups] = await Promise.all([
      ask(storefront.read.orders(orderListStart, signal)),
      ...quoteGroups.map((group) => ask(storefront.read.quotes(group, 1, signal))),
    ])
    const quotes = groups.flatMap(({ rows }) => rows)
    return {
      quotes: recentItems(quotes, ({ createdAt }) => createdAt),
      orders: recentItems(orders.rows, ({ openedAt }) => openedAt),
    }
  },
  component: lazyRouteComponent(() => import('../pages/overview/OverviewPage.tsx'), 'OverviewPage'),
  pendingComponent: OverviewPending,
})
