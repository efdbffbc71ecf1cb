/** Where to buy, a single place, and the milestones: pages with data of their own beside what is written about them. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { LocationLayout } from '../../domain/content/location.ts'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { contentLoaders } from './content.route.tsx'
import { rootRoute } from './root.route.tsx'
import { readsSearch, textIn } from '../addresses/search-params.ts'

interface WhereToBuySearch {
  readonly layout?: LocationLayout
  readonly country?: string
  readonly keyword?: string
}

export const whereToBuyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'where-to-buy',
  staticData: {
    access: 'open',
    isListed: true,
    texts: ['content', 'form'],
    loaders: contentLoaders,
  },
  validateSearch: readsSearch<WhereToBuySearch>({
    layout: ({ layout }) => (layout === 'slim' ? layout : undefined),
    country: (search, name) => textIn(search, name, 2)?.toUpperCase(),
    keyword: textIn,
  }),
  loader: async (entry) =>
    (await contentLoaders(entry.context.services.content)).openWhereToBuy(entry),
  component: lazyRouteComponent(
    () => import('../pages/where-to-buy/WhereToBuyPage.tsx'),
    'WhereToBuyPage',
  ),
  pendingComponent: ContentPending,
})

export const locationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'location/$id',
  staticData: { access: 'open', texts: ['content'], loaders: contentLoaders },
  loader: async ({ params, ...entry }) =>
    (await contentLoaders(entry.context.services.content)).openLocation(params.id, entry),
  component: lazyRouteComponent(() => import('../pages/content/LocationPage.tsx'), 'LocationPage'),
  pendingComponent: ContentPending,
})

export const milestonesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'company-milestones',
  staticData: {
    access: 'open',
    isListed: true,
    texts: ['content', 'form'],
    loaders: contentLoaders,
  },
  loader: async (entry) =>
    (await contentLoaders(entry.context.services.content)).openMilestones(entry),
  component: lazyRouteComponent(
    () => import('../pages/milestones/MilestonesPage.tsx'),
    'MilestonesPage',
  ),
  pendingComponent: ContentPending,
})
