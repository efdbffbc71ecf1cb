/** The adapters of the search service and the product storage by the names of their folders, the usual one first. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { JsonClient } from '../http/json-client.ts'
import type { HttpParts } from '../http/request.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'
import { vendure } from './vendure-adapters.ts'

export const catalogueAdapters = {
  catalogue: {
    search: ({ client, spoken, site }: CatalogueTools) =>
      httpProductCatalogue(client, spoken, {
        origins: site.addresses.storage ?? [],
        siteCode: site.siteCode,
      }),
    vendure: vendure.catalogue,
  },
  search: {
    search: ({ client, spoken, region }: CatalogueTools) =>
      httpProductSearch(client, { spoken, region }),
  },
}

export interface CatalogueTools {
  readonly http: HttpParts
  readonly log: EventLog
  readonly site: SiteConfiguration
  readonly region: () => AddressZone | undefined
  readonly client: JsonClient
  readonly spoken: () => ContentLocale
}
