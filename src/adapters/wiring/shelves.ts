/** Search and the public product storage behind their ports. Fetched when somebody looks for a product. */
import type { Shelves } from '../../application/start-up.ts'
import type { JsonClient } from '../http/json-client.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { type CatalogueReader, httpProductSearch } from '../search/product-search.http.ts'

export function openShelves(http: JsonClient, reader: CatalogueReader): Shelves {
  return {
    catalogue: httpProductCatalogue(http, reader.spoken),
    search: httpProductSearch(http, reader),
  }
}
