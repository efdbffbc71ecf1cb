/** The names of all pages and posts, for a list of all addresses. */
import { apply, function as F, taskEither as TE } from 'fp-ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import { type AskContent, allOf, everyPage } from './content-question.ts'
import { everyPlace, most, placeOf } from './posts.http.ts'
import { decodePagePaths } from './wire/page.wire.ts'

export function httpPlaces(ask: AskContent): SitePages['places'] {
  return (request) =>
    F.pipe(
      apply.sequenceT(TE.ApplyPar)(
        allOf(
          (each) =>
            everyPage((page) => {
              const query = { 'fields[0]': 'path', sort: 'path:asc', ...placeOf(page, most) }
              return ask({ of: 'pages', query, decode: decodePagePaths }, each)
            }),
          (path) => path,
          request,
        ),
        allOf(
          (each) => everyPlace(ask, each),
          ({ slug }) => slug,
          request,
        ),
      ),
      TE.map(([paths, posts]) => ({ paths, slugs: posts.map(({ slug }) => slug) })),
    )
}
