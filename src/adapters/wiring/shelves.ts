/** Search and the public product storage behind their ports. Fetched when somebody looks for a product. */
import type { Shelves } from '../../application/start-up.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { JsonClient } from '../http/json-client.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'

/** `spoken` is asked with every question: somebody may change the language meanwhile. */
export function openShelves(http: JsonClient, spoken: () => ContentLocale): Shelves {
  return { catalogue: httpProductCatalogue(http, spoken), search: httpProductSearch(http, spoken) }
}
