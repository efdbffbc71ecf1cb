/** The ports of the search service and the product storage, each with the adapter that is chosen for it. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import { jsonClient } from '../http/json-client.ts'
import type { HttpParts } from '../http/request.ts'
import { catalogueAdapters, type CataloguePorts } from './catalogue-adapters.ts'
import type { CatalogueTools } from './catalogue-tools.ts'
import { chosenPorts } from './chosen-adapter.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'

export interface CatalogueParts {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly log: EventLog
  readonly preferences: Pick<Preferences, 'language'>
  readonly region: () => AddressZone | undefined
}

export function cataloguePorts(parts: CatalogueParts): CataloguePorts {
  const { http, site, log, preferences, region } = parts
  const client = jsonClient({ ...http, baseUrl: site.addresses.search, log })
  const locale = () => catalogueLocale(preferences.language())
  return chosenPorts<CataloguePorts, CatalogueTools>(site, catalogueAdapters, {
    http,
    log,
    client,
    locale,
    site,
    region,
  })
}
