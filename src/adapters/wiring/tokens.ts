/** The names under which the container keeps things. A typed symbol makes a wrong order a compile error. */
import type { ServiceIdentifier } from 'inversify'
import type { SessionRenewal } from '../../application/account/session-renewal.ts'
import type { AddressBook } from '../../application/ports/address-book.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { CustomCodes } from '../../application/ports/custom-codes.ts'
import type { DraftOrderDesk } from '../../application/ports/draft-order-desk.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { FulfilmentDesk } from '../../application/ports/fulfilment-desk.ts'
import type { Identity } from '../../application/ports/identity.ts'
import type { Newsletter } from '../../application/ports/newsletter.ts'
import type { Notifier } from '../../application/ports/notifier.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import type { PriceBook } from '../../application/ports/price-book.ts'
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import type { ProductSearch } from '../../application/ports/product-search.ts'
import type { QuoteDesk } from '../../application/ports/quote-desk.ts'
import type { SiteContent } from '../../application/ports/site-content.ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import type { Spreadsheet } from '../../application/ports/spreadsheet.ts'
import type { TabChannel } from '../../application/ports/tab-channel.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { UnsentWork } from '../../application/ports/unsent-work.ts'
import type { CounterDesks } from '../../application/counter-desks.ts'
import type { Shelves, ShopPorts } from '../../application/start-up.ts'
import type { ToastWords, WhenUsed } from '../browser/toast.notifier.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { JsonClient } from '../http/json-client.ts'
import type { HttpParts } from '../http/request.ts'

/** Where the services are. Empty is the shop's own origin. */
export interface ServiceAddresses {
  readonly commerce: string
  readonly content: string
  readonly search: string
}

/** What the engine has for everybody who comes in. */
export interface FrontDoor {
  readonly identity: Identity
  readonly newsletter: Newsletter
}

const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol.for(`manifold.${name}`)

export const tokens = {
  // What the browser and the configuration hand in.
  http: token<HttpParts>('http'),
  addresses: token<ServiceAddresses>('addresses'),
  toastWords: token<ToastWords>('toastWords'),
  whenUsed: token<WhenUsed>('whenUsed'),
  localStorage: token<() => Storage>('localStorage'),
  sessionStorage: token<() => Storage>('sessionStorage'),
  // The browser's side.
  clock: token<Clock>('clock'),
  log: token<EventLog>('log'),
  notifier: token<Notifier>('notifier'),
  preferences: token<Preferences>('preferences'),
  tabs: token<TabChannel>('tabs'),
  tokenStore: token<TokenStore>('tokenStore'),
  unsentWork: token<UnsentWork>('unsentWork'),
  // The services.
  renewal: token<SessionRenewal>('renewal'),
  commerce: token<CommerceClient>('commerce'),
  contentService: token<JsonClient>('contentService'),
  searchService: token<JsonClient>('searchService'),
  addressBook: token<AddressBook>('addressBook'),
  catalogue: token<ProductCatalogue>('catalogue'),
  customCodes: token<CustomCodes>('customCodes'),
  draftOrderDesk: token<DraftOrderDesk>('draftOrderDesk'),
  fulfilmentDesk: token<FulfilmentDesk>('fulfilmentDesk'),
  identity: token<Identity>('identity'),
  frontDoor: token<FrontDoor>('frontDoor'),
  newsletter: token<Newsletter>('newsletter'),
  priceBook: token<PriceBook>('priceBook'),
  quoteDesk: token<QuoteDesk>('quoteDesk'),
  search: token<ProductSearch>('search'),
  siteContent: token<SiteContent>('siteContent'),
  sitePages: token<SitePages>('sitePages'),
  spreadsheet: token<Spreadsheet>('spreadsheet'),
  counterDesks: token<CounterDesks>('counterDesks'),
  // What start-up asks for.
  shelves: token<Shelves>('shelves'),
  fetchShelves: token<() => Promise<Shelves>>('fetchShelves'),
  fetchFrontDoor: token<() => Promise<FrontDoor>>('fetchFrontDoor'),
  fetchDesks: token<() => Promise<CounterDesks>>('fetchDesks'),
  fetchPriceBook: token<() => Promise<PriceBook>>('fetchPriceBook'),
  fetchPages: token<() => Promise<SitePages>>('fetchPages'),
  ports: token<ShopPorts>('ports'),
} as const
