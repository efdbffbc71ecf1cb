/** The search service: listing with facets, and suggestions while somebody types. */

import { Hono } from 'hono'
import type { Database } from '../database.ts'
import { plain } from '../http/envelope.ts'
import { brandOptions, matchingProducts, productTypeOptions } from './product-search.ts'
import { searchRequest, typeaheadRequest } from './search-request.ts'
import { suggestionsFor } from './typeahead.ts'

/** Routes of the search service. A body that is no JSON object is answered with 400. */
export function searchRoutes({ database }: { readonly database: Database }): Hono {
  const app = new Hono()
  app.post('/api/v1/public/search', async ({ req }) => {
    const request = searchRequest(await req.text())
    if (request === undefined) return plain('invalid_request', 400)
    const { products, total } = await matchingProducts(database, request)
    const productTypes = await productTypeOptions(database, request)
    const brands = await brandOptions(database, request)
    return Response.json({
      products: products.map((each) => ({
        ...each,
        productDataURL: `/public/manifold/product/transform/products/byUrlTitle/${each.urlTitle}`,
      })),
      total,
      pageFrom: request.pageFrom,
      size: request.size,
      facets: [
        { name: 'Product Type', slug: 'productType', selectType: 'multi', options: productTypes },
        { name: 'Brand', slug: 'brand', selectType: 'multi', options: brands },
      ],
    })
  })
  app.post('/api/v1/public/search/typeahead', async ({ req }) => {
    const request = typeaheadRequest(await req.text())
    if (request === undefined) return plain('invalid_request', 400)
    return Response.json(await suggestionsFor(database, request.term, request.filters))
  })
  return app
}
