/** Pages, posts, places and milestones from the content service, in Strapi's words. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { Reading, SitePages } from '../../application/ports/site-pages.ts'
import { blogPageSize } from '../../domain/content/post.ts'
import { addressOf } from '../http/address.ts'
import type { Decode } from '../http/decode.ts'
import type { JsonClient } from '../http/json-client.ts'
import { decodeElement } from './wire/element.wire.ts'
import { decodeLocations } from './wire/location.wire.ts'
import { decodeMilestones } from './wire/milestone.wire.ts'
import { decodePage } from './wire/page.wire.ts'
import { decodePosts } from './wire/post.wire.ts'

/** As many as the service gives at once. */
const all = { 'pagination[pageSize]': '100', populate: '*' }

/** The content service at `base`, which is also where its pictures are; empty is the shop's own origin. */
export function httpSitePages(http: JsonClient, base: string): SitePages {
  const ask = <A>(question: Question<A>, { locale, signal }: Reading) => {
    const path = addressOf('', `api/${question.of}`, { ...question.query, locale }).slice(1)
    return http.read({ path, decode: question.decode }, signal)
  }
  const posts = decodePosts(base)
  return {
    page: (path, reading) =>
      found(
        ask(
          {
            of: 'pages',
            query: { 'filters[path][$eq]': path, 'populate[elements][populate]': '*' },
            decode: decodePage(base),
          },
          reading,
        ),
      ),
    posts: (page, reading) =>
      ask({ of: 'contents', query: { ...newestFirst, ...placeOf(page) }, decode: posts }, reading),
    post: (slug, reading) => {
      const query = { ...newestFirst, 'filters[slug][$eq]': slug, 'pagination[pageSize]': '1' }
      const asked = ask({ of: 'contents', query, decode: posts }, reading)
      return found(
        F.pipe(
          asked,
          TE.map(({ rows: [first] }) => first),
        ),
      )
    },
    locations: (reading) => ask({ of: 'locations', query: all, decode: decodeLocations }, reading),
    milestones: (reading) =>
      ask(
        { of: 'milestones', query: { ...all, sort: 'year:asc' }, decode: decodeMilestones(base) },
        reading,
      ),
    element: (systemCode, reading) =>
      found(
        ask(
          {
            of: 'elements',
            query: { 'filters[systemCode][$eq]': systemCode, populate: '*' },
            decode: decodeElement(base),
          },
          reading,
        ),
      ),
  }
}

interface Question<A> {
  /** Which collection. */
  readonly of: string
  readonly query: Readonly<Record<string, string>>
  readonly decode: Decode<A>
}

/** CALL-34 */
const newestFirst = { populate: '*', sort: 'contentPublicationDate:desc' }

function placeOf(page: number) {
  return { 'pagination[page]': String(page), 'pagination[pageSize]': String(blogPageSize) }
}

/** A list without what was looked for says that there is no such thing. */
function found<A>(asked: TE.TaskEither<PortFailure, A | undefined>): TE.TaskEither<PortFailure, A> {
  return F.pipe(asked, TE.flatMap(TE.fromNullable<PortFailure>({ kind: 'not-found' })))
}
