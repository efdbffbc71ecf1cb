/** The ports of one browser, all of them fakes before one shop. */
import { sessionRenewal } from '../../src/application/account/session-renewal.ts'
import { cartNews } from '../../src/application/cart/cart-news.ts'
import type { ProductSearch } from '../../src/application/ports/product-search.ts'
import type { Spreadsheet } from '../../src/application/ports/spreadsheet.ts'
import type { ShopPorts } from '../../src/application/start-up.ts'
import { fakeAddressBook } from './address-book.fake.ts'
import { fakeCartDesk } from './cart-desk.fake.ts'
import { fakeConnection } from './fake-connection.ts'
import { fakeCustomCodes } from './custom-codes.fake.ts'
import { fakeDraftOrderDesk } from './draft-order-desk.fake.ts'
import type { FakeShop } from './fake-shop.ts'
import { fixedClock } from './fixed-clock.ts'
import { fakeFormDesk } from './form-desk.fake.ts'
import { fakeFulfilmentDesk } from './fulfilment-desk.fake.ts'
import { fakeHumanCheck } from './human-check.fake.ts'
import { fakeIdentity } from './identity.fake.ts'
import { memoryLeftSessions } from './memory-left-sessions.ts'
import { memoryPreferences } from './memory-preferences.ts'
import { memoryUnsentWork } from './memory-unsent-work.ts'
import { fakeNewsletter } from './newsletter.fake.ts'
import { fakeOrderDesk } from './order-desk.fake.ts'
import { fakePriceBook } from './price-book.fake.ts'
import { fakeProductCatalogue } from './product-catalogue.fake.ts'
import { fakeProductSearch } from './product-search.fake.ts'
import { fakeQuoteDesk } from './quote-desk.fake.ts'
import { recordingNotifier } from './recording-notifier.ts'
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
}

/** A browser in which the customer of that e-mail is signed in; a visitor's without one. */
export function shopPorts(
  shop: FakeShop,
  email?: string,
  { search = fakeProductSearch, spreadsheet = fakeSpreadsheet() }: Stands = {},
): ShopPorts {
  const visit = shop.visit(email)
  const tabs = { send: () => {}, listen: () => () => {} }
  const unsentWork = memoryUnsentWork()
  return {
    identity: fakeIdentity(visit),
    tokens: visit.tokens,
    leftSessions: memoryLeftSessions(),
    connection: fakeConnection(),
    linkToken: { read: () => undefined, forget: () => {} },
    tabs,
    unsentWork,
    cartNews: cartNews(unsentWork, tabs),
    cartDesk: () => Promise.resolve(fakeCartDesk(visit)),
    renewal: sessionRenewal(),
    siteContent: fakeSiteContent(shop),
    shelves: () => Promise.resolve({ catalogue: fakeProductCatalogue(shop), search: search(shop) }),
    priceBook: () => Promise.resolve(fakePriceBook(visit)),
    pages: () => Promise.resolve(fakeSitePages(shop)),
    forms: () => Promise.resolve({ desk: fakeFormDesk(visit), humanCheck: fakeHumanCheck(shop) }),
    desks: () =>
      Promise.resolve({
        addressBook: fakeAddressBook(visit),
        quoteDesk: fakeQuoteDesk(visit),
        orderDesk: fakeOrderDesk(visit),
        wishLists: fakeWishLists(visit),
        fulfilmentDesk: fakeFulfilmentDesk(visit),
        draftOrderDesk: fakeDraftOrderDesk(visit),
        customCodes: fakeCustomCodes(visit),
        spreadsheet,
      }),
    clock: fixedClock(shop.today),
    log: silentLog(),
    newsletter: fakeNewsletter(shop),
    notifier: recordingNotifier(),
    preferences: memoryPreferences(),
  }
}
