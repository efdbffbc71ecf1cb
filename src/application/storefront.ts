/**
 * The one interface that the view is given: charts to start, programs to run, settings to read. A
 * component can ask for nothing else, and knows neither ports nor container.
 */
import type { either as E, taskEither as TE } from 'fp-ts'
import type { AddressEntry, AddressId, SavedAddress } from '../domain/account/address.ts'
import type { AddressZone } from '../domain/account/address-zone.ts'
import type { CountryRequirements } from '../domain/account/address-requirements.ts'
import type { Product } from '../domain/catalogue/product.ts'
import type { TradeLocation } from '../domain/content/location.ts'
import type { Milestone } from '../domain/content/milestone.ts'
import type { Post } from '../domain/content/post.ts'
import type { SiteSettings } from '../domain/content/site-settings.ts'
import type { ContentElement, ContentPage } from '../domain/content/widget.ts'
import type { priceFlowMachine } from '../domain/pricing/price-flow.machine.ts'
import type { FulfilmentId, FulfilmentMethod, PickupLocation } from '../domain/quote/fulfilment.ts'
import type { OpenDraft, Quote, QuoteRow } from '../domain/quote/quote.ts'
import type { quoteLifecycleMachine } from '../domain/quote/quote-lifecycle.machine.ts'
import type { QuoteGroup } from '../domain/quote/quote-status.ts'
import type { SubmissionNotes } from '../domain/quote/submission.ts'
import type { CalendarDate } from '../domain/shared/calendar-date.ts'
import type { Page } from '../domain/shared/paging.ts'
import type { QuoteId } from '../domain/shared/quote-id.ts'
import type { addressSelectorMachine } from '../domain/account/address-selector.machine.ts'
import type { SuggestedProduct, Suggestions } from '../domain/search/suggestion.ts'
import type { NewAccountEntry } from '../domain/account/new-account.ts'
import type { GuestOrderProof } from '../domain/order/guest-order.ts'
import type { Order, OrderId, OrderRow } from '../domain/order/order.ts'
import type { OrderListPlace } from '../domain/order/order-list.ts'
import type { PasswordChange, PasswordReset } from '../domain/account/new-password.ts'
import type { Session } from '../domain/account/session.ts'
import type {
  ListRemoval,
  ListWish,
  WishList,
  WishListId,
  WishListRow,
} from '../domain/wish-list/wish-list.ts'
import type { AddressChange } from './account/manage-addresses.ts'
import type { SessionActor } from './account/session.ts'
import type { FormDefinition } from '../domain/form/form-definition.ts'
import type { FormEntryStart, FormUse } from './form/form-entry.ts'
import type { CustomCodes } from './ports/custom-codes.ts'
import type { HumanCheck } from './ports/human-check.ts'
import type { BulkOrderRoom } from './bulk-order/bulk-order.ts'
import type { CartAtHand } from './cart/cart-at-hand.ts'
import type { CartMove } from './cart/move-to-quote.ts'
import type { FillingRoom } from './draft-order/filling-room.ts'
import type { PortFailure } from './failure.ts'
import type { AgainWish } from './order/order-again.ts'
import type { QuoteLifecycleActor } from './quote/quote-destination.ts'
import type { Notice } from './ports/notifier.ts'
import type { Preferences } from './ports/preferences.ts'
import type { ListedProduct } from './ports/product-catalogue.ts'
import type { ProductQuery } from './ports/product-search.ts'
import type { ProductListing } from '../domain/search/product-listing.ts'
import type { Spreadsheet } from './ports/spreadsheet.ts'
import type { UnsentWork } from './ports/unsent-work.ts'

/** A program of the storefront: nothing happens until it is run. */
export type Program<Answer> = TE.TaskEither<PortFailure, Answer>

