/** The names under which the container keeps things. A typed symbol makes a wrong order a compile error. */
import type { ServiceIdentifier } from 'inversify'
import type { SessionRenewal } from '../../application/account/session-renewal.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { AddressBook } from '../../application/ports/address-book.ts'
import type { CartDesk } from '../../application/ports/cart-desk.ts'
import type { CartNews } from '../../application/ports/cart-news.ts'
import type { CustomCodes } from '../../application/ports/custom-codes.ts'
import type { DraftOrderDesk } from '../../application/ports/draft-order-desk.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { FormDesk } from '../../application/ports/form-desk.ts'
import type { FulfilmentDesk } from '../../application/ports/fulfilment-desk.ts'
import type { HumanCheck } from '../../application/ports/human-check.ts'
import type { Identity } from '../../application/ports/identity.ts'
import type { Newsletter } from '../../application/ports/newsletter.ts'
import type { OrderDesk } from '../../application/ports/order-desk.ts'
import type { PriceBook } from '../../application/ports/price-book.ts'
import type { QuoteDesk } from '../../application/ports/quote-desk.ts'
import type { Spreadsheet } from '../../application/ports/spreadsheet.ts'
import type { WishLists } from '../../application/ports/wish-lists.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { CounterDesks } from '../../application/counter-desks.ts'
import type { FormTools } from '../../application/start-up.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { HttpParts } from '../http/request.ts'

/** Where the services are. Empty is the shop's own origin. */
export interface ServiceAddresses {
  readonly commerce: string
  readonly content: string
  readonly search: string
  /** Origins beside the shop's own that take the files of forms (T25). */
  readonly uploads?: readonly string[]
  /** Origins that keep the definitions of products, by their whole addresses (T28). */
  readonly storage?: readonly string[]
}

/** What the engine has for everybody who comes in. */
export interface FrontDoor {
  readonly identity: Identity
  readonly newsletter: Newsletter
}

const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol.for(`manifold.${name}`)

export const tokens = {
  // What the open shop hands in.
  http: token<HttpParts>('http'),
  addresses: token<ServiceAddresses>('addresses'),
  log: token<EventLog>('log'),
  tokenStore: token<TokenStore>('tokenStore'),
  renewal: token<SessionRenewal>('renewal'),
  cartNews: token<CartNews>('cartNews'),
  region: token<() => AddressZone | undefined>('region'),
  // The services.
  commerce: token<CommerceClient>('commerce'),
  cartDesk: token<CartDesk>('cartDesk'),
  addressBook: token<AddressBook>('addressBook'),
  customCodes: token<CustomCodes>('customCodes'),
  draftOrderDesk: token<DraftOrderDesk>('draftOrderDesk'),
  fulfilmentDesk: token<FulfilmentDesk>('fulfilmentDesk'),
  frontDoor: token<FrontDoor>('frontDoor'),
  orderDesk: token<OrderDesk>('orderDesk'),
  formDesk: token<FormDesk>('formDesk'),
  humanCheck: token<HumanCheck>('humanCheck'),
  formTools: token<FormTools>('formTools'),
  priceBook: token<PriceBook>('priceBook'),
  quoteDesk: token<QuoteDesk>('quoteDesk'),
  wishLists: token<WishLists>('wishLists'),
  spreadsheet: token<Spreadsheet>('spreadsheet'),
  counterDesks: token<CounterDesks>('counterDesks'),
} as const
