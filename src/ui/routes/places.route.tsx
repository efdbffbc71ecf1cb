/** Where to buy, a single place, and the milestones: pages with data of their own beside what is written about them. */
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import type { Program } from '../../application/program.ts'
import type { LocationLayout } from '../../domain/content/location.ts'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { load, service } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { readsSearch, textIn } from './search-params.ts'

interface WhereToBuySearch {
  readonly layout?: LocationLayout
  readonly country?: string
  readonly keyword?: string
}

export const whereToBuyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'where-to-buy',
  staticData: { access: 'open', texts: ['content', 'form'] },
  validateSearch: readsSearch<WhereToBuySearch>({
    layout: ({ layout }) => (layout === 'slim' ? layout : undefined),
    country: (search, name) => textIn(search, name, 2)?.toUpperCase(),
    keyword: textIn,
  }),
  loader: async ({ context, location, abortController: { signal } }) => {
    const content = await service(context.services.content)
    const [locations, page] = await Promise.all([
      load(content.locations(signal), location.publicHref),
      orNothing(content.page('where-to-buy', signal)),
    ])
    return { locations, page }
  },
  component: lazyRouteComponent(
    () => import('../pages/where-to-buy/WhereToBuyPage.tsx'),
    'WhereToBuyPage',
  ),
  pendingComponent: ContentPending,
})

export const locationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'location/$id',
  staticData: { access: 'open', texts: ['content'] },
  loader: async ({ context, params, location, abortController }) => {
    const content = await service(context.services.content)
    const locations = await load(content.locations(abortController.signal), location.publicHref)
    const place = locations.find(
      ({ id, slug, isActive }) => isActive && (slug === params.id || id === params.id),
    )
    if (!place) throw notFound()
    return place
  },
  component: lazyRouteComponent(() => import('../pages/content/LocationPage.tsx'), 'LocationPage'),
  pendingComponent: ContentPending,
})

export const milestonesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'company-milestones',
  staticData: { access: 'open', texts: ['content', 'form'] },
  loader: async ({ context, location, abortController: { signal } }) => {
    const content = await service(context.services.content)
    const [milestones, page] = await Promise.all([
      load(content.milestones(signal), location.publicHref),
      orNothing(content.page('company-milestones', signal)),
    ])
    return { milestones, page }
  },
  component: lazyRouteComponent(
    () => import('../pages/milestones/MilestonesPage.tsx'),
    'MilestonesPage',
  ),
  pendingComponent: ContentPending,
})

/** Optional content: the page is shown without it when it fails. */
async function orNothing<Answer>(program: Program<Answer>): Promise<Answer | undefined> {
  const answer = await program()
  return E.isRight(answer) ? answer.right : undefined
}
