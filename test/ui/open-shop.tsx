/** Opens the whole shop at an address, over the fakes: what a person sees, without a server. */
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
// Fetched beforehand: the test runner breaks when two outside modules are linked at the same moment.
import '../../src/ui/components/ConfirmDialog/LoadedConfirmDialog.tsx'
import '../../src/ui/components/Dialog/LoadedDialog.tsx'
import type { Preferences } from '../../src/application/ports/preferences.ts'
import type { ProductSearch } from '../../src/application/ports/product-search.ts'
import type { Spreadsheet } from '../../src/application/ports/spreadsheet.ts'
import type { UnsentWork } from '../../src/application/ports/unsent-work.ts'
import type { Storefront } from '../../src/application/storefront.ts'
import { sessionRenewal } from '../../src/application/account/session-renewal.ts'
import { startUp } from '../../src/application/start-up.ts'
import { App } from '../../src/ui/App.tsx'
import { startTranslations } from '../../src/ui/i18n/i18n.ts'
import { languageFor } from '../../src/ui/i18n/languages.ts'
import { fakeAddressBook } from '../fakes/address-book.fake.ts'
import { fakeCustomCodes } from '../fakes/custom-codes.fake.ts'
import { fakeDraftOrderDesk } from '../fakes/draft-order-desk.fake.ts'
import { type FakeShop, fakeShop, type OwnedQuote } from '../fakes/fake-shop.ts'
import { fixedClock } from '../fakes/fixed-clock.ts'
import { fakeFormDesk } from '../fakes/form-desk.fake.ts'
import { fakeHumanCheck } from '../fakes/human-check.fake.ts'
import { fakeFulfilmentDesk } from '../fakes/fulfilment-desk.fake.ts'
import { fakeIdentity } from '../fakes/identity.fake.ts'
import { memoryPreferences } from '../fakes/memory-preferences.ts'
import { memoryUnsentWork } from '../fakes/memory-unsent-work.ts'
import { fakeWishLists } from '../fakes/wish-lists.fake.ts'
import { fakeOrderDesk } from '../fakes/order-desk.fake.ts'
import { fakePriceBook } from '../fakes/price-book.fake.ts'
import { fakeProductCatalogue } from '../fakes/product-catalogue.fake.ts'
import { fakeProductSearch } from '../fakes/product-search.fake.ts'
import { fakeQuoteDesk } from '../fakes/quote-desk.fake.ts'
import { type LoggedEvent, silentLog } from '../fakes/silent-log.ts'
import { fakeNewsletter } from '../fakes/newsletter.fake.ts'
import { recordingNotifier, type RecordingNotifier } from '../fakes/recording-notifier.ts'
import { fakeSitePages } from '../fakes/site-pages.fake.ts'
import { fakeSiteContent } from '../fakes/site-content.fake.ts'
import { fakeSpreadsheet } from '../fakes/spreadsheet.fake.ts'

interface Opening {
  readonly shop?: FakeShop
  /** The e-mail of the customer who is signed in; a visitor without one. */
  readonly as?: string
  /** What the browser remembers from the visits before. */
  readonly preferences?: Preferences
  readonly unsentWork?: UnsentWork
  /** To answer lists with what the fake shop does not have. */
  readonly search?: (shop: FakeShop) => ProductSearch
  /** To hold a file or to let it fail. */
  readonly spreadsheet?: Spreadsheet
}

export interface OpenShop {
  readonly shop: FakeShop
  readonly storefront: Storefront
  readonly notices: RecordingNotifier['notices']
  readonly user: UserEvent
  /** What developers are told. */
  readonly logged: readonly LoggedEvent[]
}

export const usCustomer = 'us@manifold.test'
export const euCustomer = 'eu@manifold.test'

/** Renders the shop at a path. The address bar is the one of the window, as in a browser. */
export async function openShopAt(path: string, opening: Opening = {}): Promise<OpenShop> {
  const shop = opening.shop ?? fakeShop()
  const visit = shop.visit(opening.as)
  const notifier = recordingNotifier()
  const log = silentLog()
  const preferences = opening.preferences ?? memoryPreferences()
  window.history.replaceState(null, '', path)
  const storefront = await startUp({
    identity: fakeIdentity(visit),
    tokens: visit.tokens,
    tabs: { send: () => {}, listen: () => () => {} },
    unsentWork: opening.unsentWork ?? memoryUnsentWork(),
    renewal: sessionRenewal(),
    siteContent: fakeSiteContent(shop),
    shelves: () =>
      Promise.resolve({
        catalogue: fakeProductCatalogue(shop),
        search: (opening.search ?? fakeProductSearch)(shop),
      }),
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
        spreadsheet: opening.spreadsheet ?? fakeSpreadsheet(),
      }),
    clock: fixedClock(shop.today),
    newsletter: fakeNewsletter(shop),
    notifier,
    preferences,
    log,
  })
  const { translations, ready } = startTranslations(languageFor(preferences.language()))
  await ready
  render(<App storefront={storefront} translations={translations} />)
  return {
    shop,
    storefront,
    notices: notifier.notices,
    logged: log.events,
    user: userEvent.setup(),
  }
}

/** Puts a quote of a customer into the fake shop. */
export function withQuote(shop: FakeShop, email: string, quote: OwnedQuote['quote']): FakeShop {
  const owner = [...shop.customers.values()].find(({ account }) => account.email === email)
  if (!owner) throw new Error(`The fake shop has no account ${email}`)
  shop.quotes.set(quote.id, { owner: owner.account.id, quote })
  return shop
}
