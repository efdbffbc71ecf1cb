/** Pages, posts, places and milestones from the content service, in Strapi's words. */
import type { SitePages } from '../../application/ports/site-pages.ts'
import type { JsonClient } from '../http/json-client.ts'
import { allOf, askContent, oneOf } from './content-question.ts'
import { httpElements } from './elements.http.ts'
import { httpPosts } from './posts.http.ts'
import { httpPlaces } from './places.http.ts'
import { decodeForm } from './wire/form.wire.ts'
import { decodeLocations } from './wire/location.wire.ts'
import { decodeMilestones } from './wire/milestone.wire.ts'
import { decodePage } from './wire/page.wire.ts'

/** As many as the service gives at once. */
const all = { 'pagination[pageSize]': '100', populate: '*' }

/** The content service at `base`, which is also where its pictures are; empty is the shop's own origin. */
export function httpSitePages(http: JsonClient, base: string): SitePages {
  const ask = askContent(http)
  return {
    ...httpPosts(ask, base),
    places: httpPlaces(ask),
    ...httpElements(http, base),
    page: (path, request) => {
      const query = { 'filters[path][$eq]': path, 'populate[elements][populate]': '*' }
      return oneOf(ask, { of: 'pages', query, decode: (asked) => decodePage(base, asked) }, request)
    },
    locations: (request) =>
      allOf(
        (each) => ask({ of: 'locations', query: all, decode: decodeLocations }, each),
        ({ slug }) => slug,
        request,
      ),
    milestones: (request) => {
      const query = { ...all, sort: 'year:asc' }
      return allOf(
        (each) =>
          ask({ of: 'milestones', query, decode: (asked) => decodeMilestones(base, asked) }, each),
        ({ year }) => year,
        request,
      )
    },
    form: (code, request) => {
      const query = { 'filters[formCode][$eq]': code, populate: '*' }
      return oneOf(ask, { of: 'forms', query, decode: decodeForm }, request)
    },
  }
}
