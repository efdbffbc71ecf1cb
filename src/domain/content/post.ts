/** A post of the blog, and its address. */
import type { CalendarDate } from '../shared/day.ts'
import type { Page } from '../shared/paging.ts'
import type { Written } from './content-locale.ts'

/** What the order of the blog is made of. */
export interface PostPlace extends Written {
  readonly slug: string
  readonly publishedOn: CalendarDate | undefined
}

export interface Post extends PostPlace {
  readonly title: string
  /** For cards; undefined where the post has no picture. */
  readonly thumbnail: string | undefined
  /** For the head of the post itself. */
  readonly image: string | undefined
  readonly bodyHtml: string
}

/** Posts on a page of the blog (CMS-05, O-11). */
export const blogPageSize = 6

/** Newest first; posts without a day come last. */
export function newestFirst<Place extends PostPlace>(posts: readonly Place[]): readonly Place[] {
  return posts.toSorted((one, other) =>
    (other.publishedOn ?? '').localeCompare(one.publishedOn ?? ''),
  )
}

/** One page of the blog out of all posts in their order; a page behind the last one is empty (CMS-05). */
export function blogPage<Place>(posts: readonly Place[], page: number): Page<Place> {
  const from = (page - 1) * blogPageSize
  return {
    rows: posts.slice(from, from + blogPageSize),
    page,
    pageCount: Math.ceil(posts.length / blogPageSize),
    total: posts.length,
  }
}

/** The address of a post below the blog's configured name (CMS-03). */
export function postPath(blogPageSlug: string, slug: string): string {
  return `/${encodeURIComponent(blogPageSlug)}/${encodeURIComponent(slug)}`
}

/** What the address of a blog page says about its number; the first page says nothing (CMS-04). */
export function blogPlace(page: number): { readonly page?: number } {
  return page > 1 ? { page } : {}
}

/** The first words of a post without its markup, for a card. At most that many characters, whole words. */
export function openingWords(html: string, longest = 220): string {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length <= longest) return words
  const cut = words.slice(0, longest + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`
}
