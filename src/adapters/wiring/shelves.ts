/** Search and the public product storage behind their ports. Fetched when somebody looks for a product. */
import type { Shelves } from '../../application/start-up.ts'
import type { JsonClient } from '../http/json-client.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'

export function openShelves(http: JsonClient): Shelves {
  return { catalogue: httpProductCatalogue(http), search: httpProductSearch(http) }
}
