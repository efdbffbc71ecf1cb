/** What of a request decides what a page says: by that it is drawn, and by that it is kept. */
import { expect, it } from 'vitest'
import { requestedPage, keyOf, restOf } from '../../../src/page/page-request.ts'

/** A browser's own `Request` takes no cookies. */
function asking(address: string, given: Record<string, string> = {}): Request {
  const headers = new Map(Object.entries(given))
  const request: Pick<Request, 'url'> & { headers: Pick<Headers, 'get'> } = {
    url: `http://shop.test${address}`,
    headers: { get: (name) => headers.get(name) ?? null },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of one
  return request as Request
}
const key = (address: string, headers: Record<string, string> = {}) =>
  keyOf(asking(address, headers))

it.each([
  ['/shop?utm_source=letter&gclid=1', '/shop'],
  ['/shop?keyword=pump&fbclid=2', '/shop?keyword=pump'],
  ['/about?token=secret&swprid=secret', '/about'],
  ['/product/tm200-orbital-motor?x=1&model=TM2&x=2', '/product/tm200-orbital-motor?model=TM2'],
])('draws %s as %s: no page reads the rest', (address, asked) => {
  expect(requestedPage(asking(address)).address).toBe(asked)
  expect(key(address)).toBe(key(asked))
})

it.each([
  '/shop?filter_brands=a&filter_brands=b&page=2&sort=productName%7CASC&view=LIST',
  '/where-to-buy?country=DE&keyword=a+b&layout=slim',
  '/blog?page=2',
  '/my-account/login?redirect=%2Fshop',
  '/shop?page=-1&keyword=',
])('leaves %s as it is written: pages read all of it', (address) => {
  expect(requestedPage(asking(address)).address).toBe(address)
  expect(restOf(asking(address))).toBe('')
})

it('keeps apart what readers have chosen, and nothing else that they send', () => {
  const plain = key('/shop')
  expect(key('/shop', { cookie: 'i18nextLng=de' })).not.toBe(plain)
  expect(key('/shop', { cookie: 'manifold.region=EU' })).not.toBe(plain)
  for (const headers of [
    { cookie: 'i18nextLng=xx; manifold.region=Mars; session=1; token=abc' },
    { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'accept-language': 'de' },
    { authorization: 'Bearer abc', 'x-forwarded-proto': 'https', 'x-original-url': '/evil' },
  ]) {
    expect(key('/shop', headers)).toBe(plain)
  }
})

it.each([
  '/shop?preview=true',
  '/shop?preview',
  '//evil.test/shop',
  '/%00',
  `/shop?keyword=${'x'.repeat(2000)}`,
])(
  "has no key for what is nobody else's, no page, or nobody's address: %s (AUTH-31, T13)",
  (address) => {
    expect(key(address)).toBeUndefined()
  },
)

it('keeps two addresses apart whatever stands in them', () => {
  const addresses = ['/a', '/a"', '/a?keyword=b', '/a?keyword=b%22%2C', '/A', '/a/', '/a?keyword=']
  expect(new Set(addresses.map((address) => key(address))).size).toBe(addresses.length)
})

it('says what else stood in the query', () => {
  expect(restOf(asking('/shop?utm=1&keyword=a&gclid'))).toBe('?utm=1&gclid')
})
