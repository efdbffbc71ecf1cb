/** The ports of contents and files, each with the adapter that is chosen for it. */
import type { EventLog } from '../../application/ports/event-log.ts'
import { jsonClient } from '../http/json-client.ts'
import type { HttpParts } from '../http/request.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'
import { chosenPorts } from './chosen-adapter.ts'
import { contentAdapters, type ContentPorts, type ContentTools } from './content-adapters.ts'

export interface ContentParts {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly log: EventLog
}

export function contentPorts({ http, site, log }: ContentParts): ContentPorts {
  const { addresses } = site
  return chosenPorts<ContentPorts, ContentTools>(site, contentAdapters, {
    site,
    client: jsonClient({ ...http, baseUrl: addresses.content, log }),
    media: addresses.media ?? addresses.content,
  })
}
