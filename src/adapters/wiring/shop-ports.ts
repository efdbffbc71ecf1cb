/**
 * Everything that start-up needs. What opens the shop and shows products and pages is made here, by hand,
 * because a first visit waits for it; what speaks to the commerce engine is put together by the container,
 * which is fetched with the first part of it that somebody needs (docs/adr/0014): one line below.
 */
import type { ContainerModule, ServiceIdentifier } from 'inversify'
import { lateIdentity } from '../../application/account/late-identity.ts'
import { sessionRenewal } from '../../application/account/session-renewal.ts'
import { cartNews } from '../../application/cart/cart-news.ts'
import { fetchedOnce, withFetched } from '../../application/fetched-once.ts'
import type { ShopPorts } from '../../application/start-up.ts'
import { zoneNamed } from '../../domain/account/address-zone.ts'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import { browserClock } from '../browser/clock.browser.ts'
import { browserEventLog } from '../browser/event-log.browser.ts'
import { tabLeftSessions } from '../browser/left-sessions.session.ts'
import { localPreferences } from '../browser/preferences.local.ts'
import { safeStorage } from '../browser/safe-storage.ts'
import { browserTabChannel } from '../browser/tab-channel.browser.ts'
import { toastNotifier } from '../browser/toast.notifier.ts'
import { sessionTokenStore } from '../browser/token-store.session.ts'
import { localUnsentWork } from '../browser/unsent-work.local.ts'
import { httpSiteContent } from '../content/site-content.http.ts'
import { jsonClient } from '../http/json-client.ts'
import type { ContainerParts } from './container.ts'
import type { ShopSurroundings } from './surroundings.ts'
import { tokens } from './tokens.ts'

export function shopPorts(surroundings: ShopSurroundings): ShopPorts {
  const { http, addresses, toastWords, whenUsed, connection, linkToken } = surroundings
  const log = browserEventLog
  const local = safeStorage(surroundings.localStorage)
  const preferences = localPreferences(local)
  const tab = safeStorage(surroundings.sessionStorage)
  const tokenStore = sessionTokenStore(tab)
  const renewal = sessionRenewal()
  const content = jsonClient({ ...http, baseUrl: addresses.content, log })
  const tabs = browserTabChannel()
  const unsentWork = localUnsentWork(local)
  const news = cartNews(unsentWork, tabs)
  const region = () => zoneNamed(preferences.region())
  const behind = behindTheDoor({
    http,
    addresses,
    log,
    tokenStore,
    renewal,
    cartNews: news,
    region,
  })
  const frontDoor = behind(tokens.frontDoor, engine)
  // It is there before the first password has been typed.
  whenUsed(() => void frontDoor().catch(() => undefined))
  return {
    clock: browserClock,
    log,
    tabs,
    notifier: toastNotifier(toastWords, whenUsed),
    preferences,
    unsentWork,
    cartNews: news,
    tokens: tokenStore,
    leftSessions: tabLeftSessions(tab),
    connection,
    linkToken,
    renewal,
    siteContent: httpSiteContent(content),
    pages: fetchedOnce(async () => {
      const { httpSitePages } = await import('../content/site-pages.http.ts')
      return httpSitePages(content, addresses.content)
    }).fetch,
    shelves: fetchedOnce(async () => {
      const { openShelves } = await import('./shelves.ts')
      const search = jsonClient({ ...http, baseUrl: addresses.search, log })
      return openShelves(search, {
        spoken: () => catalogueLocale(preferences.language()),
        region,
        storage: addresses.storage ?? [],
      })
    }).fetch,
    identity: lateIdentity(async () => (await frontDoor()).identity, tokenStore),
    newsletter: {
      subscribe: (email) => withFetched(frontDoor, ({ newsletter }) => newsletter.subscribe(email)),
    },
    priceBook: behind(tokens.priceBook, engine, prices),
    desks: behind(tokens.counterDesks, engine, counter),
    cartDesk: behind(tokens.cartDesk, engine, cart),
    forms: behind(tokens.formTools, engine, forms),
  }
}

// Each module is a file of its own.
const engine = async () => (await import('./commerce.module.ts')).commerceModule
const prices = async () => (await import('./pricing.module.ts')).pricingModule
const cart = async () => (await import('./cart.module.ts')).cartModule
const forms = async () => (await import('./forms.module.ts')).formsModule
const counter = async () => (await import('./desks.module.ts')).desksModule

type FetchModule = () => Promise<ContainerModule>

/**
 * A way to fetch a service together with the modules that it is made by, all at once, and the container
 * with the first of them. A fetch that failed is tried again by the next question.
 */
function behindTheDoor(parts: ContainerParts) {
  const container = fetchedOnce(async () => (await import('./container.ts')).shopContainer(parts))
  const loaded = new Set<ContainerModule>()
  return <Service>(service: ServiceIdentifier<Service>, ...modules: readonly FetchModule[]) =>
    async (): Promise<Service> => {
      const [shop, ...fetched] = await Promise.all([
        container.fetch(),
        ...modules.map((fetchModule) => fetchModule()),
      ])
      const missing = fetched.filter((module) => !loaded.has(module))
      for (const module of missing) loaded.add(module)
      shop.load(...missing)
      return shop.get(service)
    }
}
