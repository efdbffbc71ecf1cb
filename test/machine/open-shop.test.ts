/** What has to be there before the shop opens, and what may come later. */
import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { sessionKnown } from '../../src/application/account/session.ts'
import { resourceView } from '../../src/application/write-queue.view.ts'
import { csvImportView } from '../../src/application/draft-order/csv-import.view.ts'
import { openShop } from '../../src/adapters/wiring/shop.ts'
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
    const { pages } = await ports.fetchPages()
    const page = vi.fn(pages.page)
    const { services } = await openShop({
      ...ports,
      fetchPages: () => Promise.resolve({ pages: { ...pages, page } }),
    })
    const content = await services.content()
    await content.page('about')()
    expect(page).toHaveBeenCalledWith('about', { locale, signal: undefined })
  })
})

describe('opening the shop', () => {
  it('waits for the settings of the site (SHELL-05)', async () => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, siteName: 'Northfield' }
    const answer = shop.calls.hold('siteContent.settings')
    const opened = vi.fn()
    const opening = openShop(shopPorts(shop)).then(opened)
    await vi.waitUntil(() => shop.calls.asked.includes('siteContent.settings'))
    expect(opened).not.toHaveBeenCalled()
    answer()
    await opening
    expect(opened.mock.calls[0]?.[0]).toMatchObject({
      storefront: { settings: { siteName: 'Northfield' }, areSettingsDefaults: false },
    })
  })

  it('asks for settings and account side by side', async () => {
    const shop = fakeShop()
    shop.calls.hold('siteContent.settings')
    void openShop(shopPorts(shop, 'us@manifold.test'))
    await vi.waitUntil(() => shop.calls.asked.length > 1)
    expect([...shop.calls.asked].toSorted()).toEqual([
      'identity.currentAccount',
      'siteContent.settings',
    ])
  })

  it('does not wait for the account', async () => {
    const shop = fakeShop()
    const answer = shop.calls.hold('identity.currentAccount')
    const { storefront } = await openShop(shopPorts(shop, 'us@manifold.test'))
    expect(storefront.session.getSnapshot().matches('starting')).toBe(true)
    answer()
    expect(await sessionKnown(storefront.session)).toMatchObject({ kind: 'customer' })
  })

  it('gives every page a storefront of at most a dozen members', async () => {
    const { storefront } = await openShop(shopPorts(fakeShop()))
    expect(Object.keys(storefront).length).toBeLessThanOrEqual(12)
  })

  it('opens with built-in settings when there are none to be had, and can ask again', async () => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, siteName: 'Northfield' }
    shop.calls.failNext('siteContent.settings', { kind: 'server-failed', status: 503 })
    const { storefront } = await openShop(shopPorts(shop))
    expect(storefront).toMatchObject({ settings: defaultSiteSettings, areSettingsDefaults: true })
    expect(await storefront.changes.renewSettings()()).toMatchObject({
      right: {
        settings: { siteName: 'Northfield' },
        areSettingsDefaults: false,
        session: storefront.session,
      },
    })
  })

  it('opens with built-in settings when its patience is over', async () => {
    const shop = fakeShop()
    shop.calls.hold('siteContent.settings')
    const patience = new AbortController()
    const opening = openShop(shopPorts(shop), patience.signal)
    patience.abort()
    expect(await opening).toMatchObject({ storefront: { areSettingsDefaults: true } })
  })

  it('opens for a visitor when the account cannot be loaded', async () => {
    const shop = fakeShop()
    shop.calls.failNext('identity.currentAccount', { kind: 'malformed' })
    const { storefront } = await openShop(shopPorts(shop, 'us@manifold.test'))
    expect(await sessionKnown(storefront.session)).toEqual({ kind: 'visitor' })
  })

  it('fetches each service by itself, and its ports with the first that needs them', async () => {
    const ports = shopPorts(fakeShop(), 'us@manifold.test')
    const fetchCatalogue = vi.fn(ports.fetchCatalogue)
    const fetchPages = vi.fn(ports.fetchPages)
    const { services } = await openShop({ ...ports, fetchCatalogue, fetchPages })
    await services.catalogue()
    await services.draftOrders()
    expect(fetchCatalogue).toHaveBeenCalledTimes(1)
    expect(fetchPages).not.toHaveBeenCalled()
    expect(services.catalogue.loaded()).toBeDefined()
    expect(services.quotes.loaded()).toBeUndefined()
  })

  it('fetches the engine when a customer has signed in, and not for a visitor (PRICE-15)', async () => {
    const ports = shopPorts(fakeShop())
    const fetchEngine = vi.fn(ports.fetchEngine)
    const { storefront, services } = await openShop({ ...ports, fetchEngine })
    await services.pricing()
    await services.catalogue()
    expect(fetchEngine).not.toHaveBeenCalled()
    const credentials = { email: 'us@manifold.test', password: fakePassword }
    storefront.session.send({ type: 'sign-in', credentials })
    await vi.waitUntil(() => fetchEngine.mock.calls.length > 0)
  })

  it('has a visitor without a token known at once, and a token asked about', async () => {
    const ports = shopPorts(fakeShop())
    const fetchEngine = vi.fn(ports.fetchEngine)
    const visiting = await openShop({ ...ports, fetchEngine })
    expect(await sessionKnown(visiting.storefront.session)).toEqual({ kind: 'visitor' })
    expect(fetchEngine).not.toHaveBeenCalled()
  })

  it('is unreachable where the engine could not be fetched, and asks again', async () => {
    const ports = shopPorts(fakeShop())
    const fetchEngine = vi.fn(ports.fetchEngine).mockRejectedValueOnce(new Error('no connection'))
    const { services } = await openShop({ ...ports, fetchEngine })
    const { openDrafts } = await services.pricing()
    expect(await openDrafts()()).toMatchObject({ left: { kind: 'unreachable' } })
    expect(await openDrafts()()).toMatchObject({ left: { kind: 'unauthorised' } })
  })

  it('lets the session answer when the engine no longer knows it', async () => {
    const ports = shopPorts(fakeShop(), 'us@manifold.test')
    const fetchEngine = vi.fn(ports.fetchEngine)
    const { storefront } = await openShop({ ...ports, fetchEngine })
    await sessionKnown(storefront.session)
    const isBack = fetchEngine.mock.calls[0]?.[0]()
    expect(storefront.session.getSnapshot().hasTag('expired')).toBe(true)
    storefront.session.send({ type: 'sign-in.dismissed' })
    expect(await isBack).toBe(false)
  })

  it('reads the cart again when a visitor chooses another region', async () => {
    const shop = fakeShop()
    const { storefront, services } = await openShop(shopPorts(shop))
    const { cart } = await services.carts()
    const readings = () => shop.calls.asked.filter((name) => name === 'cartGateway.cart').length
    cart.send({ type: 'read' })
    await waitFor(cart, (now) => resourceView(now).kind === 'shown')
    storefront.changes.chooseRegion('EU')
    await vi.waitUntil(() => readings() === 2)
  })
})

