/** Pages of content management: by any path that nothing else answers, and by range and event (ROUTE-22, ROUTE-15). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { loadersFrom } from './load.ts'
import { type LoaderEntry, rootRoute } from './root.route.tsx'

export const contentLoaders = loadersFrom(() => import('./content.loaders.ts'))

async function openPage(path: string, entry: LoaderEntry) {
  return (await contentLoaders(entry.context.services.content)).openPage(path, entry)
}

const page = {
  component: lazyRouteComponent(() => import('../pages/content/ContentPage.tsx'), 'ContentPage'),
  pendingComponent: ContentPending,
} as const

/** Everything that no other route answers (ROUTE-22). */
export const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { access: 'open', texts: ['content', 'form'], loaders: contentLoaders },
  loader: ({ params: { _splat: path = '' }, ...entry }) => openPage(path, entry),
  ...page,
})

export const rangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'range/$id',
  staticData: { access: 'open', texts: ['content', 'form'], loaders: contentLoaders },
  loader: ({ params, ...entry }) => openPage(`range/${params.id}`, entry),
  ...page,
})

export const eventRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'event/$id',
  staticData: { access: 'open', texts: ['content', 'form'], loaders: contentLoaders },
  loader: ({ params, ...entry }) => openPage(`event/${params.id}`, entry),
  ...page,
})
