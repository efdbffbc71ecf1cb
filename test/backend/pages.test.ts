/** The renderer of pages over the reference backend: what a reader without scripts, a printer, a search engine gets. */
import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPages as builtPages } from '../../src/page.tsx'
import type { PageModule } from '../../server/pages.ts'
import { usualEngine } from './each-engine.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const origin = 'http://shop.test'
const shell = `<!doctype html><html lang="en-US"><head><title>Manifold</title></head>
  <body><noscript>Scripts, please.</noscript><div id="root"></div></body></html>`
/** Has nothing in the memory but what is held elsewhere. */
const collect = (): unknown => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc()')
}

/** What the server knows of the renderer is what it offers. */
const openPages: PageModule['openPages'] = builtPages

let shop: TestShop
let logged: string[]
let draw: (request: Request) => Promise<Response>

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
  draw = pagesOver(shop.fetch)
  // The first drawing reads all of the sources.
  await page('/404')
})
afterAll(() => shop.close())
beforeEach(() => {
  logged = []
})

function pagesOver(fetch: typeof globalThis.fetch, patience = 60_000, told = '') {
  logged = []
  return openPages({
    told,
    shell,
    origin,
    patience,
    log: (event) => void logged.push(event),
    fetch: (input, init) => fetch(new Request(input, init).url.replace(origin, ''), init),
  })
}

const ask = (address: string, headers: Record<string, string> = {}) =>
  draw(new Request(`${origin}${address}`, { headers }))

async function page(address: string, headers: Record<string, string> = {}) {
  const response = await ask(address, headers)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, words: wordsOf(html) }
}

/** What a page brings beside what it shows. */
function dataOf(html: string): unknown {
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(data ?? '')
}

/** Every text of an answer with what would end a script, a title and an attribute. */
function spoilt(json: string): string {
  const evil = `</script></title>"'><script>alert(1)</script><!-- evil`
  // Only words have spaces: names, addresses and dates stay what they are.
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' && value.includes(' ') ? value + evil : value,
  )
}

