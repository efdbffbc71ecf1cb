/** What the ports of the search service and of the product storage are made from. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { JsonClient } from '../http/json-client.ts'
import type { HttpParts } from '../http/request.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'

export interface CatalogueTools {
  readonly http: HttpParts
  readonly log: EventLog
  readonly site: SiteConfiguration
  readonly region: () => AddressZone | undefined
  readonly client: JsonClient
  readonly locale: () => ContentLocale
}
