/** The names of all pages and posts, for a list of all addresses. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import type { Page } from '../../domain/shared/paging.ts'
import { type AskContent, allOf, type ContentDecode, everyPage } from './content-question.ts'
import { everyPlace, most, placeOf } from './posts.http.ts'

const paths: ContentDecode<Page<string>> = {
  name: 'pagePaths',
  fetch: async () => (await import('./wire/page.wire.ts')).decodePagePaths,
}

export function httpPlaces(ask: AskContent): SitePages['places'] {
  return (request) =>
    F.pipe(
      TE.Do,
      TE.apS(
        'written',
        allOf(
          (each) =>
            everyPage((page) => {
              const query = { 'fields[0]': 'path', sort: 'path:asc', ...placeOf(page, most) }
              return ask({ of: 'pages', query, decode: paths }, each)
            }),
          (path) => path,
          request,
        ),
      ),
      TE.apS(
        'posts',
        allOf(
          (each) => everyPlace(ask, each),
          ({ slug }) => slug,
          request,
        ),
      ),
      TE.map(({ written, posts }) => ({ paths: written, slugs: posts.map(({ slug }) => slug) })),
    )
}
