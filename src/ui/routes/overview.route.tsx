/** The overview of the account: the landing of links from other places, and of every account address that has no page (ROUTE-43). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { quoteGroups } from '../../domain/quote/quote-status.ts'
import { OverviewPending } from '../pages/overview/OverviewPending.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load } from './load.ts'

/** How many quotes the overview names (storefront §9, "Recent account items"). */
const mostRecent = 3

export const overviewRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'overview',
  loader: async ({ context, location, abortController: { signal } }) => {
    const groups = await Promise.all(
      quoteGroups.map((group) =>
        load(context.storefront.read.quotes(group, 1, signal), location.publicHref),
      ),
    )
    return groups
      .flatMap(({ rows }) => rows)
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, mostRecent)
  },
  component: lazyRouteComponent(() => import('../pages/overview/OverviewPage.tsx'), 'OverviewPage'),
  pendingComponent: OverviewPending,
})
