/** Search and the public product storage behind their ports. Fetched when somebody looks for a product. */
import { ContainerModule } from 'inversify'
import { jsonClient } from '../http/json-client.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'
import { tokens } from './tokens.ts'

export const searchModule = new ContainerModule(({ bind }) => {
  bind(tokens.searchService)
    .toResolvedValue(
      (http, addresses, log) => jsonClient({ ...http, baseUrl: addresses.search, log }),
      [tokens.http, tokens.addresses, tokens.log],
    )
    .inSingletonScope()
  bind(tokens.catalogue)
    .toResolvedValue((http) => httpProductCatalogue(http), [tokens.searchService])
    .inSingletonScope()
  bind(tokens.search).toResolvedValue(httpProductSearch, [tokens.searchService]).inSingletonScope()
  bind(tokens.shelves)
    .toResolvedValue(
      (catalogue, search) => ({ catalogue, search }),
      [tokens.catalogue, tokens.search],
    )
    .inSingletonScope()
})
