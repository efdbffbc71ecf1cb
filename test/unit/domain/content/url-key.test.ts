import { expect, it } from 'vitest'
import { urlKeys, urlKeysOf } from '../../../../src/domain/content/url-key.ts'

it('knows the short words of addresses (CAT-13)', () => {
  expect(urlKeysOf([])).toEqual({
    brand: 'sb',
    productType: 'spt',
    account: 'ac',
    attribute: 'att',
    address: 'ad',
    category: 'caty',
    product: 'sp',
  })
})

it('takes the words of the site for the kinds that it names', () => {
  const rows = [
    { kind: 'productType', key: 'pt' },
    { kind: 'brand', key: 'b' },
  ] as const
  expect(urlKeysOf(rows)).toEqual({ ...urlKeys, productType: 'pt', brand: 'b' })
})
