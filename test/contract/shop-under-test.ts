/** What a contract suite is given: a shop behind ports, with any adapters. */
import type { ActingGateway } from '../../src/application/ports/acting-gateway.ts'
import type { AddressBook } from '../../src/application/ports/address-book.ts'
import type { BundleGateway } from '../../src/application/ports/bundle-gateway.ts'
import type { CardGateway } from '../../src/application/ports/card-gateway.ts'
import type { CartGateway } from '../../src/application/ports/cart-gateway.ts'
import type { CheckoutGateway } from '../../src/application/ports/checkout-gateway.ts'
import type { CustomCodes } from '../../src/application/ports/custom-codes.ts'
import type { DeliveryGateway } from '../../src/application/ports/delivery-gateway.ts'
import type { DraftOrderGateway } from '../../src/application/ports/draft-order-gateway.ts'
import type { FormGateway } from '../../src/application/ports/form-gateway.ts'
import type { FulfilmentGateway } from '../../src/application/ports/fulfilment-gateway.ts'
import type { GiftCardGateway } from '../../src/application/ports/gift-card-gateway.ts'
import type { Identity } from '../../src/application/ports/identity.ts'
import type { Newsletter } from '../../src/application/ports/newsletter.ts'
import type { OrderGateway } from '../../src/application/ports/order-gateway.ts'
import type { PlacementGateway } from '../../src/application/ports/placement-gateway.ts'
import type { PriceBook } from '../../src/application/ports/price-book.ts'
import type { ProductCatalogue } from '../../src/application/ports/product-catalogue.ts'
import type { ProductSearch } from '../../src/application/ports/product-search.ts'
import type { QuoteGateway } from '../../src/application/ports/quote-gateway.ts'
import type { ReviewGateway } from '../../src/application/ports/review-gateway.ts'
import type { SiteContent } from '../../src/application/ports/site-content.ts'
import type { SitePages } from '../../src/application/ports/site-pages.ts'
import type { SavedCartGateway } from '../../src/application/ports/saved-cart-gateway.ts'
import type { StatementGateway } from '../../src/application/ports/statement-gateway.ts'
import type { WishLists } from '../../src/application/ports/wish-lists.ts'
import type { TokenStore } from '../../src/application/ports/token-store.ts'
import type { ReviewState } from '../../src/domain/catalogue/product-review.ts'
import type { ContentLocale } from '../../src/domain/content/content-locale.ts'
import type { OrderId } from '../../src/domain/order/order.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'

/** One browser: its token, and the ports that use it. */
export interface ShopClient {
  readonly tokens: TokenStore
  readonly actingGateway: ActingGateway
  readonly identity: Identity
  readonly bundleGateway: BundleGateway
  readonly cartGateway: CartGateway
  readonly checkoutGateway: CheckoutGateway
  readonly priceBook: PriceBook
  readonly quoteGateway: QuoteGateway
  readonly orderGateway: OrderGateway
  readonly reviewGateway: ReviewGateway
  readonly savedCartGateway: SavedCartGateway
  readonly statementGateway: StatementGateway
  readonly wishLists: WishLists
  readonly fulfilmentGateway: FulfilmentGateway
  readonly deliveryGateway: DeliveryGateway
  readonly draftOrderGateway: DraftOrderGateway
  readonly customCodes: CustomCodes
  readonly addressBook: AddressBook
  readonly formGateway: FormGateway
  readonly newsletter: Newsletter
  readonly cardGateway: CardGateway
  readonly giftCardGateway: GiftCardGateway
  readonly placementGateway: PlacementGateway
}

export type Verdict = 'approve' | 'return' | 'decline'

export interface ShopUnderTest {
  /** A browser in which the account of that e-mail has signed in; a visitor's without one. */
  readonly client: (email?: string) => Promise<ShopClient>
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
  /** The language that is chosen from now on. */
  readonly speak: (locale: ContentLocale) => void
  readonly content: SiteContent
  readonly pages: SitePages
  /** What is written in a language goes, for all that has the name: a slug, path, year or system code. */
  readonly untranslate: (name: string, locale: ContentLocale) => Promise<void>
  /** What a reviewer does to a quote that waits. */
  readonly review: (id: QuoteId, verdict: Verdict, reason: string) => Promise<void>
  /** What a reviewer makes of every product review that waits. */
  readonly judgeReviews: (state: ReviewState) => Promise<void>
  /** How many writes have been done since the shop was opened; undefined where it does not tell. */
  readonly commits: () => Promise<number | undefined>
  /** The secret of the link in the last email to that address; undefined when there was none. */
  readonly resetSecret: (email: string) => Promise<string | undefined>
  /** The token of a link by which another place signs in the account of that e-mail. */
  readonly signInLink: (email: string) => Promise<string>
  /** The value of `?token=` in an email about an order. */
  readonly orderToken: (id: OrderId) => Promise<string>
  /** What the vault hands over for a good Visa card that ends in 4242. */
  readonly cardToken: () => Promise<string>
  /** Every session is over, on the server only. */
  readonly endSessions: () => Promise<void>
  readonly known: KnownGoods
}

/** What of the goods a suite may rely on; everything else it reads from the catalogue. */
export interface KnownGoods {
  /** A product with a page, a packaging modifier with a minimum, and a hidden option. */
  readonly skuCode: string
  readonly otherSkuCode: string
  /** Sold by model code only. */
  readonly modelOnlySkuCode: string
  /** Of a product that has left the catalogue, and that `skuCode` has taken the place of. */
  readonly departedSkuCode: string
  /** A plain product of at least two option groups. */
  readonly plainSkuCode: string
  /** A bundle of more than one group, which has something to choose from in each. */
  readonly bundleSkuCode: string
  /** A plain product, some of whose skus are priced by quote only. */
  readonly quoteOnlySkuCode: string
  /** Takes something off a cart. */
  readonly promotionCode: string
  /** A gift card in US dollars that nobody has redeemed. */
  readonly giftCard: { readonly code: string; readonly pin: string }
  /** Of the US customer's own codes: one that can be ordered, and one that is no whole configuration. */
  readonly customCodes: { readonly whole: string; readonly incomplete: string }
  /** Some of its codes are ambiguous: shaft A with ports 2N reads like shaft A2 with ports N. */
  readonly ambiguousSkuCode: string
}

/** The demo accounts that both shops have. */
export const people = {
  us: 'us@manifold.test',
  eu: 'eu@manifold.test',
  noCountry: 'no-country@manifold.test',
  noCredit: 'no-credit@manifold.test',
  locked: 'locked@manifold.test',
  staff: 'admin@manifold.test',
} as const

export const password = 'Manifold-2026'
