/** What search engines and those who share a link read: heads, structured data, `robots.txt`, the list of all addresses. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { contentLocales } from '../../src/domain/content/content-locale.ts'
import { localeNamedBy, pathIn } from '../../src/domain/content/language-address.ts'
import { usualEngine } from './each-engine.ts'
import { origin, pagesBy } from './page-server.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
let draw: (request: Request) => Promise<Response>

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
  draw = pagesBy(shop.fetch)
})
afterAll(() => shop.close())

/** What a page says as data. */
function dataIn(html: string): readonly Readonly<Record<string, unknown>>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
  )
}

async function page(address: string, cookie = '') {
  const response = await draw(new Request(`${origin}${address}`, { headers: { cookie } }))
  const html = await response.text()
  const meta = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
  const data = dataIn(html)
  return {
    response,
    html,
    meta,
    data,
    of: (type: string) => data.find((each) => each['@type'] === type),
  }
}

describe('the head of a page', () => {
  it.each([
    ['/', 'website', /hydraulic motor/],
    ['/shop', 'website', /./],
    ['/brand/torvane', 'website', /products: TM200 Orbital Motor, /],
    ['/product-type/orbital-motors', 'website', /products: /],
    ['/category/motors', 'website', /products: /],
    ['/product/tm200-orbital-motor', 'product', /motor/i],
    ['/blog', 'website', /./],
    ['/blog/nbr-or-fkm', 'article', /Nitrile rubber/],
    ['/location/donautal-antriebe', 'website', /^Linz, Austria\. Workshop/],
    ['/about', 'website', /./],
    ['/register', 'website', /./],
    ['/bulkorder', 'website', /./],
    ['/my-account/login', 'website', /./],
  ])('describes the page at %s, for search engines and for links', async (address, type, words) => {
    const { meta, response } = await page(address)
    expect(meta.get('description')).toMatch(words)
    expect(meta.get('description')?.length).toBeLessThan(170)
    expect(meta.get('og:description')).toBe(meta.get('description'))
    expect(meta.get('og:url')).toBe(`${origin}${address}`)
    expect(meta.get('og:type')).toBe(type)
    expect(meta.get('og:title')).toMatch(/\S/)
    expect(meta.get('og:site_name')).toBe('Manifold')
    expect(meta.get('og:locale')).toBe('en_US')
    expect(response.headers.get('x-robots-tag')).toBeNull()
  })

  it.each(['/shop?keyword=TM200', '/404', '/my-account/quotes'])(
    'asks not to be found at %s, and says nothing to others',
    async (address) => {
      const { meta, response, data } = await page(address)
      expect(meta.get('robots')).toBe('noindex')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(data).toEqual([])
      expect(meta.has('og:title')).toBe(false)
    },
  )
})

describe('the structured data of a page', () => {
  it('is a product with its figures, and the way to it', async () => {
    const { of } = await page('/product/tm200-orbital-motor')
    const product = of('Product')
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      name: 'TM200 Orbital Motor',
      brand: { '@type': 'Brand', name: 'Torvane' },
      url: `${origin}/product/tm200-orbital-motor`,
    })
    expect(product?.['additionalProperty']).toContainEqual({
      '@type': 'PropertyValue',
      name: expect.any(String),
      value: expect.stringMatching(/\d/),
      unitText: 'psi',
    })
    // A configured model has no price before it is asked for.
    expect(product).not.toHaveProperty('offers')
    expect(of('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, item: `${origin}/product-type/orbital-motors` },
        { position: 3, name: 'TM200 Orbital Motor' },
      ],
    })
  })

  it('has the price that everybody sees of a product from stock', async () => {
    const { of } = await page('/product/orbital-motor-seal-kit')
    expect(of('Product')).toMatchObject({
      offers: { priceCurrency: 'USD', url: `${origin}/product/orbital-motor-seal-kit` },
    })
  })

  it.each([
    ['/', 'Organization', { name: 'Manifold', url: `${origin}/` }],
    ['/blog/nbr-or-fkm', 'BlogPosting', { headline: expect.stringMatching(/NBR/) }],
    ['/location/donautal-antriebe', 'Store', { address: { addressLocality: 'Linz' } }],
    ['/brand/torvane', 'BreadcrumbList', { itemListElement: expect.any(Array) }],
  ])('says what %s is: %s', async (address, type, said) => {
    expect((await page(address)).of(type)).toMatchObject(said)
  })
})

it('says what a page of questions asks and answers', async () => {
  const asking = pagesBy(async (...question) => {
    const answer = await shop.fetch(...question)
    const text = await answer.text()
    return new Response(text.replaceAll(/("contentHeading":"[^"]+)"/g, '$1?"'), answer)
  })
  const html = await (await asking(new Request(`${origin}/seals-and-fluids`))).text()
  expect(dataIn(html)).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([
        expect.objectContaining({ '@type': 'Question', name: 'Viscosity?' }),
      ]),
    }),
  )
})

