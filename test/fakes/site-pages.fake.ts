/** Content without a server, in memory. Written in one language. */
import { either as E } from 'fp-ts'
import type { SitePages } from '../../src/application/ports/site-pages.ts'
import { blogPageSize, type Post } from '../../src/domain/content/post.ts'
import { type FakeShop, notFound } from './fake-shop.ts'

export function fakeSitePages({ calls, content }: FakeShop): SitePages {
  const first = <A>(found: A | undefined) => (found === undefined ? notFound : E.right(found))
  return {
    page: (path, { signal }) =>
      calls.ask(
        'sitePages.page',
        () => first(content.pages.find((page) => page.path === path)),
        signal,
      ),
    posts: (page, { signal }) =>
      calls.ask('sitePages.posts', () => E.right(pageOfPosts(content.posts, page)), signal),
    post: (slug, { signal }) =>
      calls.ask(
        'sitePages.post',
        () => first(content.posts.find((post) => post.slug === slug)),
        signal,
      ),
    locations: ({ signal }) =>
      calls.ask('sitePages.locations', () => E.right(content.locations), signal),
    milestones: ({ signal }) =>
      calls.ask('sitePages.milestones', () => E.right(content.milestones), signal),
    element: (systemCode, { signal }) =>
      calls.ask(
        'sitePages.element',
        () => first(content.elements.find((element) => element.systemCode === systemCode)),
        signal,
      ),
  }
}

function pageOfPosts(posts: readonly Post[], page: number) {
  const from = (page - 1) * blogPageSize
  return {
    rows: posts.slice(from, from + blogPageSize),
    page,
    pageCount: Math.ceil(posts.length / blogPageSize),
    total: posts.length,
  }
}
