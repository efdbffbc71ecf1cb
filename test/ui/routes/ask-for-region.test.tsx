/** Pages that were asked for before it was known who is there. */
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { askForCustomer } from '../../../src/ui/routes/ask-for-region.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

/** The paths of the routes that are asked again for whoever is there, in a shop for the US. */
async function askedAgain(as?: string, path = '/shop'): Promise<readonly string[]> {
  const { router, storefront } = await openShopAt(path, { ...(as !== undefined && { as }) })
  await waitFor(() => expect(router.state.status).toBe('idle'))
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue(undefined)
  await askForCustomer(router, storefront)
  const filters = invalidate.mock.calls.map(([options]) => options?.filter)
  const routes = Object.values(router.routesById)
  return filters.flatMap((filter) =>
    routes
      .filter(({ options }) => filter?.({ staticData: options.staticData } as never))
      .map(({ fullPath }) => fullPath),
  )
}

it('asks every list and the finder again for a customer of another region (CONF-07)', async () => {
  expect((await askedAgain(euCustomer)).toSorted()).toEqual([
    '/brand/$urlTitle',
    '/brands',
    '/category/$urlTitle',
    '/finder',
    '/product-type/$urlTitle',
    '/shop',
  ])
})

it.each([undefined, usCustomer])('asks nothing again for %s, for whom it was asked', async (as) => {
  expect(await askedAgain(as)).toEqual([])
})

it('leaves a page alone that is the same in each region, whose guards would be asked again', async () => {
  expect(await askedAgain(euCustomer, '/about')).toEqual([])
})
