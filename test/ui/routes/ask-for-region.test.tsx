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

it.each([
  ['a visitor', undefined],
  ['a customer of the region of the site', usCustomer],
])('asks nothing again for %s', async (_, as) => {
  expect(await askedAgain(as)).toEqual([])
})

it('leaves a page alone that is the same in each region, whose guards would be asked again', async () => {
  expect(await askedAgain(euCustomer, '/about')).toEqual([])
})

it('knows every route whose loader asks for products', () => {
  const routes = import.meta.glob<string>('../../../src/ui/routes/*.route.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  for (const [file, source] of Object.entries(routes)) {
    const asks = source.match(/askListing\(|findMachines\(/g)?.length ?? 0
    expect(source.match(/isByRegion: true/g)?.length ?? 0, file).toBe(asks)
  }
})
