/** A visit that comes from content management. */
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { aProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt } from '../open-shop.tsx'

const path = '/product/orbital-motor-om1'

// What a browser knows of the loading of its document, and jsdom does not.
beforeEach(() => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://cms.manifold.test/product/7')
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ name: `${window.location.origin}${path}` }],
    configurable: true,
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('is a preview on the page where it begins, and on no other (AUTH-31)', async () => {
  const other = aProduct({ id: 'product-2', name: 'Other motor', urlTitle: 'other-motor' })
  const related = [{ ...other, thumbnail: '/other.svg', skuId: undefined }]
  const shop = fakeShop({ products: [aProduct({ related }), other] })
  shop.settings = { ...defaultSiteSettings, previewHosts: ['cms.manifold.test'] }
  const { user } = await openShopAt(path, { shop })
  expect(await screen.findByText('Preview')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^X/ })).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Other motor' }))
  await screen.findByRole('heading', { level: 1, name: 'Other motor' })
  expect(screen.queryByText('Preview')).toBeNull()
  expect(screen.queryByRole('radio', { name: /^X/ })).toBeNull()
})
