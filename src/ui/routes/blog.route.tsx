/** The blog and its posts (ROUTE-10, ROUTE-11). The configured name of its first segment is rewritten at the router's edge. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { contentLoaders } from './content.route.tsx'
import { rootRoute } from './root.route.tsx'
import { laterPageIn, readsSearch } from '../addresses/search-params.ts'

interface BlogSearch {
  readonly page?: number
}

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'blog',
  staticData: { access: 'open', isListed: true, texts: ['content'], loaders: contentLoaders },
  validateSearch: readsSearch<BlogSearch>({ page: laterPageIn }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps, ...entry }) =>
    (await contentLoaders(entry.context.services.content)).openBlog(deps.page, entry),
  component: lazyRouteComponent(() => import('../pages/blog/BlogPage.tsx'), 'BlogPage'),
  pendingComponent: ContentPending,
})

export const postRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'blog/$slug',
  staticData: { access: 'open', texts: ['content'], loaders: contentLoaders },
  loader: async ({ params, ...entry }) =>
    (await contentLoaders(entry.context.services.content)).openPost(params.slug, entry),
  component: lazyRouteComponent(() => import('../pages/blog/PostPage.tsx'), 'PostPage'),
  pendingComponent: ContentPending,
})
