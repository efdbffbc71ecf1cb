/**
 * The ports of a shop, wherever it is open. Those that the first page waits for are made at once; those of the product
 * catalogue, of pages, of kept work and of the commerce engine are fetched with the first service that needs them
 * (docs/adr/0015).
 */
import type { SessionPorts } from '../../application/account/session.ts'
import type { CartCount } from '../../application/ports/cart-count.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { DataSheetPrinter } from '../../application/ports/data-sheet-printer.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { LinkToken } from '../../application/ports/link-token.ts'
import type { Notifier } from '../../application/ports/notifier.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import { zoneNamed } from '../../domain/account/address-zone.ts'
import { browserClock } from '../browser/clock.browser.ts'
import { randomId } from '../http/random-id.ts'
import type { HttpParts } from '../http/request.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'
import { asConfigured, inOfferedRegion } from './offered.ts'
import type { CataloguePorts } from './catalogue-adapters.ts'
import type { BuyingPorts } from './buying-adapters.ts'
import type { ContentPorts } from './content-adapters.ts'
import { contentPorts } from './content-ports.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { EngineParts } from './engine-tools.ts'
import type { KeptWorkPorts } from './kept-work.ts'

export interface ShopPorts
  extends Omit<SessionPorts, 'identity' | 'actingGateway'>,
    Pick<ContentPorts, 'fileAddresses' | 'siteContent'> {
  readonly cartCount: CartCount
  readonly clock: Clock
  /** An id for a write, never given before. */
  readonly newIntent: () => string
  readonly linkToken: LinkToken
  readonly log: EventLog
  readonly notifier: Notifier
  readonly preferences: Preferences
  /** Calls back a moment after the page was first used. */
  readonly onFirstInteraction: (task: () => void) => void
  readonly fetchCatalogue: () => Promise<CataloguePorts>
  /** The one part of `fetchPages` that lists of products need. */
  readonly fetchElements: () => Promise<{ readonly pages: Pick<SitePages, 'element'> }>
  readonly fetchPages: () => Promise<{ readonly pages: SitePages }>
  readonly fetchKeptWork: () => Promise<KeptWorkPorts>
  readonly fetchDataSheets: () => Promise<{ readonly dataSheetPrinter: DataSheetPrinter }>
  readonly fetchEngine: (reauthenticate: EngineParts['reauthenticate']) => Promise<EnginePorts>
  /** Its code comes beside that of the engine. */
  readonly fetchBuying: () => Promise<(engine: EnginePorts) => BuyingPorts>
}

/** The ports that differ between a browser and a server. */
export interface HostPorts
  extends Pick<
    ShopPorts,
    | 'tokens'
    | 'tabs'
    | 'notifier'
    | 'unsentWork'
    | 'leftSessions'
    | 'connection'
    | 'page'
    | 'linkToken'
    | 'log'
    | 'preferences'
    | 'cartCount'
    | 'onFirstInteraction'
    | 'fetchDataSheets'
  > {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly fetchKeptWork: () => Promise<KeptWorkPorts>
}

/** The ports of the shop that is open on this host. */
export function shopPorts({ http, site, fetchKeptWork, ...host }: HostPorts): ShopPorts {
  const { log, tokens, cartCount } = host
  const preferences = inOfferedRegion(host.preferences, site)
  const { fileAddresses, siteContent, sitePages } = contentPorts({ http, site, log })
  const shared = {
    http,
    site,
    log,
    tokens,
    preferences,
    cartCount,
    region: () => zoneNamed(preferences.region()),
  }
  return {
    ...host,
    preferences,
    clock: browserClock,
    newIntent: randomId,
    fileAddresses,
    siteContent: asConfigured(siteContent, site),
    fetchCatalogue: async () => (await import('./catalogue-ports.ts')).cataloguePorts(shared),
    fetchElements: async () => ({ pages: await sitePages.elements() }),
    fetchPages: async () => ({ pages: await sitePages.pages() }),
    fetchKeptWork,
    fetchEngine: async (reauthenticate) =>
      (await import('./engine-ports.ts')).enginePorts({
        ...shared,
        tabs: host.tabs,
        reauthenticate,
      }),
    fetchBuying: async () => (await import('./buying-ports.ts')).buyingPorts,
  }
}
