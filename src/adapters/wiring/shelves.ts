/** Search and the public product storage behind their ports. Fetched when somebody looks for a product. */
import type { Shelves } from '../../application/start-up.ts'
import type { JsonClient } from '../http/json-client.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { type CatalogueReader, httpProductSearch } from '../search/product-search.http.ts'

interface ShelvesParts extends CatalogueReader {
  /** Origins that keep definitions of products (T28). */
  readonly storage: readonly string[]
}

export function openShelves(http: JsonClient, { storage, ...reader }: ShelvesParts): Shelves {
  return {
    catalogue: httpProductCatalogue(http, reader.spoken, storage),
    search: httpProductSearch(http, reader),
  }
}
