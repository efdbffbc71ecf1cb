/** Addresses that somebody made up: the page is there, says nothing odd, and complains of nothing. */
import { frameFaults, textFaults } from './crawl/judge.ts'
import { customer } from './crawl/places.ts'
import { settledFor } from './crawl/settled.ts'
import { comeIn, expect, test } from './shop.ts'

const flood = 'x'.repeat(100_000)
const product = '/product/tm200-orbital-motor'
const draftOrder = '/my-account/draftorder/nobody'

/** Each with the path that it ends at where that is another one. */
const hostile: readonly (readonly [address: string, end?: string])[] = [
  ['/shop?page=-1&sort=__proto__&view=constructor&filter___proto__.x=1&filter_constructor=1'],
  ['/shop?page=99999999&keyword=%E0%A4%A&filter_brand_slug=%00'],
  [`/shop?keyword=${flood}`],
  ['/shop?keyword=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  [`/shop?${'filter_a=1&'.repeat(500)}`],
  ['/brand/__proto__?page=1e9'],
  ['/product-type/constructor'],
  ['/category/..%2F..%2Fapi'],
  [`${product}?model=${flood}&quantity=-1&skuid=__proto__`],
  [`${product}?model=__proto__:constructor,~~&quantity=1e400&preview=TRUE`],
  ['/product/%2e%2e%2f%2e%2e', '/404'],
  ['/blog?page=-1'],
  ['/blog?page=9999999', '/blog'],
  ['/where-to-buy?country=__proto__&layout=constructor&keyword=%F0%9F'],
  ['/location/__proto__'],
  ['/product/%00'],
  ['/brand/torvane?filter_x=%00'],
  ['/blog/a%0Ab'],
  ['/%E0%A4%A'],
  ['/a//b/../__proto__', '/a/__proto__'],
  [`/${'deep/'.repeat(2000)}`, `/${'deep/'.repeat(2000)}`.slice(0, -1)],
  ['/my-account/quotes?page=-1&tab=__proto__&missing=1'],
  ['/my-account/quotes?page=9999999&tab=approved'],
  ['/my-account/quotes/__proto__', '/my-account/quotes'],
  ['/my-account/quotes/%00'],
  [`${draftOrder}?tab=constructor&page=-3&brands=~~,~9&code=${flood}`, '/my-account/quotes'],
  [`/my-account/login?redirect=${flood}`, '/my-account/profile'],
]

// The beginning of a code and the name of a product are looked up, and the browser says that there is none.
test.use({ provoked: /status of 404 .*\/(bySkuCode\/(XXX|PRO)|byUrlTitle\/\.\.%2F\.\.)$/ })

test('pages work at addresses that somebody made up', async ({ page, server }) => {
  const complaints: string[] = []
  await comeIn(page, customer, '/404')
  const settled = settledFor(page)
  for (const [address, end] of hostile) {
    await page.goto(address).catch((problem: unknown) => {
      throw new Error(`${address.slice(0, 80)}: ${String(problem).slice(0, 80)}`)
    })
    await settled()
    const path = end ?? new URL(address, server.origin).pathname
    const expected = { origin: server.origin, path, language: 'en-US' }
    const found = [...(await frameFaults(page, expected)), ...(await textFaults(page))]
    complaints.push(...found.map((fault) => `${address.slice(0, 80)}: ${fault}`))
  }
  expect(complaints).toEqual([])
})
