/** What has to be there before the shop opens, and what may come later. */
import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionKnown } from '../../src/application/account/session.ts'
import { sessionRenewal } from '../../src/application/account/session-renewal.ts'
import { csvImportView } from '../../src/application/draft-order/csv-import.view.ts'
import { type ShopPorts, startUp } from '../../src/application/start-up.ts'
import { defaultSiteSettings } from '../../src/domain/content/site-settings.ts'
import { anEmptyDraft } from '../builders/a-quote.ts'
import { anAccount } from '../builders/an-account.ts'
import { fakeCustomCodes } from '../fakes/custom-codes.fake.ts'
import { fakeDraftOrderDesk } from '../fakes/draft-order-desk.fake.ts'
import { fakeAddressBook } from '../fakes/address-book.fake.ts'
import { fakePassword, type FakeShop, fakeShop } from '../fakes/fake-shop.ts'
import { fixedClock } from '../fakes/fixed-clock.ts'
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
import { fakeNewsletter } from '../fakes/newsletter.fake.ts'
import { recordingNotifier } from '../fakes/recording-notifier.ts'
import { fakeSitePages } from '../fakes/site-pages.fake.ts'
import { fakeFormDesk } from '../fakes/form-desk.fake.ts'
import { fakeHumanCheck } from '../fakes/human-check.fake.ts'
import { fakeSiteContent } from '../fakes/site-content.fake.ts'
import { silentLog } from '../fakes/silent-log.ts'
import { fakeSpreadsheet } from '../fakes/spreadsheet.fake.ts'
import { aShopOfTwelve, linesFor, until } from './draft-order/filling.ts'

function portsOf(shop: FakeShop, email?: string): ShopPorts {
  const visit = shop.visit(email)
  return {
    identity: fakeIdentity(visit),
    tokens: visit.tokens,
    tabs: { send: () => {}, listen: () => () => {} },
    unsentWork: memoryUnsentWork(),
    renewal: sessionRenewal(),
    siteContent: fakeSiteContent(shop),
    shelves: () =>
      Promise.resolve({ catalogue: fakeProductCatalogue(shop), search: fakeProductSearch(shop) }),
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
        spreadsheet: fakeSpreadsheet(),
      }),
    clock: fixedClock(shop.today),
    log: silentLog(),
    newsletter: fakeNewsletter(shop),
    notifier: recordingNotifier(),
    preferences: memoryPreferences(),
  }
}

describe('content', () => {
  it.each([
    ['es_mx', 'es'],
    ['pl', 'en'],
  ])('is asked for in the language that is kept: %s in %s', async (language, locale) => {
    const ports = portsOf(fakeShop())
    ports.preferences.keepLanguage(language)
    const pages = await ports.pages()
    const page = vi.fn(pages.page)
    const storefront = await startUp({ ...ports, pages: () => Promise.resolve({ ...pages, page }) })
    await storefront.read.content.page('about')()
    expect(page).toHaveBeenCalledWith('about', { locale, signal: undefined })
  })
})

