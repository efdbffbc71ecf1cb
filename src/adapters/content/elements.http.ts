/** Single elements of content. Apart from whole pages, because lists of products need nothing else of content. */
import type { SitePages } from '../../application/ports/site-pages.ts'
import type { JsonClient } from '../http/json-client.ts'
import { askContent, oneOf, withPicturesAt } from './content-question.ts'

/** The content service at `base`, which is also where its pictures are; empty is the shop's own origin. */
export function httpElements(http: JsonClient, base: string): Pick<SitePages, 'element'> {
  const ask = askContent(http)
  const decode = withPicturesAt(
    base,
    'element',
    async () => (await import('./wire/element.wire.ts')).decodeElement,
  )
  return {
    element: (systemCode, request) => {
      const query = { 'filters[systemCode][$eq]': systemCode, populate: '*' }
      return oneOf(ask, { of: 'elements', query, decode }, request)
    },
  }
}
