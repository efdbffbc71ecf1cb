/** Lists of products from the search service. */
import type { ProductSearch } from '../../application/ports/product-search.ts'
import type { JsonClient } from '../http/json-client.ts'
import { decodeListing, encodeProductQuery } from './wire/listing.wire.ts'

export function httpProductSearch(http: JsonClient): ProductSearch {
  return {
    products: (query, signal) =>
      http.read(
        { path: 'api/v1/public/search', body: encodeProductQuery(query), decode: decodeListing },
        signal,
      ),
  }
}
