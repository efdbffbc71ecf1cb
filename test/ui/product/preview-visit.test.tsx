/** A visit that comes from content management. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { aProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'

// The shop remembers at which page a visit began when its code is loaded; so that comes first.
const path = '/product/orbital-motor-om1'
window.history.replaceState(null, '', path)
Object.defineProperty(document, 'referrer', { value: 'https://cms.manifold.test/product/7' })

test('is a preview on the page where it begins, and on no other (AUTH-31)', async () => {
  const { openShopAt } = await import('../open-shop.tsx')
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
