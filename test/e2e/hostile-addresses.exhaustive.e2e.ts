/** Addresses that an attacker made up: the page is there, says nothing odd, and complains of nothing. */
import { faultsOf, frameFaults, textFaults } from './crawl/judge.ts'
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

const long = 'x'.repeat(10_240)

/** Addresses of configurations as others may have sent them, and what is said of each. */
const sent: readonly (readonly [address: string, words: string, end?: string])[] = [
  ['/model/TM280ACGNOK?quantity=18', 'belongs to the models for Europe', product],
  ['/model/TM249A1U3XQ?quantity=18', '“Q” is not an option here', product],
  [`/model/TM2${long}`, 'not valid', product],
  [`/model/${'TM277B1U3BS'.repeat(900)}`, 'The code is complete before', product],
  [`/model/${long}`, 'No product begins like XXX'],
  ['/compare?models=TM249A1U3XS!TM280ACGNOK!TM249A1U3XQ', 'belongs to the models for Europe'],
  [`/compare?models=${long}`, 'Only its first 2,000 characters were read'],
]

// The beginning of a code and the name of a product are looked up, and the browser says that there is none.
test.use({ provoked: /status of 404 .*\/(bySkuCode\/(XXX|PRO)|byUrlTitle\/\.\.%2F\.\.)$/ })

test('pages work at addresses that an attacker made up', async ({ page, server }) => {
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

test('codes that a visitor was sent are explained where they cannot be read, and kept over a reload', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await comeIn(page, customer, '/404')
  const settled = settledFor(page)
  const complaints: string[] = []
  for (const [address, words, end] of sent) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(words)
    await settled()
    const path = end ?? new URL(address, server.origin).pathname
    const expected = { origin: server.origin, path, language: 'en-US' }
    const found = await faultsOf(page, expected)
    complaints.push(...found.map((fault) => `${address.slice(0, 80)}: ${fault}`))
    await page.reload()
    await expect(page.getByRole('main')).toContainText(words)
  }
  expect(complaints).toEqual([])
})
