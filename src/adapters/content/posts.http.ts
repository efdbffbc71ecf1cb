/** Posts of the blog. Where they are written in two languages, their order is asked for before they are. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { ContentRequest, SitePages } from '../../application/ports/site-pages.ts'
import { type ContentLocale, fallbackLocale } from '../../domain/content/content-locale.ts'
import { blogPage, blogPageSize, newestFirst, type PostPlace } from '../../domain/content/post.ts'
import type { Page } from '../../domain/shared/paging.ts'
import {
  type AskContent,
  allOf,
  type ContentDecode,
  type ContentQuestion,
  everyPage,
  oneOf,
  withPicturesAt,
} from './content-question.ts'

type Query = ContentQuestion<unknown>['query']

const readers = () => import('./wire/post.wire.ts')
const postPlaces: ContentDecode<Page<PostPlace>> = {
  name: 'postPlaces',
  fetch: async () => (await readers()).decodePostPlaces,
}

/** CALL-34 */
const inOrder = { sort: 'contentPublicationDate:desc' }

/** The content service at `base`, which is also where its pictures are. */
export function httpPosts(ask: AskContent, base: string): Pick<SitePages, 'posts' | 'post'> {
  const posts = withPicturesAt(base, 'posts', async () => (await readers()).decodePosts)
  const onePost = withPicturesAt(base, 'post', async () => (await readers()).decodePost)
  const whole = (query: Query) => ({
    of: 'contents',
    query: { populate: '*', ...inOrder, ...query },
    decode: posts,
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
      return oneOf(ask, { of: 'contents', query, decode: onePost }, request)
    },
  }
}

/** Slug and day of every post that is written in a language. */
export function everyPlace(ask: AskContent, request: ContentRequest) {
  const fields = { 'fields[0]': 'slug', 'fields[1]': 'contentPublicationDate' }
  return everyPage((page) => {
    const query = { ...fields, ...inOrder, ...placeOf(page, most) }
    return ask({ of: 'contents', query, decode: postPlaces }, request)
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
