/** Kept pages of the real renderer over the reference backend: who sees what after a change, and that nobody can plant anything. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentEntry } from '../../reference-backend/database/schema/content.ts'
import { LASTING } from '../../server/freshness.ts'
import { shipping } from './checkout-customer.ts'
import { usualEngine } from './each-engine.ts'
import { origin, pageServer } from './page-server.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
let now = Date.now()
/** Addresses that were drawn, and with which cookies. */
let drawn: string[] = []
let pages: (request: Request) => Promise<Response>

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
  await opened()(new Request(`${origin}/404`))
})
afterAll(() => shop.close())
beforeEach(() => {
  now = Date.now()
  drawn = []
  pages = opened()
})

const opened = () =>
  pageServer({
    services: shop.fetch,
    clock: () => now,
    onDrawn: (address) => drawn.push(address),
  })

const get = async (address: string, headers: Record<string, string> = {}, from = pages) => {
  const response = await from(new Request(`${origin}${address}`, { headers }))
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Changes the title of the page about us. */
async function write(title: string) {
  const about = and(eq(contentEntry.slug, 'about'), eq(contentEntry.locale, 'en'))
  const [row] = await shop.database.select().from(contentEntry).where(about)
  await shop.database
    .update(contentEntry)
    .set({ doc: { ...row?.doc, title } })
    .where(about)
}

const titleOf = (html: string) => /<title>(.*?) ·/.exec(html)?.[1]

describe('pages that are kept', () => {
  it('are those of now on two servers that do not know of each other, once it is noticed', async () => {
    const other = opened()
    await Promise.all([get('/about'), get('/about', {}, other)])
    await write('All about us')
    now += 2 * LASTING.graceMs
    const readers = [pages, other].flatMap((each) =>
      Array.from({ length: 100 }, () => get('/about', {}, each)),
    )
    for (const { html } of await Promise.all(readers)) expect(titleOf(html)).toBe('All about us')
    // Twice on each server: before and after the change.
    expect(drawn).toEqual(Array.from({ length: 4 }, () => '/about'))
  })

  it('are handed out while they are drawn again', async () => {
    await write('Once')
    await get('/about')
    await write('Twice')
    now += 2000
    expect(titleOf((await get('/about')).html)).toBe('Once')
    await expect.poll(async () => titleOf((await get('/about')).html)).toBe('Twice')
    expect(drawn).toEqual(['/about', '/about'])
  })

  it('are drawn again after an order where they show the stock that it took, and nowhere else', async () => {
    const others = ['/', '/shop', '/product/tm200-orbital-motor', '/about', '/no-such-page']
    const stocked = ['orbital-motor-seal-kit', 'orbital-motor-bundle'].map(
      (each) => `/product/${each}`,
    )
    const shown = [...stocked, '/product-type/seal-kits']
    const all = [...others, '/product/gear-pump-seal-kit', ...shown]
    const readAll = async () => {
      const found = []
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      for (const address of all) found.push((await get(address)).html)
      return found
    }
    const buyer = await shipping(shop, 'us@manifold.test', { skuCode: 'SKT2NC' })
    await buyer.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const before = await readAll()
    drawn = []
    expect((await buyer.place()).body.errors).toEqual({})
    now += 2 * LASTING.graceMs
    const after = await readAll()
    expect(drawn).toEqual(shown)
    expect(all.filter((_, place) => after[place] !== before[place])).toEqual(shown)
  })

  it('cannot be planted or multiplied by what no page reads', async () => {
    const honest = await get('/shop')
    const hostile = [
      ['/shop?utm_source=%22%3E%3Cscript%3E', {}],
      ['/shop?token=secret&x-forwarded-host=evil.test', {}],
      ['/shop', { host: 'evil.test', 'x-forwarded-host': 'evil.test' }],
      ['/shop', { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' }],
      ['/shop', { 'accept-language': 'de, <script>', 'user-agent': 'evil' }],
      ['/shop', { cookie: 'i18nextLng=<script>; manifold.region=Mars; token=abc' }],
      ['/shop', { authorization: 'Bearer abc', 'auth-token': 'Bearer abc' }],
    ] as const
    for (const [address, headers] of hostile) {
      // oxlint-disable-next-line no-await-in-loop -- each may spoil the page of the next
      expect((await get(address, headers)).html === honest.html).toBe(true)
    }
    const elsewhere = await pages(new Request('http://evil.test/shop'))
    expect((await elsewhere.text()) === honest.html).toBe(true)
    expect(drawn).toEqual(['/shop'])
  })

  it('are drawn for what is asked, whoever has spoiled the question first', async () => {
    const spoiled = await get('/about?keyword=%3C/script%3E&utm_campaign=evil', {
      'x-forwarded-host': 'evil.test',
    })
    expect(/utm_campaign|evil/.exec(spoiled.html)).toBeNull()
    expect(/rel="canonical" href="([^"]*)"/.exec((await get('/about')).html)?.[1]).toBe(
      `${origin}/about`,
    )
  })

  it('stand under one address for each reading of names that come twice', async () => {
    const twice = await get('/shop?keyword=TM200&keyword=pump')
    expect([twice.status, twice.headers.get('location')]).toEqual([301, '/shop?keyword=TM200'])
    expect(titleOf((await get('/shop?keyword=pump')).html)).toContain('pump')
  })

  it('speak the language of their address, whatever else was chosen', async () => {
    const chosen = { cookie: 'i18nextLng=de' }
    expect((await get('/about', chosen)).html.includes('<html lang="en')).toBe(true)
    const german = await get('/de/about', chosen)
    expect(german.html.includes('<html lang="de"')).toBe(true)
    expect((await get('/de/about', chosen)).html === german.html).toBe(true)
  })

  it('know nothing of the key of a letter, which the page of an account alone reads', async () => {
    const { html } = await get('/my-account/claimGuestAccount?swprid=secret&token=secret')
    expect(html.includes('secret')).toBe(false)
  })

  it.each([
    ['/product/tm200-orbital-motor?preview=true', 'a preview (AUTH-31, T13)'],
    ['/my-account/orders/8a8080f2', 'an address with something of a reader'],
    ['/product/no-such-product', 'a page that leads on for now'],
    ['/%00', 'an address that no page has'],
  ])('are never the answers at %s: %s', async (address) => {
    await get(address)
    await get(address)
    expect(drawn).toHaveLength(2)
  })
})
