/** What has to be there before the shop opens, and what may come later. */
import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionKnown } from '../../src/application/account/session.ts'
import { csvImportView } from '../../src/application/draft-order/csv-import.view.ts'
import { startUp } from '../../src/application/start-up.ts'
import { defaultSiteSettings } from '../../src/domain/content/site-settings.ts'
import { anEmptyDraft } from '../builders/a-quote.ts'
import { anAccount } from '../builders/an-account.ts'
import { fakePassword, fakeShop } from '../fakes/fake-shop.ts'
import { shopPorts } from '../fakes/shop-ports.ts'
import { aShopOfTwelve, linesFor, until } from './draft-order/filling.ts'

describe('content', () => {
  it.each([
    ['es_mx', 'es'],
    ['pl', 'en'],
  ])('is asked for in the language that is kept: %s in %s', async (language, locale) => {
    const ports = shopPorts(fakeShop())
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
    const opening = startUp(shopPorts(shop)).then(opened)
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
    void startUp(shopPorts(shop, 'us@manifold.test'))
    expect([...shop.calls.asked].toSorted()).toEqual([
      'identity.currentAccount',
      'siteContent.settings',
    ])
  })

  it('does not wait for the account', async () => {
    const shop = fakeShop()
    const answer = shop.calls.hold('identity.currentAccount')
    const storefront = await startUp(shopPorts(shop, 'us@manifold.test'))
    expect(storefront.session.getSnapshot().matches('starting')).toBe(true)
    answer()
    expect(await sessionKnown(storefront.session)).toMatchObject({ kind: 'customer' })
  })

  it('opens with built-in settings when there are none to be had, and can ask again', async () => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, siteName: 'Northfield' }
    shop.calls.failNext('siteContent.settings', { kind: 'server-failed', status: 503 })
    const storefront = await startUp(shopPorts(shop))
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
    const storefront = await startUp(shopPorts(shop))
    await storefront.read.product('orbital-motor-om1')()
    const renewed = await storefront.renewSettings()()
    expect(renewed).toMatchObject({ right: { priceFlow: storefront.priceFlow } })
  })

  it('opens with built-in settings when its patience is over', async () => {
    const shop = fakeShop()
    shop.calls.hold('siteContent.settings')
    const patience = new AbortController()
    const opening = startUp(shopPorts(shop), patience.signal)
    patience.abort()
    expect(await opening).toMatchObject({ areSettingsDefaults: true })
  })

  it('opens for a visitor when the account cannot be loaded', async () => {
    const shop = fakeShop()
    shop.calls.failNext('identity.currentAccount', { kind: 'malformed' })
    const storefront = await startUp(shopPorts(shop, 'us@manifold.test'))
    expect(await sessionKnown(storefront.session)).toEqual({ kind: 'visitor' })
  })

  it('fetches the price flow with a product, and the desks with the first question to them', async () => {
    const ports = shopPorts(fakeShop(), 'us@manifold.test')
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
    const ports = shopPorts(fakeShop())
    const priceBook = vi.fn(ports.priceBook)
    const { session, read } = await startUp({ ...ports, priceBook })
    await read.product('orbital-motor-om1')()
    expect(priceBook).not.toHaveBeenCalled()
    const credentials = { email: 'us@manifold.test', password: fakePassword }
    session.send({ type: 'sign-in', credentials })
    await vi.waitUntil(() => priceBook.mock.calls.length > 0)
  })

  it('is unreachable at a counter that could not be fetched, and asks again', async () => {
    const ports = shopPorts(fakeShop(), 'us@manifold.test')
    const desks = vi.fn(ports.desks).mockRejectedValueOnce(new Error('no connection'))
    const storefront = await startUp({ ...ports, desks })
    await sessionKnown(storefront.session)
    expect(await storefront.read.openDrafts()()).toMatchObject({ left: { kind: 'unreachable' } })
    expect(await storefront.read.openDrafts()()).toMatchObject({ _tag: 'Right' })
  })

  it('lets the session answer for itself when the server no longer knows it', async () => {
    const shop = fakeShop()
    const ports = shopPorts(shop, 'us@manifold.test')
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
    const storefront = await startUp(shopPorts(shop, email))
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
