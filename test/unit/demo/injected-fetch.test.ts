import { expect, it, vi } from 'vitest'
import { injectedFetch } from '../../../demo/page/injected-fetch.ts'

const origin = 'http://shop.test'
const answer = (text: string) => Promise.resolve(new Response(text))

it.each([
  ['/api/scope/getCart', 'worker'],
  ['/media/products/tm200.svg', 'worker'],
  ['/shop?slatAction=account.logout', 'worker'],
  ['/assets/index.js', 'network'],
  ['/my-account/quotes', 'network'],
  ['https://elsewhere.test/api/scope/getCart', 'network'],
])('asks for %s where it is: %s', async (address, place) => {
  const network = vi.fn(() => answer('network'))
  const fetch = injectedFetch(network, () => answer('worker'), origin)
  expect(await (await fetch(new URL(address, origin))).text()).toBe(place)
  expect(network).toHaveBeenCalledTimes(place === 'network' ? 1 : 0)
})
