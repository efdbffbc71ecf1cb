/** Content without a server, in memory; what lacks in a language is given in English. */
import { either as E } from 'fp-ts'
import type { SitePages } from '../../src/application/ports/site-pages.ts'
import type { ContentLocale, Written } from '../../src/domain/content/content-locale.ts'
import { blogPageSize, type Post } from '../../src/domain/content/post.ts'
import { type FakeShop, notFound } from './fake-shop.ts'

export function fakeSitePages({ calls, content }: FakeShop): SitePages {
  const first = <A>([found]: readonly A[]) => (found === undefined ? notFound : E.right(found))
  return {
    page: (path, { locale, signal }) =>
      calls.ask(
        'sitePages.page',
        () => first(spoken(content.pages, locale, 'path').filter((page) => page.path === path)),
        signal,
      ),
    posts: (page, { locale, signal }) =>
      calls.ask(
        'sitePages.posts',
        () => E.right(pageOfPosts(spoken(content.posts, locale, 'slug'), page)),
        signal,
      ),
    post: (slug, { locale, signal }) =>
      calls.ask(
        'sitePages.post',
        () => first(spoken(content.posts, locale, 'slug').filter((post) => post.slug === slug)),
        signal,
      ),
    places: ({ locale, signal }) =>
      calls.ask(
        'sitePages.places',
        () =>
          E.right({
            paths: spoken(content.pages, locale, 'path').map(({ path }) => path),
            slugs: spoken(content.posts, locale, 'slug').map(({ slug }) => slug),
          }),
        signal,
      ),
    locations: ({ locale, signal }) =>
      calls.ask(
        'sitePages.locations',
        () => E.right(spoken(content.locations, locale, 'slug')),
        signal,
      ),
    milestones: ({ locale, signal }) =>
      calls.ask(
        'sitePages.milestones',
        () => E.right(spoken(content.milestones, locale, 'year')),
        signal,
      ),
    element: (systemCode, { locale, signal }) =>
      calls.ask(
        'sitePages.element',
        () =>
          first(
            spoken(content.elements, locale, 'systemCode').filter(
              (element) => element.systemCode === systemCode,
            ),
          ),
        signal,
      ),
    form: (code, { locale, signal }) =>
      calls.ask(
        'sitePages.form',
        () => first(spoken(content.forms, locale, 'code').filter((form) => form.code === code)),
        signal,
      ),
  }
}

/** Every name once, in the place where it comes first. */
function spoken<Name extends string, A extends Written & Record<Name, string | number>>(
  all: readonly A[],
  locale: ContentLocale,
  name: Name,
): readonly A[] {
  const best = new Map<string | number, A>()
  for (const each of all) {
    const isReadable = each.writtenIn === locale || each.writtenIn === 'en'
    const isBetter = each.writtenIn === locale || !best.has(each[name])
    if (isReadable && isBetter) best.set(each[name], each)
  }
  return [...best.values()]
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
