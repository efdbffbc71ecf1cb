/** The blog and its posts (ROUTE-10, ROUTE-11). The configured name of its first segment is rewritten at the router's edge. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { blogPlace } from '../../domain/content/post.ts'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { load, service } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { laterPageIn, readsSearch } from './search-params.ts'

interface BlogSearch {
  readonly page?: number
}

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'blog',
  staticData: { access: 'open', texts: ['content'] },
  validateSearch: readsSearch<BlogSearch>({ page: laterPageIn }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps, location, abortController }) => {
    const content = await service(context.services.content)
    const posts = await load(content.posts(deps.page, abortController.signal), location.publicHref)
    // A page behind the last one leads to the last one (T43).
    if (deps.page > Math.max(1, posts.pageCount)) {
      throw redirect({ to: '/blog', search: blogPlace(posts.pageCount), replace: true })
    }
    return posts
  },
  component: lazyRouteComponent(() => import('../pages/blog/BlogPage.tsx'), 'BlogPage'),
  pendingComponent: ContentPending,
})

export const postRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'blog/$slug',
  staticData: { access: 'open', texts: ['content'] },
  loader: async ({ context, params, location, abortController }) => {
    const content = await service(context.services.content)
    return load(content.post(params.slug, abortController.signal), location.publicHref)
  },
  component: lazyRouteComponent(() => import('../pages/blog/PostPage.tsx'), 'PostPage'),
  pendingComponent: ContentPending,
})
