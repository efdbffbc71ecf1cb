/** The ports of a shop that a server draws for one request: without a session, for nobody in particular. */
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Chosen } from '../http/page-data.ts'
import type { HttpParts } from '../http/request.ts'
import {
  drawnPage,
  noCartCount,
  noConnection,
  noDataSheets,
  noLeftSessions,
  noLinkToken,
  noNotices,
  noStorage,
  noTabs,
  noTokens,
  noUnsentTexts,
} from '../server/nobody.ts'
import { fixedPreferences } from '../server/request-choices.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'
import { type ShopPorts, shopPorts } from './shop-ports.ts'

/** What a page is drawn with on a server: which shop it is, how they are asked, and for whom. */
export interface PageRequest {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly log: EventLog
  readonly chosen: Chosen
  readonly path: string
}

/** The ports of a shop that is drawn for one request, without a session. */
export function pagePorts({ http, site, log, chosen, path }: PageRequest): ShopPorts {
  return shopPorts({
    http,
    site,
    log,
    tokens: noTokens,
    preferences: fixedPreferences(chosen),
    cartCount: noCartCount,
    tabs: noTabs,
    notifier: noNotices,
    unsentWork: noUnsentTexts,
    leftSessions: noLeftSessions,
    connection: noConnection,
    page: drawnPage(path),
    linkToken: noLinkToken,
    onFirstInteraction: () => {},
    fetchDataSheets: () => Promise.resolve({ dataSheetPrinter: noDataSheets }),
    fetchKeptWork: async () =>
      (await import('./kept-work.ts')).keptWorkPorts(noStorage, noUnsentTexts),
  })
}
