/** The shop behind all fakes: who has an account, what is sold, which quotes there are. In memory. */
import { either as E } from 'fp-ts'
import type { CartItemId } from '../../src/domain/cart/cart.ts'
import type { SavedCartId } from '../../src/domain/cart/saved-cart.ts'
import type { CartAddition } from '../../src/domain/cart/cart-write.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { HumanCheckEvent } from '../../src/application/ports/human-check.ts'
import type { TokenStore } from '../../src/application/ports/token-store.ts'
import type { Account } from '../../src/domain/account/account.ts'
import type { Acting, PastActing } from '../../src/domain/account/acting.ts'
import type { AddressId, SavedAddress } from '../../src/domain/account/address.ts'
import type { CountryRequirements } from '../../src/domain/account/address-requirements.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import type { ContentLocale } from '../../src/domain/content/content-locale.ts'
import { defaultSiteSettings, type SiteSettings } from '../../src/domain/content/site-settings.ts'
import type { CustomCode } from '../../src/domain/draft-order/custom-code.ts'
import type { DeliveryId } from '../../src/domain/delivery/scheduled-delivery.ts'
import type { FulfilmentMethod, PickupLocation } from '../../src/domain/quote/fulfilment.ts'
import type { Order, OrderId } from '../../src/domain/order/order.ts'
import type { WishList } from '../../src/domain/wish-list/wish-list.ts'
import type { SavedCard } from '../../src/domain/payment/card.ts'
import type { GiftCardId } from '../../src/domain/payment/gift-card.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { CalendarDate } from '../../src/domain/shared/calendar-date.ts'
import type { QuoteLedger } from '../../src/domain/quote/quote-ledger.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { aDay } from '../builders/a-day.ts'
import { aProduct, aSimpleProduct } from '../builders/a-product.ts'
import { aCountry, addressId, anAddress, aSavedAddress } from '../builders/an-address.ts'
import {
  accountId,
  aEuropeanAccount,
  anAccount,
  anAccountOfStaff,
  anAccountWithoutCountry,
} from '../builders/an-account.ts'
import { demoContent, type FakeContent } from './demo-content.ts'
import type { FakeBuild } from './fake-bundle.ts'
import { demoBuying, type FakeBuying, type FakeCheckout } from './fake-buying.ts'
import { type FakeCalls, fakeCalls } from './fake-calls.ts'
import { type FakePlacements, fakePlacements } from './fake-placements.ts'
import { type FakeVault, fakeVault } from './payment-vault.fake.ts'
import type { FakeDelivery } from './fake-delivery.ts'
import type { FakeGiftCard } from './fake-gift-card.ts'
import { memoryTokenStore } from './memory-token-store.ts'
import type { FakeReview } from './review-gateway.fake.ts'

/** The password of every account of the fake shop. */
export const fakePassword = 'Manifold-2026'

export interface FakeCustomer {
  account: Account
  /** Undefined is the password of every demo account. */
  password?: string
  readonly isLocked: boolean
  addresses: readonly SavedAddress[]
}

export interface FakeActing {
  /** Account id of the customer. */
  readonly subject: string
  /** The token of the staff's own session. */
  readonly back: string
  readonly staff: Acting['staff']
  readonly past: PastActing
}

export interface OwnedQuote {
  readonly owner: string
  readonly quote: Quote
}

export interface OwnedOrder {
  readonly owner: string
  readonly order: Order
}

/** One browser that visits the shop. */
export interface Visit {
  readonly shop: FakeShop
  readonly tokens: TokenStore
}

/** What lies in a cart of the fake shop. */
export interface FakeCart {
  readonly lines: readonly (Omit<CartAddition, 'skuId'> & { readonly id: string })[]
  readonly promotions: readonly string[]
  /** What its owner calls it. */
  readonly name?: string | undefined
}

/** A cart that is set aside. */
export interface FakeSavedCart {
  readonly owner: string
  readonly cart: FakeCart
  readonly savedAt: string
  /** What each line cost a piece when it was set aside. */
  readonly prices: ReadonlyMap<CartItemId, number | undefined>
}

