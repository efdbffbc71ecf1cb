/** The search service: listing with facets, and suggestions while typing. */

import { Hono } from 'hono'
import type { Zone } from '../catalogue/product-document.ts'
import { wordedRow } from '../catalogue/worded-product.ts'
import { wordingIn } from '../catalogue/wording.ts'
import { editionParts } from '../content/edition-parts.ts'
import { crossReference } from '../cross-reference/cross-reference.ts'
import type { Database } from '../database/database.ts'
import { JSON_LIMIT, jsonWithin } from '../http/body.ts'
import { plain } from '../http/envelope.ts'
import { tell } from '../observe/happenings.ts'
import { machineRequest } from './machine-request.ts'
import { searchMachines } from './machine-search.ts'
import { searchProducts } from './product-search.ts'
import { FIGURE_SORTING, searchRequest, SORTING, typeaheadRequest } from './search-request.ts'
import { suggestionsFor } from './typeahead.ts'

export interface SearchParts {
  readonly database: Database
  /** Whose prices are meant where a request names no region. */
  readonly siteZone: Zone
}

/** Routes of the search service. A body that is no JSON object is answered with 400. */
export function searchRoutes({ database, siteZone }: SearchParts): Hono {
  const app = new Hono()
  app.post('/api/v1/public/search', async ({ req }) => {
    const body = await jsonWithin(JSON_LIMIT, req.raw)
    if (body instanceof Response) return body
    const request = searchRequest(body.value, siteZone)
    if (request === undefined) return plain('invalid_request', 400)
    const { products, total, facets, columns, readAs } = await searchProducts(database, request)
    tell({ kind: 'search', found: total > 0 })
    const wording = wordingIn(request.locale)
    const plate = request.pageFrom === 0 ? await crossReference(database, request) : undefined
    const stocked = products.filter(({ isPlain }) => isPlain).map(({ productID }) => productID)
    const answer = {
      products: products.map((each) => ({
        ...wordedRow(each, wording),
        isPlain: undefined,
        productDataURL: `/public/manifold/product/transform/products/byUrlTitle/${each.urlTitle}`,
      })),
      total,
      pageFrom: request.pageFrom,
      size: request.size,
      facets,
      columns,
      sorting: [
        ...SORTING.map(({ name, value }) => ({ name: wording.say(name), value })),
        ...FIGURE_SORTING.filter(({ order }) => columns.includes(order.figure)).map(
          ({ name, value }) => ({ name: name(wording.say), value }),
        ),
      ],
      ...(readAs !== undefined && { readAs }),
      ...(plate !== undefined && { crossReference: plate }),
    }
    return Response.json(answer, { headers: editionParts(stocked) })
  })
  app.post('/api/v1/public/search/typeahead', async ({ req }) => {
    const body = await jsonWithin(JSON_LIMIT, req.raw)
    if (body instanceof Response) return body
    const request = typeaheadRequest(body.value, siteZone)
    if (request === undefined) return plain('invalid_request', 400)
    return Response.json(await suggestionsFor(database, request))
  })
  app.post('/api/v1/public/search/machines', async ({ req }) => {
    const body = await jsonWithin(JSON_LIMIT, req.raw)
    if (body instanceof Response) return body
    const request = machineRequest(body.value, siteZone)
    if (request === undefined) return plain('invalid_request', 400)
    const machines = await searchMachines(database, request)
    return Response.json({ machines }, { headers: editionParts() })
  })
  return app
}
