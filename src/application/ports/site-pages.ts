/** What content management has written: pages, posts, places of trade, milestones. */
import type { taskEither as TE } from 'fp-ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { TradeLocation } from '../../domain/content/location.ts'
import type { Milestone } from '../../domain/content/milestone.ts'
import type { Post } from '../../domain/content/post.ts'
import type { ContentElement, ContentPage } from '../../domain/content/widget.ts'
import type { FormDefinition } from '../../domain/form/form-definition.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { PortFailure } from '../failure.ts'

/** How to ask: in which language, and until when. */
export interface ContentRequest {
  readonly locale: ContentLocale
  readonly signal?: AbortSignal | undefined
}

/** What is written at all, by its names in addresses. */
export interface WrittenPlaces {
  /** Of pages, without the first slash. */
  readonly paths: readonly string[]
  /** Of posts. */
  readonly slugs: readonly string[]
}

export interface SitePages {
  /** The page at a path without its first slash; `not-found` where there is no such page (ROUTE-22). */
  readonly page: (path: string, request: ContentRequest) => TE.TaskEither<PortFailure, ContentPage>
  /** A page of the blog, newest post first (CMS-05, CALL-34). A page behind the last one is empty. */
  readonly posts: (page: number, request: ContentRequest) => TE.TaskEither<PortFailure, Page<Post>>
  /** All pages and posts that are written in the language, or else in English. */
  readonly places: (request: ContentRequest) => TE.TaskEither<PortFailure, WrittenPlaces>
  readonly post: (slug: string, request: ContentRequest) => TE.TaskEither<PortFailure, Post>
  /** All of them, those out of business as well, in no order (WTB-05). */
  readonly locations: (
    request: ContentRequest,
  ) => TE.TaskEither<PortFailure, readonly TradeLocation[]>
  readonly milestones: (request: ContentRequest) => TE.TaskEither<PortFailure, readonly Milestone[]>
  /** A single element by its system code, such as the banner of the product list (CMS-16). */
  readonly element: (
    systemCode: string,
    request: ContentRequest,
  ) => TE.TaskEither<PortFailure, ContentElement>
  /** What a form asks, by the form's code (FORM-06, FORM-07, FORM-08). */
  readonly form: (
    code: string,
    request: ContentRequest,
  ) => TE.TaskEither<PortFailure, FormDefinition>
}