export interface FakeShop {
  readonly calls: FakeCalls
  readonly customers: Map<string, FakeCustomer>
  /** Secret of an emailed link to account id. */
  readonly resetLinks: Map<string, string>
  /** Token of a link that signs in to account id; each is good once. */
  readonly signInLinks: Map<string, string>
  /** Token of staff who act for a customer to what of it; also when it is over. */
  readonly acting: Map<string, FakeActing>
  /** Token to account id. Emptied, every session is over. */
  readonly sessions: Map<string, string>
  readonly quotes: Map<QuoteId, OwnedQuote>
  readonly histories: Map<QuoteId, QuoteLedger>
  /** Quotes that were written to, in that order. */
  readonly writtenQuotes: QuoteId[]
  readonly orders: Map<OrderId, OwnedOrder>
  readonly wishLists: Map<string, { readonly owner: string; readonly list: WishList }>
  /** By account id, or by the visitor's browser. */
  readonly carts: Map<string | Visit, FakeCart>
  readonly savedCarts: Map<SavedCartId, FakeSavedCart>
  /** What is being built of bundles, by its owner. */
  readonly builds: Map<string | Visit, readonly FakeBuild[]>
  /** What was chosen at the checkout of a cart, by its owner. */
  readonly checkouts: Map<string | Visit, FakeCheckout>
  /** Credit, uses of purchase order numbers and the last order, for all customers alike. */
  readonly buying: FakeBuying
  /** Account id to the customer's own codes. */
  readonly customCodes: Map<string, readonly CustomCode[]>
  /** Pieces of a model in stock, by its code; one that is not here has no limit. */
  readonly stock: Map<string, number>
  readonly products: readonly Product[]
  /** What the catalogue answers in. */
  locale: ContentLocale
  readonly countries: readonly CountryRequirements[]
  readonly methods: readonly FulfilmentMethod[]
  readonly locations: readonly PickupLocation[]
  today: CalendarDate
  settings: SiteSettings
  readonly content: FakeContent
  /** Intents of the forms that were handed in. */
  readonly formIntents: Set<string>
  /** Intents of the writes that were carried out. */
  readonly intents: Set<string>
  /** The current listeners to the human check. */
  readonly listeners: Set<(event: HumanCheckEvent) => void>
  /** Key and name of every file that was announced and has not come. */
  readonly awaitedFiles: Set<string>
  readonly placements: FakePlacements
  readonly vault: FakeVault
  /** Account id to its saved cards. */
  readonly cards: Map<string, readonly SavedCard[]>
  readonly giftCards: Map<GiftCardId, FakeGiftCard>
  readonly deliveries: Map<DeliveryId, FakeDelivery>
  readonly reviews: FakeReview[]
  readonly nextId: (kind: string) => string
  /** A browser, signed in as the account of that e-mail or, without one, a visitor's. */
  readonly visit: (email?: string) => Visit
}

export interface FakeShopOptions {
  readonly today?: string
  readonly products?: readonly Product[]
  readonly countries?: readonly CountryRequirements[]
}

/**
 * A shop with the demo accounts, two motors (OM1, OM2), one pump (GP1) and a product sold by model code
 * only (MC1); no quote yet. Its day is 2026-04-06 unless told otherwise.
 */
export function fakeShop(options: FakeShopOptions = {}): FakeShop {
  let count = 0
  const shop: FakeShop = {
    calls: fakeCalls(),
    customers: new Map(demoCustomers().map((one) => [one.account.id, one])),
    resetLinks: new Map(),
    signInLinks: new Map(),
    acting: new Map(),
    sessions: new Map(),
    quotes: new Map(),
    histories: new Map(),
    writtenQuotes: [],
    orders: new Map(),
    wishLists: new Map(),
    carts: new Map(),
    savedCarts: new Map(),
    builds: new Map(),
    checkouts: new Map(),
    buying: demoBuying(),
    customCodes: new Map([[anAccount().id, demoCustomCodes()]]),
    stock: new Map(),
    products: options.products ?? demoProducts(),
    locale: 'en',
    countries: options.countries ?? demoCountries(),
    methods: [
      { id: 'method-shipping', name: 'Shipping', type: 'shipping' },
      { id: 'method-pickup', name: 'Pickup', type: 'pickup' },
    ],
    locations: [
      { id: 'location-north', name: 'North depot' },
      { id: 'location-south', name: 'South depot' },
    ],
    today: aDay(options.today ?? '2026-04-06'),
    settings: defaultSiteSettings,
    content: demoContent(),
    formIntents: new Set(),
    intents: new Set(),
    awaitedFiles: new Set(),
    placements: fakePlacements(),
    vault: fakeVault(),
    cards: new Map(),
    giftCards: new Map(),
    deliveries: new Map(),
    reviews: [],
    listeners: new Set(),
    nextId: (kind) => {
      count += 1
      return `${kind}-${count}`
    },
    visit: (email) => ({ shop, tokens: memoryTokenStore(email && openSession(shop, email)) }),
  }
  return shop
}