describe('opening the shop', () => {
  it('waits for the settings of the site (SHELL-05)', async () => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, siteName: 'Northfield' }
    const answer = shop.calls.hold('siteContent.settings')
    const opened = vi.fn()
    const opening = startUp(portsOf(shop)).then(opened)
    await vi.waitUntil(() => shop.calls.asked.includes('siteContent.settings'))
    expect(opened).not.toHaveBeenCalled()
    answer()
    await opening
    expect(opened.mock.calls[0]?.[0]).toMatchObject({
      settings: { siteName: 'Northfield' },
      areSettingsDefaults: false,
    })
  })

  it('asks for settings and account side by side', async () => {
    const shop = fakeShop()
    shop.calls.hold('siteContent.settings')
    void startUp(portsOf(shop, 'us@manifold.test'))
    expect([...shop.calls.asked].toSorted()).toEqual([
      'identity.currentAccount',
      'siteContent.settings',
    ])
  })

  it('does not wait for the account', async () => {
    const shop = fakeShop()
    const answer = shop.calls.hold('identity.currentAccount')
    const storefront = await startUp(portsOf(shop, 'us@manifold.test'))
    expect(storefront.session.getSnapshot().matches('starting')).toBe(true)
    answer()
    expect(await sessionKnown(storefront.session)).toMatchObject({ kind: 'customer' })
  })

  it('opens with built-in settings when there are none to be had, and can ask again', async () => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, siteName: 'Northfield' }
    shop.calls.failNext('siteContent.settings', { kind: 'server-failed', status: 503 })
    const storefront = await startUp(portsOf(shop))
    expect(storefront).toMatchObject({ settings: defaultSiteSettings, areSettingsDefaults: true })
    expect(await storefront.renewSettings()()).toMatchObject({
      right: {
        settings: { siteName: 'Northfield' },
        areSettingsDefaults: false,
        session: storefront.session,
      },
    })
  })

  it('keeps what has been fetched when the settings come later', async () => {
    const shop = fakeShop()
    shop.calls.failNext('siteContent.settings', { kind: 'timed-out' })
    const storefront = await startUp(portsOf(shop))
    await storefront.read.product('orbital-motor-om1')()
    const renewed = await storefront.renewSettings()()
    expect(renewed).toMatchObject({ right: { priceFlow: storefront.priceFlow } })
  })

  it('opens with built-in settings when its patience is over', async () => {
    const shop = fakeShop()
    shop.calls.hold('siteContent.settings')
    const patience = new AbortController()
    const opening = startUp(portsOf(shop), patience.signal)
    patience.abort()
    expect(await opening).toMatchObject({ areSettingsDefaults: true })
  })

  it('opens for a visitor when the account cannot be loaded', async () => {
    const shop = fakeShop()
    shop.calls.failNext('identity.currentAccount', { kind: 'malformed' })
    const storefront = await startUp(portsOf(shop, 'us@manifold.test'))
    expect(await sessionKnown(storefront.session)).toEqual({ kind: 'visitor' })
  })

  it('fetches the price flow with a product, and the desks with the first question to them', async () => {
    const ports = portsOf(fakeShop(), 'us@manifold.test')
    const desks = vi.fn(ports.desks)
    const storefront = await startUp({ ...ports, desks })
    expect(() => storefront.priceFlow).toThrow('has not been fetched yet')
    await storefront.read.product('orbital-motor-om1')()
    expect(storefront.priceFlow.id).toBe('priceFlow')
    expect(desks).not.toHaveBeenCalled()
    expect(() => storefront.quoteLifecycle).toThrow('has not been fetched yet')
    await sessionKnown(storefront.session)
    await storefront.read.quotes('draft', 1)()
    expect(storefront.quoteLifecycle.id).not.toBe('')
    expect(desks).toHaveBeenCalledTimes(1)
  })

  it('fetches the price book when a customer has come, and not for a visitor (PRICE-15)', async () => {
    const ports = portsOf(fakeShop())
    const priceBook = vi.fn(ports.priceBook)
    const { session, read } = await startUp({ ...ports, priceBook })
    await read.product('orbital-motor-om1')()
    expect(priceBook).not.toHaveBeenCalled()
    const credentials = { email: 'us@manifold.test', password: fakePassword }
    session.send({ type: 'sign-in', credentials })
    await vi.waitUntil(() => priceBook.mock.calls.length > 0)
  })

  it('is unreachable at a counter that could not be fetched, and asks again', async () => {
    const ports = portsOf(fakeShop(), 'us@manifold.test')
    const desks = vi.fn(ports.desks).mockRejectedValueOnce(new Error('no connection'))
    const storefront = await startUp({ ...ports, desks })
    await sessionKnown(storefront.session)
    expect(await storefront.read.openDrafts()()).toMatchObject({ left: { kind: 'unreachable' } })
    expect(await storefront.read.openDrafts()()).toMatchObject({ _tag: 'Right' })
  })

  it('lets the session answer for itself when the server no longer knows it', async () => {
    const shop = fakeShop()
    const ports = portsOf(shop, 'us@manifold.test')
    const storefront = await startUp(ports)
    await sessionKnown(storefront.session)
    const renewed = ports.renewal.ask()
    expect(storefront.session.getSnapshot().hasTag('expired')).toBe(true)
    storefront.session.send({ type: 'sign-in.dismissed' })
    expect(await renewed).toBe(false)
  })
})

describe('the room of a draft order', () => {
  const open = async () => {
    const shop = aShopOfTwelve()
    const { id: owner, email } = anAccount()
    const draft = anEmptyDraft()
    shop.quotes.set(draft.id, { owner, quote: draft })
    const storefront = await startUp(portsOf(shop, email))
    await sessionKnown(storefront.session)
    return { storefront, draft }
  }

  it('comes along with the quote, and fills it (CSV-17)', async () => {
    const { storefront, draft } = await open()
    expect(await storefront.read.draftOrder(draft.id)()).toEqual(E.right(draft))
    const page = createActor(storefront.quoteLifecycle, {
      input: { quote: draft, notes: undefined },
    }).start()
    const room = storefront.fillDraftOrder(page)
    const table = createActor(room.csvImport, { input: room.csvImportInput() }).start()
    const view = () => csvImportView(table.getSnapshot())
    table.send({ type: 'sheet.paste', text: linesFor(12) })
    await until(() => view().table?.counts.ready === 12)
    expect(room.csvImportInput().kept?.lines).toHaveLength(12)
    table.send({ type: 'lines.add' })
    await until(() => view().stage === 'done')
    expect(page.getSnapshot().context.quote.items).toHaveLength(12)
    expect(room.csvImportInput()).toMatchObject({ zone: 'US', kept: undefined })
  })

  it('cannot be entered before it is there', async () => {
    const { storefront, draft } = await open()
    await storefront.read.quote(draft.id)()
    const page = createActor(storefront.quoteLifecycle, {
      input: { quote: draft, notes: undefined },
    })
    expect(() => storefront.fillDraftOrder(page)).toThrow('has not been fetched yet')
  })
})
