/**
 * The ports of a shop in a browser. Those that the first page waits for are made here; those of the product
 * catalogue, of pages, of kept work and of the commerce engine are fetched with the first service that needs them
 * (docs/adr/0015).
 */
import { cartCount } from '../../application/cart/cart-count.ts'
import type { SessionPorts } from '../../application/account/session.ts'
import type { CartCount } from '../../application/ports/cart-count.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { LinkToken } from '../../application/ports/link-token.ts'
import type { Notifier } from '../../application/ports/notifier.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import type { SiteContent } from '../../application/ports/site-content.ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import { zoneNamed } from '../../domain/account/address-zone.ts'
import { browserClock } from '../browser/clock.browser.ts'
import { browserEventLog } from '../browser/event-log.browser.ts'
import { tabLeftSessions } from '../browser/left-sessions.session.ts'
import { browserPage } from '../browser/open-page.browser.ts'
import { localPreferences } from '../browser/preferences.local.ts'
import { safeStorage } from '../browser/safe-storage.ts'
import { browserTabChannel } from '../browser/tab-channel.browser.ts'
import { toastNotifier } from '../browser/toast.notifier.ts'
import { sessionTokenStore } from '../browser/token-store.session.ts'
import { localUnsentTexts } from '../browser/unsent-texts.local.ts'
import { httpSiteContent } from '../content/site-content.http.ts'
import { jsonClient } from '../http/json-client.ts'
import type { CataloguePorts } from './catalogue.ts'
import type { EngineParts, EnginePorts } from './engine.ts'
import type { Environment } from './environment.ts'
import type { KeptWorkPorts } from './kept-work.ts'

export interface ShopPorts extends Omit<SessionPorts, 'identity' | 'actingGateway'> {
  readonly cartCount: CartCount
  readonly clock: Clock
  readonly linkToken: LinkToken
  readonly log: EventLog
  readonly notifier: Notifier
  readonly preferences: Preferences
  readonly siteContent: SiteContent
  /** Calls back when the page is first used. */
  readonly onFirstInteraction: (task: () => void) => void
  readonly fetchCatalogue: () => Promise<CataloguePorts>
  /** The one part of `fetchPages` that lists of products need. */
  readonly fetchElements: () => Promise<{ readonly pages: Pick<SitePages, 'element'> }>
  readonly fetchPages: () => Promise<{ readonly pages: SitePages }>
  readonly fetchKeptWork: () => Promise<KeptWorkPorts>
  readonly fetchEngine: (reauthenticate: EngineParts['reauthenticate']) => Promise<EnginePorts>
}

export function browserPorts(environment: Environment): ShopPorts {
  const { http, addresses, toastWords, onFirstInteraction, connection, linkToken } = environment
  const log = browserEventLog
  const local = safeStorage(environment.localStorage)
  const tab = safeStorage(environment.sessionStorage)
  const preferences = localPreferences(local)
  const tokens = sessionTokenStore(tab)
  const tabs = browserTabChannel()
  const unsentWork = localUnsentTexts(local)
  const content = jsonClient({ ...http, baseUrl: addresses.content, log })
  const shared = {
    http,
    addresses,
    log,
    tokens,
    preferences,
    cartCount: cartCount(unsentWork, tabs),
    region: () => zoneNamed(preferences.region()),
  }
  return {
    ...shared,
    clock: browserClock,
    tabs,
    notifier: toastNotifier(toastWords, onFirstInteraction),
    unsentWork,
    leftSessions: tabLeftSessions(tab),
    connection,
    page: browserPage,
    linkToken,
    siteContent: httpSiteContent(content),
    onFirstInteraction,
    fetchCatalogue: async () => (await import('./catalogue.ts')).cataloguePorts(shared),
    fetchElements: async () => {
      const { httpElements } = await import('../content/elements.http.ts')
      return { pages: httpElements(content, addresses.content) }
    },
    fetchPages: async () => {
      const { httpSitePages } = await import('../content/site-pages.http.ts')
      return { pages: httpSitePages(content, addresses.content) }
    },
    fetchKeptWork: async () => (await import('./kept-work.ts')).keptWorkPorts(local, unsentWork),
    fetchEngine: async (reauthenticate) =>
      (await import('./engine.ts')).enginePorts({ ...shared, reauthenticate }),
  }
}
