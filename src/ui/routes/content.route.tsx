/** Pages of content management: by any path that nothing else answers, and by range and event (ROUTE-22, ROUTE-15). */
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { load, service } from './load.ts'
import { rootRoute, type RouterContext } from './root.route.tsx'

interface Wanted {
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

/** A few plain words between slashes. Any other path has no page, so none is requested. */
const writable = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*){0,3}$/i
const longest = 200

/** The page at a path without its first slash; the not-found page where there is none. */
async function loadPage(path: string, { context, location, abortController }: Wanted) {
  const plain = path.replace(/\/$/, '')
  if (plain.length > longest || !writable.test(plain)) throw notFound()
  const content = await service(context.services.content)
  return load(content.page(plain, abortController.signal), location.publicHref)
}

const page = {
  component: lazyRouteComponent(() => import('../pages/content/ContentPage.tsx'), 'ContentPage'),
  pendingComponent: ContentPending,
} as const

/** Everything that no other route answers (ROUTE-22). */
export const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { access: 'open', texts: ['content', 'form'] },
  loader: ({ params: { _splat: path = '' }, ...wanted }) => loadPage(path, wanted),
  ...page,
})

export const rangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'range/$id',
  staticData: { access: 'open', texts: ['content', 'form'] },
  loader: ({ params, ...wanted }) => loadPage(`range/${params.id}`, wanted),
  ...page,
})

export const eventRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'event/$id',
  staticData: { access: 'open', texts: ['content', 'form'] },
  loader: ({ params, ...wanted }) => loadPage(`event/${params.id}`, wanted),
  ...page,
})