describe('a draft order', () => {
  it('is filled through the chart of its quote (CSV-17)', async () => {
    const shop = aShopOfTwelve()
    const { id: owner, email } = anAccount()
    const draft = anEmptyDraft()
    shop.quotes.set(draft.id, { owner, quote: draft })
    const { storefront, services } = await openShop(shopPorts(shop, email))
    await sessionKnown(storefront.session)
    const [editing, draftOrders] = await Promise.all([
      services.quoteEditing(),
      services.draftOrders(),
    ])
    expect(await editing.open(draft.id)()).toEqual(E.right(draft))
    const page = createActor(editing.lifecycle, {
      input: { quote: draft, notes: undefined },
    }).start()
    const order = draftOrders.open(page)
    const table = createActor(order.csvImport, { input: order.csvImportInput() }).start()
    const view = () => csvImportView(table.getSnapshot())
    table.send({ type: 'sheet.paste', text: linesFor(12) })
    await until(() => view().table?.counts.ready === 12 && editing.keptLines(draft.id) > 0)
    expect(order.csvImportInput().kept?.lines).toHaveLength(12)
    expect(editing.keptLines(draft.id)).toBe(12)
    table.send({ type: 'lines.add' })
    await until(() => view().stage === 'done')
    expect(page.getSnapshot().context.quote.items).toHaveLength(12)
    expect(order.csvImportInput()).toMatchObject({ zone: 'US', kept: undefined })
  })
})
