/** Pages, posts, places and milestones from the content service, in Strapi's words. */
import type { SitePages } from '../../application/ports/site-pages.ts'
import type { TradeLocation } from '../../domain/content/location.ts'
import type { FormDefinition } from '../../domain/form/form-definition.ts'
import type { JsonClient } from '../http/json-client.ts'
import { allOf, askContent, type ContentDecode, oneOf, withPicturesAt } from './content-question.ts'
import { httpElements } from './elements.http.ts'
import { httpPosts } from './posts.http.ts'
import { httpPlaces } from './places.http.ts'

/** As many as the service gives at once. */
const all = { 'pagination[pageSize]': '100', populate: '*' }

const locations: ContentDecode<readonly TradeLocation[]> = {
  name: 'locations',
  fetch: async () => (await import('./wire/location.wire.ts')).decodeLocations,
}
const form: ContentDecode<FormDefinition | undefined> = {
  name: 'form',
  fetch: async () => (await import('./wire/form.wire.ts')).decodeForm,
}

/** The content service at `base`, which is also where its pictures are; empty is the shop's own origin. */
export function httpSitePages(http: JsonClient, base: string): SitePages {
  const ask = askContent(http)
  const onePage = withPicturesAt(
    base,
    'page',
    async () => (await import('./wire/page.wire.ts')).decodePage,
  )
  const milestones = withPicturesAt(
    base,
    'milestones',
    async () => (await import('./wire/milestone.wire.ts')).decodeMilestones,
  )
  return {
    ...httpPosts(ask, base),
    places: httpPlaces(ask),
    ...httpElements(http, base),
    page: (path, request) => {
      const query = { 'filters[path][$eq]': path, 'populate[elements][populate]': '*' }
      return oneOf(ask, { of: 'pages', query, decode: onePage }, request)
    },
    locations: (request) =>
      allOf(
        (each) => ask({ of: 'locations', query: all, decode: locations }, each),
        ({ slug }) => slug,
        request,
      ),
    milestones: (request) => {
      const query = { ...all, sort: 'year:asc' }
      return allOf(
        (each) => ask({ of: 'milestones', query, decode: milestones }, each),
        ({ year }) => year,
        request,
      )
    },
    form: (code, request) => {
      const query = { 'filters[formCode][$eq]': code, populate: '*' }
      return oneOf(ask, { of: 'forms', query, decode: form }, request)
    },
  }
}