/** Questions. Each may be asked again at any time. */
export interface StorefrontReads {
  readonly product: (urlTitle: string, signal?: AbortSignal) => Program<Product>
  /** The definition of a product of the search (CALL-36). */
  readonly listedProduct: (product: ListedProduct, signal?: AbortSignal) => Program<Product>
  readonly productBySkuCode: (skuCode: string, signal?: AbortSignal) => Program<Product>
  /** What the customer's own codes stand for, a hundred at most; a visitor has none. */
  readonly ownCodes: CustomCodes['resolve']
  readonly products: (query: ProductQuery, signal?: AbortSignal) => Program<ProductListing>
  /** What a term may mean; nothing for an empty one. */
  readonly suggestions: (term: string, signal?: AbortSignal) => Program<Suggestions>
  readonly suggestedProducts: (
    keyword: string,
    signal?: AbortSignal,
  ) => Program<readonly SuggestedProduct[]>
  readonly quotes: (
    group: QuoteGroup,
    page: number,
    signal?: AbortSignal,
  ) => Program<Page<QuoteRow>>
  readonly quote: (id: QuoteId, signal?: AbortSignal) => Program<Quote>
  /** The quote, and with it what it is filled with: after that `fillDraftOrder` may be called. */
  readonly draftOrder: (id: QuoteId, signal?: AbortSignal) => Program<Quote>
  readonly openDrafts: (signal?: AbortSignal) => Program<readonly OpenDraft[]>
  readonly orders: (place: OrderListPlace, signal?: AbortSignal) => Program<Page<OrderRow>>
  readonly order: (id: OrderId, signal?: AbortSignal) => Program<Order>
  /** For everybody who can prove that it is theirs. */
  readonly guestOrder: (proof: GuestOrderProof, signal?: AbortSignal) => Program<Order>
  readonly wishLists: (signal?: AbortSignal) => Program<readonly WishListRow[]>
  readonly wishList: (id: WishListId, signal?: AbortSignal) => Program<WishList>
  /** The first list; undefined while there is none. */
  readonly favourites: (signal?: AbortSignal) => Program<WishList | undefined>
  readonly addresses: (signal?: AbortSignal) => Program<readonly SavedAddress[]>
  readonly countries: (signal?: AbortSignal) => Program<readonly CountryRequirements[]>
  readonly eligibleMethods: (
    id: QuoteId,
    signal?: AbortSignal,
  ) => Program<readonly FulfilmentMethod[]>
  readonly pickupLocations: (signal?: AbortSignal) => Program<readonly PickupLocation[]>
  readonly content: ContentReads
  /** What a form asks; after that `fillForm` may be called. */
  readonly form: (code: string, signal?: AbortSignal) => Program<FormDefinition>
}

/** What content management has written, in the language that is kept at the moment of asking. */
export interface ContentReads {
  /** The page at a path without its first slash (ROUTE-22). */
  readonly page: (path: string, signal?: AbortSignal) => Program<ContentPage>
  /** A page of the blog, newest post first. */
  readonly posts: (page: number, signal?: AbortSignal) => Program<Page<Post>>
  readonly post: (slug: string, signal?: AbortSignal) => Program<Post>
  readonly locations: (signal?: AbortSignal) => Program<readonly TradeLocation[]>
  readonly milestones: (signal?: AbortSignal) => Program<readonly Milestone[]>
  /** A single element by its system code. */
  readonly element: (systemCode: string, signal?: AbortSignal) => Program<ContentElement>
}

