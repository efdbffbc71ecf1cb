/** Which adapters stand behind the ports of the search service and the product storage. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import { jsonClient } from '../http/json-client.ts'
import type { HttpParts } from '../http/request.ts'
import { httpProductCatalogue } from '../search/product-catalogue.http.ts'
import { httpProductSearch } from '../search/product-search.http.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'

export interface CatalogueParts {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly log: EventLog
  readonly preferences: Pick<Preferences, 'language'>
  readonly region: () => AddressZone | undefined
}

export type CataloguePorts = ReturnType<typeof cataloguePorts>

export function cataloguePorts({ http, site, log, preferences, region }: CatalogueParts) {
  const client = jsonClient({ ...http, baseUrl: site.addresses.search, log })
  const spoken = () => catalogueLocale(preferences.language())
  return {
    catalogue: httpProductCatalogue(client, spoken, {
      origins: site.addresses.storage ?? [],
      siteCode: site.siteCode,
    }),
    search: httpProductSearch(client, { spoken, region }),
  }
}
