/** Every suite of promises by the port that it holds to them. A new suite is a line here. */
import { actingGatewayContract } from '../contract/acting-gateway.contract.ts'
import { addressBookContract } from '../contract/address-book.contract.ts'
import { bundleGatewayContract } from '../contract/bundle-gateway.contract.ts'
import { cardGatewayContract } from '../contract/card-gateway.contract.ts'
import { cartGatewayContract } from '../contract/cart-gateway.contract.ts'
import { checkoutGatewayContract } from '../contract/checkout-gateway.contract.ts'
import { customCodesContract } from '../contract/custom-codes.contract.ts'
import { deliveryGatewayContract } from '../contract/delivery-gateway.contract.ts'
import { draftOrderGatewayContract } from '../contract/draft-order-gateway.contract.ts'
import type { Suite } from '../contract/each-shop.ts'
import { formGatewayContract } from '../contract/form-gateway.contract.ts'
import { fulfilmentGatewayContract } from '../contract/fulfilment-gateway.contract.ts'
import { giftCardGatewayContract } from '../contract/gift-card-gateway.contract.ts'
import { guestContract } from '../contract/guest.contract.ts'
import { identityContract } from '../contract/identity.contract.ts'
import { machineSearchContract } from '../contract/machine-search.contract.ts'
import { newsletterContract } from '../contract/newsletter.contract.ts'
import { orderGatewayContract } from '../contract/order-gateway.contract.ts'
import { placementGatewayContract } from '../contract/placement-gateway.contract.ts'
import { priceBookContract } from '../contract/price-book.contract.ts'
import { productCatalogueContract } from '../contract/product-catalogue.contract.ts'
import { productSearchContract } from '../contract/product-search.contract.ts'
import { quoteCopyContract } from '../contract/quote-copy.contract.ts'
import { quoteDocumentContract } from '../contract/quote-document.contract.ts'
import { quoteGatewayContract } from '../contract/quote-gateway.contract.ts'
import { quoteLedgerContract } from '../contract/quote-ledger.contract.ts'
import { quoteLifeContract } from '../contract/quote-life.contract.ts'
import { quoteLineContract } from '../contract/quote-line.contract.ts'
import { quoteListContract } from '../contract/quote-list.contract.ts'
import { repeatedWritesContract } from '../contract/repeated-writes.contract.ts'
import { reviewGatewayContract } from '../contract/review-gateway.contract.ts'
import { savedCartGatewayContract } from '../contract/saved-cart-gateway.contract.ts'
import { siteContentContract } from '../contract/site-content.contract.ts'
import { sitePagesContract, translationsContract } from '../contract/site-pages.contract.ts'
import { statementGatewayContract } from '../contract/statement-gateway.contract.ts'
import { wishListsContract } from '../contract/wish-lists.contract.ts'

export interface PortSuite {
  /** The name of the port, as a configuration chooses its adapter. */
  readonly port: string
  /** What of the port it is about. */
  readonly about: string
  readonly suite: Suite
  /** Whether a backend may leave it out: the shop then says that it is not to be had, and the main job goes on. */
  readonly mayBeRefused?: true
}

const mayBeRefused = true

export const portSuites: readonly PortSuite[] = [
  { port: 'siteContent', about: 'settings and menus', suite: siteContentContract },
  { port: 'sitePages', about: 'pages and posts', suite: sitePagesContract },
  { port: 'sitePages', about: 'translations', suite: translationsContract },
  { port: 'catalogue', about: 'products', suite: productCatalogueContract },
  { port: 'search', about: 'lists and suggestions', suite: productSearchContract },
  { port: 'search', about: 'finder', suite: machineSearchContract, mayBeRefused },
  { port: 'identity', about: 'accounts', suite: identityContract },
  { port: 'addressBook', about: 'addresses', suite: addressBookContract },
  { port: 'priceBook', about: 'prices and weeks', suite: priceBookContract },
  { port: 'quoteGateway', about: 'quotes', suite: quoteGatewayContract },
  { port: 'quoteGateway', about: 'life of a quote', suite: quoteLifeContract },
  { port: 'quoteGateway', about: 'repeated writes', suite: repeatedWritesContract },
  { port: 'quoteGateway', about: 'list of quotes', suite: quoteListContract },
  { port: 'quoteGateway', about: 'reconfiguring a line', suite: quoteLineContract, mayBeRefused },
  { port: 'quoteGateway', about: 'copying', suite: quoteCopyContract, mayBeRefused },
  { port: 'quoteGateway', about: 'history', suite: quoteLedgerContract, mayBeRefused },
  { port: 'quoteGateway', about: 'document', suite: quoteDocumentContract, mayBeRefused },
  { port: 'draftOrderGateway', about: 'draft orders', suite: draftOrderGatewayContract },
  { port: 'fulfilmentGateway', about: 'delivery', suite: fulfilmentGatewayContract },
  { port: 'customCodes', about: 'own codes', suite: customCodesContract },
  { port: 'cartGateway', about: 'cart', suite: cartGatewayContract },
  { port: 'checkoutGateway', about: 'checkout', suite: checkoutGatewayContract },
  { port: 'placementGateway', about: 'placing an order', suite: placementGatewayContract },
  { port: 'orderGateway', about: 'orders', suite: orderGatewayContract },
  { port: 'orderGateway', about: 'guests', suite: guestContract },
  { port: 'formGateway', about: 'forms', suite: formGatewayContract },
  { port: 'newsletter', about: 'newsletter', suite: newsletterContract, mayBeRefused },
  { port: 'wishLists', about: 'lists of a customer', suite: wishListsContract },
  { port: 'cardGateway', about: 'saved cards', suite: cardGatewayContract, mayBeRefused },
  { port: 'giftCardGateway', about: 'gift cards', suite: giftCardGatewayContract, mayBeRefused },
  { port: 'savedCartGateway', about: 'saved carts', suite: savedCartGatewayContract, mayBeRefused },
  { port: 'deliveryGateway', about: 'schedules', suite: deliveryGatewayContract, mayBeRefused },
  { port: 'bundleGateway', about: 'bundles', suite: bundleGatewayContract, mayBeRefused },
  { port: 'reviewGateway', about: 'reviews', suite: reviewGatewayContract, mayBeRefused },
  { port: 'statementGateway', about: 'statements', suite: statementGatewayContract, mayBeRefused },
  { port: 'actingGateway', about: 'acting for others', suite: actingGatewayContract, mayBeRefused },
]
