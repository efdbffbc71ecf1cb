/** The one place where the shop is put together. Nothing is made before it is asked for. */
import { Container } from 'inversify'
import type { CounterDesks } from '../../application/counter-desks.ts'
import type { PriceBook } from '../../application/ports/price-book.ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import type { Shelves } from '../../application/start-up.ts'
import type { ToastWords, WhenUsed } from '../browser/toast.notifier.ts'
import type { HttpParts } from '../http/request.ts'
import { browserModule } from './browser.module.ts'
import { contentModule } from './content.module.ts'
import { doorModule } from './door.module.ts'
import { storefrontModule } from './storefront.module.ts'
import { type FrontDoor, type ServiceAddresses, tokens } from './tokens.ts'

/** What differs between a browser and a test, and between one installation and another. */
export interface ShopSurroundings {
  readonly http: HttpParts
  readonly addresses: ServiceAddresses
  readonly toastWords: ToastWords
  readonly whenUsed: WhenUsed
  /** May throw, where the browser forbids storage (T35). */
  readonly localStorage: () => Storage
  readonly sessionStorage: () => Storage
}

export function shopContainer(surroundings: ShopSurroundings): Container {
  const container = new Container()
  container.bind(tokens.http).toConstantValue(surroundings.http)
  container.bind(tokens.addresses).toConstantValue(surroundings.addresses)
  container.bind(tokens.toastWords).toConstantValue(surroundings.toastWords)
  container.bind(tokens.whenUsed).toConstantValue(surroundings.whenUsed)
  container.bind(tokens.localStorage).toConstantValue(surroundings.localStorage)
  container.bind(tokens.sessionStorage).toConstantValue(surroundings.sessionStorage)
  // These modules are loaded when they are first asked for; their code is a file of its own.
  container.bind(tokens.fetchFrontDoor).toConstantValue(() => fetchFrontDoor(container))
  container.bind(tokens.fetchShelves).toConstantValue(() => fetchShelves(container))
  container.bind(tokens.fetchPriceBook).toConstantValue(() => fetchPriceBook(container))
  container.bind(tokens.fetchDesks).toConstantValue(() => fetchDesks(container))
  container.bind(tokens.fetchPages).toConstantValue(() => fetchPages(container))
  container.load(browserModule, doorModule, contentModule, storefrontModule)
  return container
}

/** The client of the commerce engine, which everything behind the door speaks through. */
async function fetchFrontDoor(container: Container): Promise<FrontDoor> {
  const { commerceModule } = await import('./commerce.module.ts')
  if (!container.isBound(tokens.commerce)) container.load(commerceModule)
  return container.get(tokens.frontDoor)
}

async function fetchShelves(container: Container): Promise<Shelves> {
  const { searchModule } = await import('./search.module.ts')
  if (!container.isBound(tokens.shelves)) container.load(searchModule)
  return container.get(tokens.shelves)
}

async function fetchPriceBook(container: Container): Promise<PriceBook> {
  const [{ pricingModule }] = await Promise.all([
    import('./pricing.module.ts'),
    fetchFrontDoor(container),
  ])
  if (!container.isBound(tokens.priceBook)) container.load(pricingModule)
  return container.get(tokens.priceBook)
}

async function fetchPages(container: Container): Promise<SitePages> {
  const { pagesModule } = await import('./pages.module.ts')
  if (!container.isBound(tokens.sitePages)) container.load(pagesModule)
  return container.get(tokens.sitePages)
}

async function fetchDesks(container: Container): Promise<CounterDesks> {
  const [{ desksModule }] = await Promise.all([
    import('./desks.module.ts'),
    fetchFrontDoor(container),
  ])
  if (!container.isBound(tokens.counterDesks)) container.load(desksModule)
  return container.get(tokens.counterDesks)
}
