/** The ports of one browser, all of them fakes before one shop. */
import { cartCount } from '../../src/application/cart/cart-count.ts'
import type { ProductSearch } from '../../src/application/ports/product-search.ts'
import { noDataSheets } from '../../src/adapters/server/nobody.ts'
import type { DataSheetPrinter } from '../../src/application/ports/data-sheet-printer.ts'
import type { Spreadsheet } from '../../src/application/ports/spreadsheet.ts'
import type { TabChannel } from '../../src/application/ports/tab-channel.ts'
import { tellingTabs } from '../../src/application/quote/quote-changes.ts'
import type { ShopPorts } from '../../src/adapters/wiring/shop-ports.ts'
import { fakeActingGateway } from './acting-gateway.fake.ts'
import { fakeAddressBook } from './address-book.fake.ts'
import { fakeBundleGateway } from './bundle-gateway.fake.ts'
import { fakeCardGateway } from './card-gateway.fake.ts'
import { fakeGiftCardGateway } from './gift-card-gateway.fake.ts'
import { fakeCartGateway } from './cart-gateway.fake.ts'
import { fakeCheckoutGateway } from './checkout-gateway.fake.ts'
import { fakeConnection } from './fake-connection.ts'
import { fakeCustomCodes } from './custom-codes.fake.ts'
import { fakeDeliveryGateway } from './delivery-gateway.fake.ts'
import { fakeDraftOrderGateway } from './draft-order-gateway.fake.ts'
import type { FakeShop } from './fake-shop.ts'
import { fakeFormGateway } from './form-gateway.fake.ts'
import { fakeFulfilmentGateway } from './fulfilment-gateway.fake.ts'
import { fakeHumanCheck } from './human-check.fake.ts'
import { fakeIdentity } from './identity.fake.ts'
import { memoryColumns } from './memory-columns.ts'
import { memoryLeftSessions } from './memory-left-sessions.ts'
import { memoryPage } from './memory-page.ts'
import { memoryTabs } from './memory-tabs.ts'
import { memoryPreferences } from './memory-preferences.ts'
import { memoryUnsentWork } from './memory-unsent-work.ts'
import { fakeNewsletter } from './newsletter.fake.ts'
import { fakeSavedCartGateway } from './saved-cart-gateway.fake.ts'
import { fakeStatementGateway } from './statement-gateway.fake.ts'
import { fakeOrderGateway } from './order-gateway.fake.ts'
import { fakePaymentVault } from './payment-vault.fake.ts'
import { fakePlacementGateway } from './placement-gateway.fake.ts'
import { fakePriceBook } from './price-book.fake.ts'
import { fakeProductCatalogue } from './product-catalogue.fake.ts'
import { fakeProductSearch } from './product-search.fake.ts'
import { fakeQuoteGateway } from './quote-gateway.fake.ts'
import { recordingNotifier } from './recording-notifier.ts'
import { fakeReviewGateway } from './review-gateway.fake.ts'
import { silentLog } from './silent-log.ts'
import { fakeSiteContent } from './site-content.fake.ts'
import { fakeSitePages } from './site-pages.fake.ts'
import { fakeSpreadsheet } from './spreadsheet.fake.ts'
import { fakeWishLists } from './wish-lists.fake.ts'

interface Stands {
  /** To answer lists with what the fake shop does not have. */
  readonly search?: ((shop: FakeShop) => ProductSearch) | undefined
  /** To hold a file or to let it fail. */
  readonly spreadsheet?: Spreadsheet | undefined
  /** To see what is written on a data sheet. */
  readonly dataSheetPrinter?: DataSheetPrinter | undefined
  /** To hear what other tabs are told, and to speak for them. */
  readonly tabs?: TabChannel | undefined
}

/** A browser in which the customer of that e-mail is signed in; a visitor's without one. */
export function shopPorts(
  shop: FakeShop,
  email?: string,
  {
    search = fakeProductSearch,
    spreadsheet = fakeSpreadsheet(),
    dataSheetPrinter = noDataSheets,
    tabs = memoryTabs(),
  }: Stands = {},
): ShopPorts {
  const visit = shop.visit(email)
  const unsentWork = memoryUnsentWork()
  return {
    tokens: visit.tokens,
    leftSessions: memoryLeftSessions(),
    connection: fakeConnection(),
    page: memoryPage(),
    linkToken: { read: () => undefined, forget: () => {} },
    tabs,
    unsentWork,
    cartCount: cartCount(unsentWork, tabs),
    siteContent: fakeSiteContent(shop),
    clock: { today: () => shop.today, now: () => 0 },
    newIntent: () => shop.nextId('intent'),
    fileAddresses: { download: (id) => `/files/${encodeURIComponent(id)}` },
    log: silentLog(),
    notifier: recordingNotifier(),
    preferences: memoryPreferences(),
    onFirstInteraction: () => {},
    fetchCatalogue: () =>
      Promise.resolve({ catalogue: fakeProductCatalogue(shop), search: search(shop) }),
    fetchElements: () => Promise.resolve({ pages: fakeSitePages(shop) }),
    fetchPages: () => Promise.resolve({ pages: fakeSitePages(shop) }),
    fetchDataSheets: () => Promise.resolve({ dataSheetPrinter }),
    fetchKeptWork: () => Promise.resolve({ columnMemory: memoryColumns(), unsentWork }),
    fetchEngine: () =>
      Promise.resolve({
        bindPorts: () => {
          throw new Error('The ports of a fake shop are made already.')
        },
        actingGateway: fakeActingGateway(visit),
        addressBook: fakeAddressBook(visit),
        customCodes: fakeCustomCodes(visit),
        identity: fakeIdentity(visit),
        newsletter: fakeNewsletter(shop),
        priceBook: fakePriceBook(visit),
        ...tellingTabs(
          {
            draftOrderGateway: fakeDraftOrderGateway(visit),
            fulfilmentGateway: fakeFulfilmentGateway(visit),
            quoteGateway: fakeQuoteGateway(visit),
          },
          tabs,
        ),
        spreadsheet,
      }),
    fetchBuying: () =>
      Promise.resolve(() => ({
        bundleGateway: fakeBundleGateway(visit),
        cardGateway: fakeCardGateway(visit),
        cartGateway: fakeCartGateway(visit),
        checkoutGateway: fakeCheckoutGateway(visit),
        deliveryGateway: fakeDeliveryGateway(visit),
        formGateway: fakeFormGateway(visit),
        giftCardGateway: fakeGiftCardGateway(visit),
        humanCheck: fakeHumanCheck(shop),
        orderGateway: fakeOrderGateway(visit),
        savedCartGateway: fakeSavedCartGateway(visit),
        statementGateway: fakeStatementGateway(visit),
        paymentVault: fakePaymentVault(shop.vault),
        placementGateway: fakePlacementGateway(visit),
        reviewGateway: fakeReviewGateway(visit),
        wishLists: fakeWishLists(visit),
      })),
  }
}

/** All ports of the commerce engine of such a shop. */
export async function enginePortsOf(ports: ShopPorts) {
  const engine = await ports.fetchEngine(() => Promise.resolve(false))
  const openBuying = await ports.fetchBuying()
  return { ...engine, ...openBuying(engine) }
}
