/** The page of a product that is chosen, not configured. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aPlainProduct, aPlainSku } from '../../builders/a-plain-product.ts'
import { openProduct } from './open-product.tsx'

const named = (ending: string, material: string, size: string, available: number | undefined) =>
  aPlainSku(ending, {
    definition: `Material: ${material}, Size: ${size}`,
    available,
    salePrice: size === '10 mm' ? 12.5 : 13.75,
  })

const product = aPlainProduct({
  skus: [
    named('N10', 'Nitrile', '10 mm', 120),
    named('N12', 'Nitrile', '12 mm', undefined),
    named('V10', 'Fluorocarbon', '10 mm', 0),
  ],
})

it('is ordered within the limits of its sku, the smallest quantity first', async () => {
  const { user } = await openProduct({ product })
  const quantity = screen.getByRole('textbox', { name: /^Quantity/ })
  expect(quantity).toHaveValue('2')
  expect(screen.getByText('From 2 to 500 pieces.')).toBeInTheDocument()
  await user.clear(quantity)
  await user.type(quantity, '501')
  expect(screen.getByText('The largest quantity is 500.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use 500' }))
  expect(quantity).toHaveValue('500')
})

it('is chosen by its groups; price and stock are told, and the address names it (CONF-05)', async () => {
  const { user } = await openProduct({ product, as: 'visitor' })
  expect(screen.getByText('120 pieces')).toBeInTheDocument()
  expect(screen.getByText('$12.50')).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '12 mm')
  await waitFor(() => expect(window.location.search).toBe('?skuid=sku-sk1-n12'))
  expect(screen.getByText('$13.75')).toBeInTheDocument()
  expect(screen.queryByText('120 pieces')).not.toBeInTheDocument()
  // There is no fluorocarbon in 12 mm: the answer leads to the one there is.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Material' }), 'Fluorocarbon')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('10 mm'))
  expect(screen.getByText('None; made or ordered for you')).toBeInTheDocument()
})