/** Intents that are not part of a chart of their own; run by `submitOnceMachine`, so that one intent is one write. */
export interface StorefrontWrites {
  readonly createQuote: (name: string) => Program<QuoteId>
  readonly removeQuote: (id: QuoteId) => Program<void>
  /** A new draft with the lines of an order. */
  readonly orderAgain: (wish: AgainWish) => Program<QuoteId>
  readonly createList: (name: string) => Program<WishListId>
  readonly addToList: (wish: ListWish) => Program<WishListId>
  readonly removeFromList: (removal: ListRemoval) => Program<void>
  readonly requestPasswordReset: (email: string) => Program<void>
  readonly resetPassword: (reset: PasswordReset) => Program<void>
  readonly changePassword: (change: PasswordChange) => Program<void>
  /** Signs the new account in; the answer has been said when it arrives (AUTH-22, AUTH-23). */
  readonly createAccount: (entry: NewAccountEntry) => Program<void>
  /** Signs an address up for the newsletter; twice is no mistake. */
  readonly subscribe: (email: string) => Program<void>
  /** Adds what of the cart a quote may hold to one, and takes it out of the cart. */
  readonly moveToQuote: (move: CartMove) => Program<QuoteId>
  readonly addAddress: (entry: AddressEntry) => Program<AddressId>
  readonly changeAddress: (change: AddressChange) => Program<void>
  readonly makeAddressPrimary: (id: AddressId) => Program<void>
  readonly removeAddress: (id: AddressId) => Program<void>
}

/** A selector ready to be started, and what was typed into its form and not yet saved. */
export interface DeliveryAddress {
  readonly machine: typeof addressSelectorMachine
  readonly entry: AddressEntry | undefined
}

/** Where forms are filled in. */
export interface FormRoom {
  readonly fill: (form: FormDefinition, use: FormUse) => FormEntryStart
  readonly listen: HumanCheck['listen']
}

/** A link that signs somebody in (SHELL-04). */
export interface SignInLink {
  readonly isWaiting: () => boolean
  /** Signs in whom it names. It may be tried again after a failure of the line. */
  readonly arrive: () => Promise<E.Either<PortFailure, Session>>
  /** It has been left without an answer. */
  readonly forget: () => void
}

export interface Storefront {
  readonly settings: SiteSettings
  /** Whether the settings could not be had, so that the built-in ones are in force; said in a strip. */
  readonly areSettingsDefaults: boolean
  /** The same shop under settings that are asked for anew. */
  readonly renewSettings: (signal?: AbortSignal) => Program<Storefront>
  /** The same shop for a visitor of another region; this browser remembers it. */
  readonly chooseRegion: (zone: AddressZone) => Storefront
  readonly session: SessionActor
  /** The link of another place by which this tab was opened, as long as it has not been answered. */
  readonly signInLink: SignInLink
  /** The browser's day, asked for at the moment of use (D1, D2). */
  readonly today: () => CalendarDate
  readonly priceFlow: typeof priceFlowMachine
  readonly quoteLifecycle: typeof quoteLifecycleMachine
  /** What was written beside a quote and not yet submitted; undefined when nothing was kept. */
  readonly keptNotes: (id: QuoteId) => SubmissionNotes | undefined
  /** How many lines stand in the table of a draft order, kept and not added to it. */
  readonly keptLines: (id: QuoteId) => number
  /** The address selector of one fulfilment; its writes go through the chart of the quote. */
  readonly deliveryAddress: (
    quote: QuoteLifecycleActor,
    fulfilmentId: FulfilmentId,
  ) => DeliveryAddress
  /** What the tabs of a draft order work with. One per page: it belongs to the chart of its quote. */
  readonly fillDraftOrder: (quote: QuoteLifecycleActor) => FillingRoom
  /** A form ready to be started, with what was typed into it and not yet sent. */
  readonly fillForm: FormRoom['fill']
  readonly listenToHumanCheck: FormRoom['listen']
  /** A file for a spreadsheet. */
  readonly writeSheet: Spreadsheet['write']
  /** The cart of whoever is at the counter. */
  readonly cart: CartAtHand
  /** Fetches what the bulk order page works with; after that `bulkOrder` may be used. */
  readonly openBulkOrder: () => Promise<BulkOrderRoom>
  readonly bulkOrder: BulkOrderRoom
  readonly read: StorefrontReads
  readonly write: StorefrontWrites
  readonly notify: (notice: Notice) => void
  readonly unsentWork: UnsentWork
  /** What this browser remembers of the shop's looks, whoever is at the counter. */
  readonly preferences: Pick<
    Preferences,
    'consent' | 'keepConsent' | 'language' | 'keepLanguage' | 'units' | 'keepUnits'
  >
}
