/** The adapters of the search service and the product storage by the names of their folders, the usual one first. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { JsonClient } from '../http/json-client.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'

export const catalogueAdapters = {
  catalogue: {
    search: ({ client, spoken, site }: CatalogueTools) =>
      httpProductCatalogue(client, spoken, {
        origins: site.addresses.storage ?? [],
        siteCode: site.siteCode,
      }),
  },
  search: {
    search: ({ client, spoken, region }: CatalogueTools) =>
      httpProductSearch(client, { spoken, region }),
  },
}

interface CatalogueTools {
  readonly site: SiteConfiguration
  readonly region: () => AddressZone | undefined
  readonly client: JsonClient
  readonly spoken: () => ContentLocale
}