function wordsOf(html: string): string {
  const [, body = ''] = /<div id="root">(.*)<\/div><script/s.exec(html) ?? []
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

describe('a page that is drawn on a server', () => {
  it.each([
    ['/', 'Orbital motors'],
    ['/shop', 'TM200 Orbital Motor'],
    ['/shop?keyword=TM200', 'TM200'],
    ['/brands', 'Torvane'],
    ['/brand/torvane', 'TM200'],
    ['/category/motors', 'TM200'],
    ['/product-type/orbital-motors', 'TM200'],
    ['/product/tm200-orbital-motor', 'Continuous torque'],
    ['/product/orbital-motor-seal-kit', 'Orbital Motor Seal Kit'],
    ['/my-account/login', 'Password'],
    ['/my-account/createAccount', 'Password'],
    ['/bulkorder', 'Bulk order'],
    ['/register', 'Register'],
    ['/contact', 'Contact'],
    ['/blog', 'NBR or FKM'],
    ['/blog/nbr-or-fkm', 'nitrile'],
    ['/range/orbital-motors', 'Orbital'],
    ['/event/open-workshop-2027', '2027'],
    ['/location/donautal-antriebe', 'Donautal'],
    ['/where-to-buy', 'Donautal'],
    ['/company-milestones', '19'],
    ['/about', 'About us'],
    ['/seals-and-fluids', 'HLP'],
  ])('says at %s what it is about: %s', async (address, words) => {
    const { status, html, words: said } = await page(address)
    expect(status).toBe(200)
    expect(said.toLowerCase()).toContain(words.toLowerCase())
    expect(html).toMatch(/<title>[^<]+Manifold<\/title>/)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${origin}${address.split('?')[0]}"`)
    // Nothing that the content policy refuses.
    expect(html).not.toMatch(/ style="/)
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.filter((each) => each !== ' type="application/ld+json"')).toEqual([
      ' type="application/json" id="page-data"',
    ])
    expect(logged).toEqual([])
  })

  it('speaks the language of the reader and knows the region', async () => {
    const german = await page('/de/shop', { cookie: 'manifold.region=EU' })
    expect(german.html).toContain('<html lang="de"')
    expect(german.words).toContain('EU · DE')
    expect(german.words).toContain('Orbitalmotor')
    expect(german.headers.get('vary')).toContain('Cookie')
  })

  it.each(['/no/such/page', '/404', '/brand/nobody', '/blog/nobody', '/location/nobody'])(
    'is not found at %s, with the status that says so (ROUTE-21)',
    async (address) => {
      const { status, html, headers } = await page(address)
      expect(status).toBe(404)
      expect(html).toContain('Page not found')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it.each([
    ['/product/no-such-product', 302, '/404'],
    ['/shop?page=-1', 301, '/shop'],
    ['/shop?page=99&sort=name', 301, '/shop?sort=name&page=4'],
    ['/brand/torvane?page=99', 301, '/brand/torvane?page=2'],
    ['/de/shop?page=99', 301, '/de/shop?page=4'],
    ['/de/shop/', 301, '/de/shop'],
    ['/blog?page=99', 301, '/blog?page=2'],
    ['/shop?filter_brands.brand=a&only_brands.brand=b', 301, '/shop?filter_brands.brand=b'],
    ['/shop//', 301, '/shop'],
    ['/Shop?keyword=TM200', 301, '/shop?keyword=TM200'],
    ['/de/Product/tm200-orbital-motor', 301, '/de/product/tm200-orbital-motor'],
    ['/My-Account/quotes', 301, '/my-account/quotes'],
    ['/bank-authorization', 302, '/bank-authorisation'],
  ])('leads on from %s', async (address, status, to) => {
    const response = await ask(address)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
  })

  it('is left to the browser as a preview, and kept by nobody (AUTH-31, T13)', async () => {
    const { html, headers } = await page('/product/tm200-orbital-motor?preview=true')
    expect(html).toBe(shell)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('a page for a reader without scripts', () => {
  it('has content that is more than words and plain markup, cleaned as a browser cleans it (T18)', async () => {
    const asSent = await page('/seals-and-fluids')
    const rich = pagesOver(async (input, init) => {
      const answer = await shop.fetch(input, init)
      const text = (await answer.text()).replaceAll(
        '<p>',
        String.raw`<p class=\"x\" onclick=\"y()\">`,
      )
      return new Response(text, answer)
    })
    const html = await (await rich(new Request(`${origin}/seals-and-fluids`))).text()
    expect(logged).toEqual([])
    expect(html.includes('<div class="x"') || /<p[^>]* onclick/.test(html)).toBe(false)
    expect(html).toContain('onclick')
    const plain = (words: string) => words.replaceAll(/&[a-z#0-9]+;/g, ' ').replaceAll(/\s+/g, ' ')
    expect(plain(wordsOf(html))).toBe(plain(asSent.words))
  })

  it('has slides that can all be read and followed', async () => {
    const { html } = await page('/service')
    expect(html.match(/aria-label="Slide \d of \d"/g)?.length).toBeGreaterThan(1)
    expect(html).not.toContain(' inert=')
  })

  it('leads to the curves of every size', async () => {
    const first = await page('/product/tm200-orbital-motor')
    const sizes = [...first.html.matchAll(/href="([^"]*model=TM2~displacement\.[^"]*)"/g)]
    expect(sizes.length).toBeGreaterThan(5)
    const [, last = ''] = sizes.at(-1) ?? []
    const other = await page(last)
    const caption = (words: string) => /At [\d,.]+ \S+/.exec(words)?.[0]
    expect(caption(other.words)).not.toBe(caption(first.words))
  })

  it('leads from one page of the reviews to the next, and back to the first', async () => {
    const first = await page('/product/tm200-orbital-motor')
    expect(first.html).toContain('href="/product/tm200-orbital-motor?reviews=2"')
    const second = await page('/product/tm200-orbital-motor?reviews=2')
    // How often each was given is seen without styles in attributes.
    const bars = [...second.html.matchAll(/<rect [^>]*width="([\d.]+)" height="1"/g)]
    expect(new Set(bars.map(([, width]) => width)).size).toBeGreaterThan(2)
    expect(second.words).not.toContain('Four seasons on a conveyor drive')
    expect(second.words).toContain('Back to the first reviews')
    expect(second.html).toContain(
      `<link rel="canonical" href="${origin}/product/tm200-orbital-motor"`,
    )
  })

  it('is shown in the units that were chosen', async () => {
    const compared = '/compare?models=TM277B1U3BS'
    const [us, metric] = await Promise.all([
      page(compared),
      page(compared, { cookie: 'manifold.units=metric' }),
    ])
    expect(us.words).toContain('psi')
    expect(metric.words).not.toContain('psi')
    expect(metric.words).toContain('bar')
  })
})

/** What a browser in which this customer is signed in, or was, could send. */
async function asCustomer(email: string) {
  const token = await shop.signIn(email)
  return {
    cookie: `token=${token}; manifold.token=${token}`,
    authorization: `Bearer ${token}`,
  }
}

const personal = ['/my-account', '/my-account/quotes', '/shopping-cart', '/checkout/review']

describe('a page of one reader', () => {
  it.each(personal)('is the frame alone, and not for search engines: %s', async (address) => {
    const visitor = await page(address)
    expect(visitor.status).toBe(200)
    expect(visitor.headers.get('x-robots-tag')).toBe('noindex')
    expect(visitor.html).toContain('<meta name="robots" content="noindex">')
    expect(visitor.words).toContain('Loading')
  })

  it.each(personal)('asks nothing that is the reader’s own: %s (SHELL-02)', async (address) => {
    const asked: string[] = []
    const draw = pagesOver((input, init) => {
      asked.push(input instanceof Request ? input.url : input.toString())
      return shop.fetch(input, init)
    })
    await draw(new Request(origin + address))
    // What asks may only have been read by the first drawing.
    const html = await (await draw(new Request(origin + address))).text()
    expect(dataOf(html)).toHaveProperty('answers', [])
    await vi.dynamicImportSettled()
    expect(asked.filter((each) => !each.endsWith('/site-setting'))).toEqual([])
  })

  it.each([...personal, '/', '/product/tm200-orbital-motor', '/shop?keyword=pump', '/404'])(
    'is in no page: two customers and a visitor get the same bytes at %s',
    async (address) => {
      const visitor = await page(address)
      const { date: _, ...told } = Object.fromEntries(visitor.headers)
      for (const email of ['us@manifold.test', 'eu@manifold.test']) {
        const theirs = await page(address, await asCustomer(email))
        expect(theirs.html === visitor.html).toBe(true)
        expect(Object.fromEntries(theirs.headers)).toMatchObject(told)
      }
    },
  )
})

describe('a hostile request', () => {
  it.each([
    '/..%2f..%2fetc/passwd',
    '//evil.test/shop',
    '/%00',
    '/%E0%A4%A',
    `/shop?keyword=${'x'.repeat(100_000)}`,
    '/shop?keyword=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/shop?keyword=%0D%0ASet-Cookie:%20a=b',
    '/brand/__proto__',
    '/product/%2e%2e%2f%2e%2e',
    `/${'deep/'.repeat(2000)}`,
    '/my-account/login?redirect=//evil.test',
  ])('breaks nothing: %s', async (address) => {
    const { status, html, headers } = await page(address)
    expect(status).toBeLessThan(500)
    expect(html).not.toMatch(/<script>|<script src/)
    expect(headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
    expect([...headers.keys()]).not.toContain('set-cookie')
  })

  it.each(['/', '/shop', '/product/tm200-orbital-motor', '/blog/nbr-or-fkm', '/where-to-buy'])(
    'finds nothing at %s that a text of its data could end (T18)',
    async (address) => {
      const spoiled = pagesOver(async (input, init) => {
        const answer = await shop.fetch(input, init)
        return new Response(spoilt(await answer.text()), answer)
      })
      const html = await (await spoiled(new Request(`${origin}${address}`))).text()
      expect(html).toContain('alert(1)')
      expect(/<script[^>]*>alert|<!--\s*evil/.exec(html)).toBeNull()
      expect(dataOf(html)).toHaveProperty('isWhole', true)
    },
  )

  it.each(['//evil.test/shop', '/%00', '/%0d%0aSet-Cookie:a'])(
    'is not found at an address that no page has: %s (T02, T43)',
    async (address) => {
      const { status, headers } = await page(address)
      expect(status).toBe(404)
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it('cannot have its own host in the page', async () => {
    const response = await draw(
      new Request('http://evil.test/about', { headers: { 'x-forwarded-host': 'evil.test' } }),
    )
    expect(await response.text()).not.toContain('evil.test')
  })
})

describe('a page that cannot be drawn', () => {
  it('says so with a status that no proxy keeps, and is not taken over, where the services are away', async () => {
    draw = pagesOver(() => Promise.reject(new TypeError('Away.')))
    const { status, html, headers, words } = await page('/about')
    draw = pagesOver(shop.fetch)
    expect(status).toBe(503)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('"isWhole":false')
    expect(words).toContain('settings')
  })

  it.each(['/', '/shop', '/brands', '/brand/torvane', '/product-type/orbital-motors'])(
    'says at %s that one service is away, however much of the page is there',
    async (address) => {
      draw = pagesOver((path, init) =>
        new URL(path instanceof Request ? path.url : path, origin).pathname.includes('/search')
          ? Promise.reject(new TypeError('Away.'))
          : shop.fetch(path, init),
      )
      const { status, html, headers, words } = await page(address)
      draw = pagesOver(shop.fetch)
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(html).toContain('"isWhole":false')
      expect(words).toContain('could not be loaded')
      expect(words).not.toContain('Some settings')
    },
  )

  it('is the plain shell where drawing it fails, and logged', async () => {
    const told: string[] = []
    const strange = '<!doctype html><title>Manifold</title><main></main>'
    const drawing = openPages({
      shell: strange,
      origin,
      patience: 60_000,
      log: (event) => void told.push(event),
      fetch: (input, init) => shop.fetch(new Request(input, init).url.replace(origin, ''), init),
    })
    const response = await drawing(new Request(`${origin}/about`))
    expect([response.status, await response.text()]).toEqual([200, strange])
    expect(response.headers.get('cache-control')).toBe('no-store')
    // A question that is given up with the page may be told as well.
    expect(told).toContain('page.not-drawn')
  })

  it('is the plain shell after its time, and logged', async () => {
    draw = pagesOver(() => new Promise(() => {}), 20)
    const { status, html } = await page('/about')
    expect([status, html]).toEqual([200, shell])
    // On a busy machine the question that is given up may be told as well.
    expect(logged).toContain('page.not-drawn')
    draw = pagesOver(shop.fetch)
  })
})

it('leaves nothing behind: three hundred pages later the memory is what it was', async () => {
  const answers = () => Response.json({ data: { siteName: 'Manifold' }, meta: {} })
  const drawn = pagesOver(() => Promise.resolve(answers()))
  const draws = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they would come
      await (await drawn(new Request(`${origin}/404`))).text()
    }
    collect()
    // What waits for its turn lets go, too.
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    collect()
    return process.memoryUsage().heapUsed / 1e6
  }
  const before = await draws(30)
  expect((await draws(300)) - before).toBeLessThan(7)
})

it('is held by nothing once it is there: Node keeps the signals of questions, and what listens to them', async () => {
  const signals = new Set<AbortSignal>()
  const drawn = openPages({
    told: '',
    shell,
    origin,
    patience: 60_000,
    log: () => {},
    fetch: (_, init) => {
      if (init?.signal) signals.add(init.signal)
      return Promise.resolve(Response.json({ data: { siteName: 'Manifold' }, meta: {} }))
    },
  })
  await (await drawn(new Request(`${origin}/404`))).text()
  expect([...signals].map((signal) => getEventListeners(signal, 'abort'))).toEqual([[]])
})

describe('a page of a shop that is configured where it runs', () => {
  it('is drawn for the only region, whatever its reader has chosen once, and says so to the browser', async () => {
    const site = { addresses: {}, regions: ['EU'], languages: ['de'] }
    const drawing = pagesOver(shop.fetch, 60_000, JSON.stringify(site))
    const headers = { cookie: 'manifold.region=US' }
    const html = await (await drawing(new Request(`${origin}/shop`, { headers }))).text()
    expect(html).toContain(`id="site-configuration">${JSON.stringify(site)}</script>`)
    expect(html).toContain('"region":"EU"')
    expect(html).toContain('hreflang="de"')
    expect(html).not.toContain('hreflang="fr"')
  })
})
