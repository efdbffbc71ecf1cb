/** Made-up addresses: parameters that cannot be read do not reach the page. */
import { expect, it } from 'vitest'
import { newAddressRoute } from '../../../src/ui/routes/addresses.route.tsx'
import { productRoute } from '../../../src/ui/routes/product.route.tsx'
import type { RawSearch } from '../../../src/ui/addresses/search-params.ts'

/** What a page is told: the router lays what was read over the raw address. */
function told(options: { readonly validateSearch?: unknown }, raw: RawSearch): RawSearch {
  const validate = options.validateSearch as (search: RawSearch) => RawSearch
  return { ...raw, ...validate(raw) }
}

it('hands a product page nothing of an address that it could not read (ROUTE-02)', () => {
  const raw = { skuid: ' ', model: '', quantity: ' ', preview: 'TRUE' }
  expect(told(productRoute.options, raw)).toEqual({})
})

it('hands the form for a new address no way back that it could not read', () => {
  expect(told(newAddressRoute.options, { redirect: ' ' })).toEqual({})
})