/** Opens a session and answers its token. An unknown e-mail is a mistake in the test. */
export function openSession(shop: FakeShop, email: string): string {
  const customer = customerByEmail(shop, email)
  if (!customer) throw new Error(`The fake shop has no account ${email}`)
  const token = shop.nextId('token')
  shop.sessions.set(token, customer.account.id)
  return token
}

/** The token of a link that signs in once the customer of an e-mail. */
export function newSignInLink(shop: FakeShop, email: string): string {
  const token = shop.nextId('link')
  shop.signInLinks.set(token, customerByEmail(shop, email)?.account.id ?? '')
  return token
}

export function customerByEmail(shop: FakeShop, email: string): FakeCustomer | undefined {
  return [...shop.customers.values()].find(({ account }) => account.email === email.trim())
}

/** The signed-in customer, or `unauthorised`. */
export function customerOf({ shop, tokens }: Visit): E.Either<PortFailure, FakeCustomer> {
  const id = shop.sessions.get(tokens.read() ?? '')
  return E.fromNullable<PortFailure>({ kind: 'unauthorised' })(shop.customers.get(id ?? ''))
}

/** Work that staff cannot do while they act for a customer. */
export function leftToCustomer<A>(
  { shop, tokens }: Visit,
  work: () => E.Either<PortFailure, A>,
): () => E.Either<PortFailure, A> {
  return () =>
    shop.acting.has(tokens.read() ?? '') ? refused('This is left to the customer.') : work()
}

/** What the shop says when it understands and says no. */
export function refused(...messages: string[]): E.Either<PortFailure, never> {
  return E.left({ kind: 'refused', messages })
}

export function refusedBy(field: string, text: string): E.Either<PortFailure, never> {
  return E.left({ kind: 'refused', messages: [text], fields: new Map([[field, [text]]]) })
}

/** What an engine does with a write of an intent: carries it out, and knows it when it comes again. */
export function once<A>(
  { intents }: FakeShop,
  intentId: string | undefined,
  change: () => E.Either<PortFailure, A>,
): () => E.Either<PortFailure, A> {
  return () => {
    if (intentId !== undefined && intents.has(intentId)) {
      return E.left({ kind: 'unconfirmed', wasCarriedOut: true })
    }
    const done = change()
    if (E.isRight(done) && intentId !== undefined) intents.add(intentId)
    return done
  }
}

export const notFound: E.Either<PortFailure, never> = E.left({ kind: 'not-found' })

function demoCustomers(): FakeCustomer[] {
  const works = aSavedAddress()
  const european = aEuropeanAccount()
  const kassel = anAddress(european.primaryAddress)
  return [
    { account: anAccount(), isLocked: false, addresses: [works] },
    { account: european, isLocked: false, addresses: other(addressId('address-kassel'), kassel) },
    { account: anAccountWithoutCountry(), isLocked: false, addresses: [] },
    {
      account: anAccount({ ...named('no-credit'), hasAccountCredit: false }),
      isLocked: false,
      addresses: other(addressId('address-no-credit')),
    },
    { account: anAccount(named('locked')), isLocked: true, addresses: [] },
    { account: anAccountOfStaff(), isLocked: false, addresses: other(addressId('address-staff')) },
  ]
}

function other(id: AddressId, address = anAddress()): readonly SavedAddress[] {
  return [aSavedAddress({ id, address })]
}

function named(name: string): Partial<Account> {
  return { id: accountId(`account-${name}`), email: `${name}@manifold.test` }
}

export /** The US customer's: one that can be ordered, one that is no whole configuration, one of no product. */
function demoCustomCodes(): CustomCode[] {
  return [
    { customCode: 'NH-1001', modelCode: 'OM1080CNS', price: 125 },
    { customCode: 'NH-1002', modelCode: 'OM1080', price: undefined },
    { customCode: 'NH-9001', modelCode: 'ZZ9100', price: undefined },
  ]
}

export function demoProducts(): Product[] {
  return [
    aProduct({
      predecessors: [{ skuCode: 'OM0', name: 'Orbital motor OM0', urlTitle: undefined }],
    }),
    aSimpleProduct('OM2', {
      name: 'Orbital motor OM2',
      urlTitle: 'orbital-motor-om2',
      productType: { name: 'Orbital motors', urlTitle: 'orbital-motors' },
    }),
    aSimpleProduct('GP1'),
    aSimpleProduct('MC1', { isModelSearchOnly: true }),
  ]
}

function demoCountries(): CountryRequirements[] {
  const { fields } = aCountry()
  const optional = { isShown: true, isRequired: false, label: '' }
  const german = { ...fields, stateCode: { ...optional, isShown: false }, locality: optional }
  return [aCountry(), aCountry({ code: 'DE', name: 'Germany', fields: german, states: [] })]
}