describe('the language of an address', () => {
  it('is that of the page, whichever the reader has chosen (I18N-04)', async () => {
    const german = await page('/de/product/tm200-orbital-motor', 'i18nextLng=fr')
    expect(german.response.status).toBe(200)
    expect(german.html).toContain('<html lang="de"')
    expect(german.meta.get('og:url')).toBe(`${origin}/de/product/tm200-orbital-motor`)
    expect(german.meta.get('og:locale')).toBe('de_DE')
    expect(german.of('Product')).toMatchObject({ name: expect.stringMatching(/Orbitalmotor/) })
    const languages = [
      ...german.html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g),
    ]
    expect(languages.map(([, language, to]) => [language, to?.slice(origin.length)])).toEqual([
      ['en', '/product/tm200-orbital-motor'],
      ['de', '/de/product/tm200-orbital-motor'],
      ['es', '/es/product/tm200-orbital-motor'],
      ['fr', '/fr/product/tm200-orbital-motor'],
      ['x-default', '/product/tm200-orbital-motor'],
    ])
    // Every link stays in it.
    const anchors = [...german.html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag)
    const [others, own] = [true, false].map((isOther) =>
      anchors.filter((tag) => tag.includes(' hrefLang=') === isOther),
    )
    // Without scripts these are the way to another language.
    expect(others).toHaveLength(contentLocales.length)
    const links = (own ?? []).flatMap((tag) => / href="(\/[^"]*)"/.exec(tag)?.[1] ?? [])
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((to) => !/^\/(de(\/|\?|$)|api\/|media\/)/.test(to))).toEqual([])
    const english = await page('/shop', 'i18nextLng=de')
    expect(english.response.status).toBe(200)
    expect(english.html).toContain('<html lang="en-US"')
  })

  it.each([
    ['/en/shop?page=2', 301, '/shop?page=2'],
    ['/en', 301, '/'],
    ['/DE/shop', 301, '/de/shop'],
    ['/de/', 301, '/de'],
    ['/de/sp/tm200-orbital-motor/rest', 301, '/de/product/tm200-orbital-motor'],
    ['/fr/product/no-such-product', 302, '/fr/404'],
  ])('has one address of %s', async (address, status, to) => {
    const { response } = await page(address)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
  })

  it('is the chosen one for the first page and for what is the reader’s own', async () => {
    const leads = async (address: string, cookie: string) =>
      (await page(address, cookie)).response.headers.get('location')
    expect(await leads('/', 'i18nextLng=de')).toBe('/de')
    expect(await leads('/my-account/quotes', 'i18nextLng=es')).toBe('/es/my-account/quotes')
    expect(await leads('/', '')).toBeNull()
    expect(await leads('/', 'i18nextLng=pl')).toBeNull()
    expect(await leads('/fr', 'i18nextLng=de')).toBeNull()
  })
})

describe('what a search engine asks for first', () => {
  it('names the list of all addresses in robots.txt', async () => {
    const response = await draw(new Request(`${origin}/robots.txt`))
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('lists what has a page of its own, and every address of it has one', async () => {
    const response = await draw(new Request(`${origin}/sitemap.xml`))
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const listed = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => address.slice(origin.length),
    )
    expect(new Set(listed).size).toBe(listed.length)
    for (const address of [
      '/',
      '/shop',
      '/brands',
      '/product/tm200-orbital-motor',
      '/product-type/orbital-motors',
      '/category/motors',
      '/brand/torvane',
      '/blog/nbr-or-fkm',
      '/location/donautal-antriebe',
      '/about',
      '/fr/about',
      '/de',
      '/range/orbital-motors',
      '/event/open-workshop-2027',
      '/where-to-buy',
    ]) {
      expect(listed).toContain(address)
    }
    expect(listed.filter((each) => /my-account|cart|checkout|404|old-quay/.test(each))).toEqual([])
    // One of each kind, by its first segment, each in another language.
    const kinds = new Map(
      listed
        .filter((each) => localeNamedBy(each) === undefined)
        .map((each) => [each.split('/')[1], each]),
    )
    const sample = [...kinds.values()].map((each, at) =>
      pathIn(contentLocales[at % contentLocales.length] ?? 'en', each),
    )
    expect(sample.filter((each) => !listed.includes(each))).toEqual([])
    const answers = await Promise.all(sample.map((each) => page(each)))
    expect(
      answers.flatMap(({ response, meta, html }, at) => {
        const address = sample[at] ?? ''
        const lang = localeNamedBy(address) ?? 'en-US'
        const isRight =
          response.status === 200 &&
          meta.get('og:url') === `${origin}${address}` &&
          html.includes(`<html lang="${lang}"`)
        return isRight ? [] : [address]
      }),
    ).toEqual([])
  })

  it('lists every product of the catalogue in every language', async () => {
    const names = await shop.database
      .select({ name: product.urlTitle })
      .from(product)
      // Found by a model code alone, the others have no page of their own.
      .where(eq(product.modelSearchOnly, false))
    const xml = await (await draw(new Request(`${origin}/sitemap.xml`))).text()
    const missing = names.flatMap(({ name }) =>
      contentLocales
        .map((locale) => `<loc>${origin}${pathIn(locale, `/product/${name}`)}</loc>`)
        .filter((entry) => !xml.includes(entry)),
    )
    expect(names.length).toBeGreaterThan(30)
    expect(missing).toEqual([])
  })

  it('is told to come again where the services are away', async () => {
    const away = pagesBy(() => Promise.reject(new TypeError('Nobody is there.')))
    const response = await away(new Request(`${origin}/sitemap.xml`))
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})
