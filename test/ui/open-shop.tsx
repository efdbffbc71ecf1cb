/** Opens the whole shop at an address, over the fakes: what a person sees, without a server. */
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach } from 'vitest'
// Fetched beforehand: the test runner breaks when two outside modules are linked at the same moment.
import '../../src/ui/components/ConfirmDialog/LoadedConfirmDialog.tsx'
import '../../src/ui/components/Dialog/LoadedDialog.tsx'
import { openShop, type Shop } from '../../src/adapters/wiring/shop.ts'
import { takeLinkToken } from '../../src/adapters/browser/link-token.browser.ts'
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import type { Preferences } from '../../src/application/ports/preferences.ts'
import type { ProductSearch } from '../../src/application/ports/product-search.ts'
import type { DataSheetPrinter } from '../../src/application/ports/data-sheet-printer.ts'
import type { Spreadsheet } from '../../src/application/ports/spreadsheet.ts'
import type { UnsentWork } from '../../src/application/ports/unsent-work.ts'
import { cartCount } from '../../src/application/cart/cart-count.ts'
import type { Services } from '../../src/application/services.ts'
import type { Storefront } from '../../src/application/storefront.ts'
import { browserRouter, markLanguage } from '../../src/opening.ts'
import { App } from '../../src/ui/App.tsx'
import { PageFrameContext } from '../../src/ui/shell/page-frame.ts'
import type { ShopRouter } from '../../src/ui/routes/router.ts'
import { startTranslations } from '../../src/ui/i18n/i18n.ts'
import { languageFor } from '../../src/ui/i18n/languages.ts'
import { type FakeShop, fakeShop, type OwnedQuote } from '../fakes/fake-shop.ts'
import { type MemoryTabs } from '../fakes/memory-tabs.ts'
import { memoryPage } from '../fakes/memory-page.ts'
import { recordingNotifier, type RecordingNotifier } from '../fakes/recording-notifier.ts'
import { type LoggedEvent, silentLog } from '../fakes/silent-log.ts'
import { shopPorts } from '../fakes/shop-ports.ts'

// The same for the services of all areas, two of which a page may ask for at once.
import.meta.glob('../../src/application/*/*.ts', { eager: true })

interface Opening {
  readonly shop?: FakeShop
  /** The e-mail of the customer who is signed in; a visitor without one. */
  readonly as?: string
  /** The email of a customer for whom that one, who is staff, acts by phone. */
  readonly actFor?: string
  /** What the browser remembers from the visits before. */
  readonly preferences?: Preferences
  readonly unsentWork?: UnsentWork
  /** To answer lists with what the fake shop does not have. */
  readonly search?: (shop: FakeShop) => ProductSearch
  /** To hold a file or to let it fail. */
  readonly spreadsheet?: Spreadsheet
  /** To see what is written on a data sheet. */
  readonly dataSheetPrinter?: DataSheetPrinter
  /** To hear what other tabs are told, and to speak for them. */
  readonly tabs?: MemoryTabs
  /** Whether the head and the foot are drawn around the page: they are half of all that is drawn. */
  readonly isFramed?: boolean
  /** What happens between the opening of the shop and its first drawing. */
  readonly beforeDrawn?: (router: ShopRouter, storefront: Storefront) => Promise<void>
}

export interface OpenShop {
  readonly shop: FakeShop
  readonly opened: Shop
  readonly router: ShopRouter
  readonly storefront: Storefront
  readonly services: Services
  readonly notices: RecordingNotifier['notices']
  readonly user: UserEvent
  /** Where the page was told to open from the start. */
  readonly pagesOpened: readonly string[]
  /** What developers are told. */
  readonly logged: readonly LoggedEvent[]
}

const nothing = () => null
const withoutFrame = { Head: nothing, Foot: nothing }

export const usCustomer = 'us@manifold.test'
export const euCustomer = 'eu@manifold.test'

/** The routers of the test that runs. */
const routers = new Set<ShopRouter>()

// All tests of a file share one address bar: what a page was still on its way to would lead the next test's page there.
afterEach(() => {
  for (const { history } of routers) {
    history.push = () => {}
    history.replace = () => {}
  }
  routers.clear()
})

/** Renders a page of the shop by its path. The address bar is the one of the window, as in a browser. */
export async function openShopAt(path: string, opening: Opening = {}): Promise<OpenShop> {
  const shop = opening.shop ?? fakeShop()
  const notifier = recordingNotifier()
  const { as, search, spreadsheet, dataSheetPrinter, tabs } = opening
  const fakes = shopPorts(shop, as, { search, spreadsheet, dataSheetPrinter, tabs })
  const kept = await fakes.fetchKeptWork()
  const { preferences = fakes.preferences, unsentWork = kept.unsentWork } = opening
  if (opening.actFor !== undefined) {
    const { actingGateway } = await fakes.fetchEngine(() => Promise.resolve(false))
    await actingGateway.start({ email: opening.actFor, reason: 'Asked by phone.' })()
  }
  const page = memoryPage(path)
  window.history.replaceState(null, '', path)
  const linkToken = takeLinkToken(
    window,
    safeStorage(() => window.sessionStorage),
  )
  const log = silentLog()
  const opened = await openShop({
    ...fakes,
    cartCount: cartCount(unsentWork, fakes.tabs),
    notifier,
    preferences,
    unsentWork,
    fetchKeptWork: () => Promise.resolve({ ...kept, unsentWork }),
    linkToken,
    log,
    page,
  })
  const { translations, ready } = startTranslations(
    languageFor(preferences.language()),
    [],
    markLanguage,
  )
  // A text that no route has loaded fails the test, wherever it is asked for.
  translations.options.parseMissingKeyHandler = (key) => {
    throw new Error(`The text ${key} is not loaded.`)
  }
  await ready
  const router = browserRouter(opened, translations)
  routers.add(router)
  await opening.beforeDrawn?.(router, opened.storefront)
  const app = <App shop={opened} translations={translations} router={router} />
  render(
    opening.isFramed ? (
      app
    ) : (
      <PageFrameContext.Provider value={withoutFrame}>{app}</PageFrameContext.Provider>
    ),
  )
  return {
    shop,
    opened,
    router,
    storefront: opened.storefront,
    services: opened.services,
    notices: notifier.notices,
    pagesOpened: page.opened,
    logged: log.events,
    user: userEvent.setup(),
  }
}

/** The same, with the head and the foot around the page. */
export function openFramedShopAt(path: string, opening: Opening = {}): Promise<OpenShop> {
  return openShopAt(path, { ...opening, isFramed: true })
}

/** Puts a quote of a customer into the fake shop. */
export function withQuote(shop: FakeShop, email: string, quote: OwnedQuote['quote']): FakeShop {
  const owner = [...shop.customers.values()].find(({ account }) => account.email === email)
  if (!owner) throw new Error(`The fake shop has no account ${email}`)
  shop.quotes.set(quote.id, { owner: owner.account.id, quote })
  return shop
}
