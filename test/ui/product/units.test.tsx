/** The units of technical data, over several products. */
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { openProduct } from './open-product.tsx'

const set = (code: string, name: string) => ({
  code,
  name,
  sortOrder: 1,
  attributes: [{ code: 'mass', name: 'Mass', valueHtml: '5', unit: 'kg' }],
})
const attributeSets = [
  set('technicalDataMetric', 'Metric Units'),
  set('technicalDataUS', 'U.S. Units'),
]

test('remembers the units that were chosen on another product (CAT-15)', async () => {
  const other = aProduct({ id: 'product-2', name: 'Other motor', urlTitle: 'other-motor' })
  const related = [{ ...other, thumbnail: '/other.svg', skuId: undefined }]
  const products = [aProduct({ attributeSets, related }), { ...other, attributeSets }]
  const { user } = await openProduct({ shop: fakeShop({ products }) })
  await user.click(await screen.findByRole('tab', { name: 'Metric Units' }))
  await user.click(screen.getByRole('link', { name: 'Other motor' }))
  await screen.findByRole('heading', { level: 1, name: 'Other motor' })
  expect(await screen.findByRole('tab', { name: 'Metric Units' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('remembers the units for the next visit (CAT-15)', async () => {
  const preferences = memoryPreferences()
  const product = aProduct({ attributeSets })
  const { user } = await openProduct({ product, preferences })
  await user.click(await screen.findByRole('tab', { name: 'Metric Units' }))
  cleanup()
  await openProduct({ product, preferences })
  expect(await screen.findByRole('tab', { name: 'Metric Units' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('ignores unknown units (CAT-15)', async () => {
  const preferences = { ...memoryPreferences(), units: () => 'cubits' }
  await openProduct({ product: aProduct({ attributeSets }), preferences })
  expect(await screen.findByRole('tab', { name: 'U.S. Units' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
