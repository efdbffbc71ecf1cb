/**
 * The adapters of each port of the commerce engine, and of the ports of the browser that come with it, by the names of
 * their folders, the usual one first. Another adapter is a folder and a line here; the compiler holds it to the port.
 */
import { browserHumanCheck } from '../browser/human-check.browser.ts'
import { browserPaymentVault } from '../browser/payment-vault.browser.ts'
import { openSheetWorker } from '../browser/spreadsheet/open-sheet-worker.ts'
import { browserSpreadsheet } from '../browser/spreadsheet.browser.ts'
import { httpActingGateway } from '../commerce/acting-gateway.http.ts'
import { httpAddressBook } from '../commerce/address-book.http.ts'
import { httpBundleGateway } from '../commerce/bundle-gateway.http.ts'
import { httpCardGateway } from '../commerce/card-gateway.http.ts'
import { httpCartGateway } from '../commerce/cart-gateway.http.ts'
import { httpCheckoutGateway } from '../commerce/checkout-gateway.http.ts'
import { httpCustomCodes } from '../commerce/custom-codes.http.ts'
import { httpDeliveryGateway } from '../commerce/delivery-gateway.http.ts'
import { httpDraftOrderGateway } from '../commerce/draft-order-gateway.http.ts'
import { httpFormGateway } from '../commerce/form-gateway.http.ts'
import { httpFulfilmentGateway } from '../commerce/fulfilment-gateway.http.ts'
import { httpGiftCardGateway } from '../commerce/gift-card-gateway.http.ts'
import { httpIdentity } from '../commerce/identity.http.ts'
import { httpNewsletter } from '../commerce/newsletter.http.ts'
import { httpOrderGateway } from '../commerce/order-gateway.http.ts'
import { httpPlacementGateway } from '../commerce/placement-gateway.http.ts'
import { httpPriceBook } from '../commerce/price-book.http.ts'
import { httpQuoteGateway } from '../commerce/quote-gateway.http.ts'
import { httpReviewGateway } from '../commerce/review-gateway.http.ts'
import { httpSavedCartGateway } from '../commerce/saved-cart-gateway.http.ts'
import { httpStatementGateway } from '../commerce/statement-gateway.http.ts'
import { httpWishLists } from '../commerce/wish-lists.http.ts'
import type { EngineTools } from './engine-tools.ts'
import { vendure } from './vendure-adapters.ts'

export const engineAdapters = {
  actingGateway: { commerce: ({ engine }: EngineTools) => httpActingGateway(engine) },
  addressBook: {
    commerce: ({ engine }: EngineTools) => httpAddressBook(engine),
    vendure: vendure.addressBook,
  },
  bundleGateway: {
    commerce: ({ engine, region, spoken }: EngineTools) =>
      httpBundleGateway(engine, { region, spoken }),
  },
  cardGateway: { commerce: ({ engine }: EngineTools) => httpCardGateway(engine) },
  cartGateway: {
    commerce: ({ engine, region }: EngineTools) => httpCartGateway(engine, region),
    vendure: vendure.cartGateway,
  },
  checkoutGateway: {
    commerce: ({ engine, region }: EngineTools) => httpCheckoutGateway(engine, region),
  },
  customCodes: { commerce: ({ engine }: EngineTools) => httpCustomCodes(engine) },
  deliveryGateway: { commerce: ({ engine }: EngineTools) => httpDeliveryGateway(engine) },
  draftOrderGateway: {
    commerce: ({ engine }: EngineTools) => httpDraftOrderGateway(engine),
    vendure: vendure.draftOrderGateway,
  },
  formGateway: {
    commerce: ({ engine, http, site }: EngineTools) =>
      httpFormGateway(engine, { ...http, uploadOrigins: site.addresses.uploads ?? [] }),
  },
  fulfilmentGateway: {
    commerce: ({ engine }: EngineTools) => httpFulfilmentGateway(engine),
    vendure: vendure.fulfilmentGateway,
  },
  giftCardGateway: { commerce: ({ engine }: EngineTools) => httpGiftCardGateway(engine) },
  humanCheck: { browser: () => browserHumanCheck(globalThis.window) },
  identity: {
    commerce: ({ engine, spoken, tokens, cartCount }: EngineTools) =>
      httpIdentity(engine, tokens, cartCount, spoken),
    vendure: vendure.identity,
  },
  newsletter: { commerce: ({ engine }: EngineTools) => httpNewsletter(engine) },
  orderGateway: { commerce: ({ engine }: EngineTools) => httpOrderGateway(engine) },
  paymentVault: { browser: () => browserPaymentVault(globalThis.window) },
  placementGateway: { commerce: ({ engine }: EngineTools) => httpPlacementGateway(engine) },
  priceBook: {
    commerce: ({ engine, log }: EngineTools) => httpPriceBook(engine, log),
    vendure: vendure.priceBook,
  },
  quoteGateway: {
    commerce: ({ engine }: EngineTools) => httpQuoteGateway(engine),
    vendure: vendure.quoteGateway,
  },
  reviewGateway: { commerce: ({ engine }: EngineTools) => httpReviewGateway(engine) },
  savedCartGateway: { commerce: ({ engine }: EngineTools) => httpSavedCartGateway(engine) },
  statementGateway: { commerce: ({ engine }: EngineTools) => httpStatementGateway(engine) },
  spreadsheet: { browser: () => browserSpreadsheet({ open: openSheetWorker }) },
  wishLists: { commerce: ({ engine, spoken }: EngineTools) => httpWishLists(engine, spoken) },
}
