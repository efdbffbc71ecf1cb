/** What content management has written, in the language that is kept at the moment of asking. */
import { contentLocale } from '../../domain/content/content-locale.ts'
import type { TradeLocation } from '../../domain/content/location.ts'
import type { Milestone } from '../../domain/content/milestone.ts'
import type { Post } from '../../domain/content/post.ts'
import type { ContentPage } from '../../domain/content/widget.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { Preferences } from '../ports/preferences.ts'
import type { ContentRequest, SitePages, WrittenPlaces } from '../ports/site-pages.ts'
import type { Program } from '../program.ts'

export interface Content {
  /** The page at a path without its first slash (ROUTE-22). */
  readonly page: (path: string, signal?: AbortSignal) => Program<ContentPage>
  /** A page of the blog, newest post first. */
  readonly posts: (page: number, signal?: AbortSignal) => Program<Page<Post>>
  readonly post: (slug: string, signal?: AbortSignal) => Program<Post>
  readonly locations: (signal?: AbortSignal) => Program<readonly TradeLocation[]>
  /** All pages and posts that there are, for a list of all addresses. */
  readonly places: (signal?: AbortSignal) => Program<WrittenPlaces>
  readonly milestones: (signal?: AbortSignal) => Program<readonly Milestone[]>
}

export interface ContentPorts {
  readonly pages: SitePages
  readonly preferences: Pick<Preferences, 'language'>
}

/** The service of content, in the language that the reader has chosen. */
export function openContent({ pages, preferences }: ContentPorts): Content {
  const request = (signal: AbortSignal | undefined): ContentRequest => ({
    locale: contentLocale(preferences.language()),
    signal,
  })
  return {
    page: (path, signal) => pages.page(path, request(signal)),
    posts: (page, signal) => pages.posts(page, request(signal)),
    post: (slug, signal) => pages.post(slug, request(signal)),
    locations: (signal) => pages.locations(request(signal)),
    places: (signal) => pages.places(request(signal)),
    milestones: (signal) => pages.milestones(request(signal)),
  }
}
