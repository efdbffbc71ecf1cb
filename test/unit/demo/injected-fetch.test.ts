import { expect, it, vi } from 'vitest'
import { backendAddress } from '../../../demo/backend-address.ts'
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

it.each([
  ['/demo/api/scope/getCart', '/api/scope/getCart'],
  ['/demo/shop?slatAction=account.logout', '/shop?slatAction=account.logout'],
  ['/media/products/tm200.svg', '/media/products/tm200.svg'],
  ['/demo/shop', undefined],
  ['/demonstration/api/scope/getCart', undefined],
  ['/demo', undefined],
])('knows of %s below a path: %s', (address, known) =>
  expect(backendAddress(origin + address, origin, '/demo')).toBe(known && origin + known),
)
