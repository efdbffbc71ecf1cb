/**
 * The adapters of the ports of the commerce engine that carts, orders, deliveries and forms need, and of the ports of the browser
 * that come with them, by the names of their folders, the usual one first; those of accounts and quotes stand in
 * `engine-adapters.ts`.
 */
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
import type { EngineTools } from './engine-tools.ts'
import { vendure } from './vendure-adapters.ts'

export const buyingAdapters = {
  bundleGateway: {
    commerce: ({ engine, region, locale }: EngineTools) =>
      httpBundleGateway(engine, { region, locale }),
  },
  cardGateway: { commerce: ({ engine }: EngineTools) => httpCardGateway(engine) },
  cartGateway: {
    commerce: ({ engine, region }: EngineTools) => httpCartGateway(engine, region),
    vendure: vendure.cartGateway,
  },
  checkoutGateway: {
    commerce: ({ engine, region }: EngineTools) => httpCheckoutGateway(engine, region),
  },
  deliveryGateway: { commerce: ({ engine }: EngineTools) => httpDeliveryGateway(engine) },
  formGateway: {
    commerce: ({ engine, http, site }: EngineTools) =>
      httpFormGateway(engine, {
        ...http,
        base: site.addresses.commerce,
        uploadOrigins: site.addresses.uploads ?? [],
      }),
  },
  giftCardGateway: { commerce: ({ engine }: EngineTools) => httpGiftCardGateway(engine) },
  humanCheck: { browser: () => browserHumanCheck(globalThis.window) },
  orderGateway: { commerce: ({ engine }: EngineTools) => httpOrderGateway(engine) },
  paymentVault: { browser: () => browserPaymentVault(globalThis.window) },
  placementGateway: { commerce: ({ engine }: EngineTools) => httpPlacementGateway(engine) },
  reviewGateway: { commerce: ({ engine }: EngineTools) => httpReviewGateway(engine) },
  savedCartGateway: { commerce: ({ engine }: EngineTools) => httpSavedCartGateway(engine) },
  statementGateway: { commerce: ({ engine }: EngineTools) => httpStatementGateway(engine) },
  wishLists: { commerce: ({ engine, locale }: EngineTools) => httpWishLists(engine, locale) },
}
