/** Which adapters stand behind the ports of the search service and the product storage. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import { jsonClient } from '../http/json-client.ts'
import type { HttpParts } from '../http/request.ts'
import { catalogueAdapters } from './catalogue-adapters.ts'
import { chosenAdapter } from './chosen-adapter.ts'
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
  const locale = () => catalogueLocale(preferences.language())
  const tools = { http, log, client, locale, site, region }
  return {
    catalogue: chosenAdapter(site, 'catalogue', catalogueAdapters.catalogue)(tools),
    search: chosenAdapter(site, 'search', catalogueAdapters.search)(tools),
  }
}
