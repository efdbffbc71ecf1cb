/**
 * The adapters of the ports of the commerce engine that carts, orders, deliveries and forms need, and of the ports of the browser
 * that come with them, by the names of their folders, the usual one first; those of accounts and quotes stand in
 * `engine-adapters.ts`.
 */
import type { BundleGateway } from '../../application/ports/bundle-gateway.ts'
import type { CardGateway } from '../../application/ports/card-gateway.ts'
import type { CartGateway } from '../../application/ports/cart-gateway.ts'
import type { CheckoutGateway } from '../../application/ports/checkout-gateway.ts'
import type { DeliveryGateway } from '../../application/ports/delivery-gateway.ts'
import type { FormGateway } from '../../application/ports/form-gateway.ts'
import type { GiftCardGateway } from '../../application/ports/gift-card-gateway.ts'
import type { HumanCheck } from '../../application/ports/human-check.ts'
import type { OrderGateway } from '../../application/ports/order-gateway.ts'
import type { PaymentVault } from '../../application/ports/payment-vault.ts'
import type { PlacementGateway } from '../../application/ports/placement-gateway.ts'
import type { ReviewGateway } from '../../application/ports/review-gateway.ts'
import type { SavedCartGateway } from '../../application/ports/saved-cart-gateway.ts'
import type { StatementGateway } from '../../application/ports/statement-gateway.ts'
import type { WishLists } from '../../application/ports/wish-lists.ts'
import { browserHumanCheck } from '../browser/human-check.browser.ts'
import { browserPaymentVault } from '../browser/payment-vault.browser.ts'
import { httpBundleGateway } from '../commerce/bundle-gateway.http.ts'
import { httpCardGateway } from '../commerce/card-gateway.http.ts'
import { httpCartGateway } from '../commerce/cart-gateway.http.ts'
import { httpCheckoutGateway } from '../commerce/checkout-gateway.http.ts'
import { httpDeliveryGateway } from '../commerce/delivery-gateway.http.ts'
import { httpFormGateway } from '../commerce/form-gateway.http.ts'
import { httpGiftCardGateway } from '../commerce/gift-card-gateway.http.ts'
import { httpOrderGateway } from '../commerce/order-gateway.http.ts'
import { httpPlacementGateway } from '../commerce/placement-gateway.http.ts'
import { httpReviewGateway } from '../commerce/review-gateway.http.ts'
import { httpSavedCartGateway } from '../commerce/saved-cart-gateway.http.ts'
import { httpStatementGateway } from '../commerce/statement-gateway.http.ts'
import { httpWishLists } from '../commerce/wish-lists.http.ts'
import type { AdaptersOf } from './chosen-adapter.ts'
import type { EngineTools } from './engine-tools.ts'
import { vendure } from './vendure-adapters.ts'

/** The ports of buying, which the table below has adapters of. */
export interface BuyingPorts {
  readonly bundleGateway: BundleGateway
  readonly cardGateway: CardGateway
  readonly cartGateway: CartGateway
  readonly checkoutGateway: CheckoutGateway
  readonly deliveryGateway: DeliveryGateway
  readonly formGateway: FormGateway
  readonly giftCardGateway: GiftCardGateway
  readonly humanCheck: HumanCheck
  readonly orderGateway: OrderGateway
  readonly paymentVault: PaymentVault
  readonly placementGateway: PlacementGateway
  readonly reviewGateway: ReviewGateway
  readonly savedCartGateway: SavedCartGateway
  readonly statementGateway: StatementGateway
  readonly wishLists: WishLists
}

export const buyingAdapters = {
  bundleGateway: {
    commerce: ({ engine, region, locale }) => httpBundleGateway(engine, { region, locale }),
  },
  cardGateway: { commerce: ({ engine }) => httpCardGateway(engine) },
  cartGateway: {
    commerce: ({ engine, region }) => httpCartGateway(engine, region),
    vendure: vendure.cartGateway,
  },
  checkoutGateway: {
    commerce: ({ engine, region }) => httpCheckoutGateway(engine, region),
  },
  deliveryGateway: { commerce: ({ engine }) => httpDeliveryGateway(engine) },
  formGateway: {
    commerce: ({ engine, http, site }) =>
      httpFormGateway(engine, {
        ...http,
        base: site.addresses.commerce,
        uploadOrigins: site.addresses.uploads ?? [],
      }),
  },
  giftCardGateway: { commerce: ({ engine }) => httpGiftCardGateway(engine) },
  humanCheck: { browser: () => browserHumanCheck(globalThis.window) },
  orderGateway: { commerce: ({ engine }) => httpOrderGateway(engine) },
  paymentVault: { browser: () => browserPaymentVault(globalThis.window) },
  placementGateway: { commerce: ({ engine }) => httpPlacementGateway(engine) },
  reviewGateway: { commerce: ({ engine }) => httpReviewGateway(engine) },
  savedCartGateway: { commerce: ({ engine }) => httpSavedCartGateway(engine) },
  statementGateway: { commerce: ({ engine }) => httpStatementGateway(engine) },
  wishLists: { commerce: ({ engine, locale }) => httpWishLists(engine, locale) },
} satisfies AdaptersOf<BuyingPorts, EngineTools>
