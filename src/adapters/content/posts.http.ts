/** Posts of the blog. Where they are written in two languages, their order is asked for before they are. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { ContentRequest, SitePages } from '../../application/ports/site-pages.ts'
import { type ContentLocale, fallbackLocale } from '../../domain/content/content-locale.ts'
import { blogPage, blogPageSize, newestFirst, type PostPlace } from '../../domain/content/post.ts'
import {
  type AskContent,
  allOf,
  everyPage,
  oneOf,
  type ContentQuestion,
} from './content-question.ts'
import { decodePost, decodePostPlaces, decodePosts } from './wire/post.wire.ts'

type Query = ContentQuestion<unknown>['query']

/** CALL-34 */
const inOrder = { sort: 'contentPublicationDate:desc' }

/** The content service at `base`, which is also where its pictures are. */
export function httpPosts(ask: AskContent, base: string): Pick<SitePages, 'posts' | 'post'> {
  const whole = (query: Query) => ({
    of: 'contents',
    query: { populate: '*', ...inOrder, ...query },
    decode: (asked: ContentLocale) => decodePosts(base, asked),
  })
  const inEnglish = (page: number, request: ContentRequest) =>
    ask(whole(placeOf(page, blogPageSize)), request)
  const inTwoLanguages = (page: number, request: ContentRequest) =>
    F.pipe(
      allOf(
        (each) => everyPlace(ask, each),
        ({ slug }) => slug,
        request,
      ),
      TE.flatMap((places) => {
        const wanted = blogPage(newestFirst(places), page)
        return F.pipe(
          TE.traverseArray((locale: ContentLocale) => {
            const slugs = wanted.rows.filter((each) => each.writtenIn === locale)
            return ask(whole(named(slugs)), { ...request, locale })
          })([...new Set(wanted.rows.map(({ writtenIn }) => writtenIn))]),
          TE.map((answers) => ({
            ...wanted,
            rows: newestFirst(answers.flatMap(({ rows }) => rows)),
          })),
        )
      }),
    )
  return {
    posts: (page, request) =>
      request.locale === fallbackLocale ? inEnglish(page, request) : inTwoLanguages(page, request),
    post: (slug, request) => {
      const query = { populate: '*', ...inOrder, 'filters[slug][$eq]': slug, ...placeOf(1, 1) }
      const decode = (asked: ContentLocale) => decodePost(base, asked)
      return oneOf(ask, { of: 'contents', query, decode }, request)
    },
  }
}

/** Slug and day of every post that is written in a language. */
export function everyPlace(ask: AskContent, request: ContentRequest) {
  const fields = { 'fields[0]': 'slug', 'fields[1]': 'contentPublicationDate' }
  return everyPage((page) => {
    const query = { ...fields, ...inOrder, ...placeOf(page, most) }
    return ask({ of: 'contents', query, decode: decodePostPlaces }, request)
  })
}

/** As many as the service gives at once. */
export const most = 100

export function placeOf(page: number, size: number): Query {
  return { 'pagination[page]': String(page), 'pagination[pageSize]': String(size) }
}

function named(places: readonly PostPlace[]): Query {
  const names = places.map(({ slug }, index): [string, string] => [
    `filters[slug][$in][${index}]`,
    slug,
  ])
  return { ...Object.fromEntries(names), ...placeOf(1, blogPageSize) }
}
