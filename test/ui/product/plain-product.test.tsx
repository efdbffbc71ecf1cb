/** The page of a product that is chosen, not configured. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aPlainProduct, aPlainSku } from '../../builders/a-plain-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
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

it('has nothing between the choice of its sku and what is ordered, bundle or none (CAT-41)', async () => {
  await openProduct({ product: { ...product, bundle: [] } })
  expect(screen.queryByText('0')).toBeNull()
})

it('is ordered within the limits of its sku, the smallest quantity first', async () => {
  const { user } = await openProduct({ product })
  const quantity = screen.getByRole('textbox', { name: /^Quantity/ })
  expect(quantity).toHaveValue('2')
  expect(screen.getByText('From 2 to 500 pieces.')).toBeInTheDocument()
  await user.clear(quantity)
  await user.type(quantity, '501')
  expect(screen.getByText('The maximum quantity is 500.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use 500' }))
  expect(quantity).toHaveValue('500')
})

it('shows a visitor its public price and no notice that hides it, and no code to read (PRICE-16)', async () => {
  await openProduct({ product, as: 'visitor' })
  const panel = within(screen.getByRole('region', { name: 'Price and lead time' }))
  expect(panel.getByText('$12.50')).toBeInTheDocument()
  expect(panel.getByText('incl. tax')).toBeInTheDocument()
  expect(panel.getByText('Sign in to see lead times and to request a quote.')).toBeInTheDocument()
  expect(screen.queryByText('Please log in to access pricing information.')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Model code' })).toBeNull()
})

it('asks a visitor to log in for a price that is for customers (PRICE-16)', async () => {
  const hidden = aPlainProduct({
    skus: ['N10', 'N12'].map((ending) => aPlainSku(ending, { priceShownTo: 'signed-in' })),
  })
  await openProduct({ product: hidden, as: 'visitor' })
  expect(screen.getByText('Please log in to access pricing information.')).toBeInTheDocument()
  expect(screen.queryByText('$12.50')).toBeNull()
})

it('costs a visitor from Europe euros, net, as soon as the region is chosen (SHELL-01, I18N-09)', async () => {
  const inEuro = { zone: 'EU', salePrice: 10.9, listPrice: 10.9, currency: 'EUR' } as const
  const skus = ['N10', 'N12'].map((ending) =>
    aPlainSku(ending, { salePrice: 12.5, regionPrices: [inEuro] }),
  )
  const { user } = await openProduct({
    product: aPlainProduct({ skus }),
    as: 'visitor',
    isFramed: true,
  })
  expect(screen.getAllByText('$12.50')).not.toHaveLength(0)
  const [picker] = await screen.findAllByLabelText('Region')
  if (!picker) throw new Error('There is no choice of regions.')
  await user.selectOptions(picker, 'EU')
  await waitFor(() => expect(screen.getAllByText('€10.90')).not.toHaveLength(0))
  expect(screen.queryByText('$12.50')).toBeNull()
  expect(screen.getAllByText('net')).not.toHaveLength(0)
})

it('is chosen by its groups; price and stock are told, and the address names it (CONF-05)', async () => {
  const { user } = await openProduct({ product, as: 'visitor' })
  expect(screen.getByText('120 pieces')).toBeInTheDocument()
  expect(screen.getAllByText('$12.50')).not.toHaveLength(0)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '12 mm')
  await waitFor(() => expect(window.location.search).toBe('?skuid=sku-sk1-n12'))
  expect(screen.getAllByText('$13.75')).not.toHaveLength(0)
  expect(screen.queryByText('120 pieces')).not.toBeInTheDocument()
  // There is no fluorocarbon in 12 mm: the answer leads to the one there is.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Material' }), 'Fluorocarbon')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('10 mm'))
  expect(screen.getByText('Made to order')).toBeInTheDocument()
})

it('keeps its cart button, with a press on its way, when it becomes known who presses (SHELL-02)', async () => {
  const shop = fakeShop({ products: [product] })
  const release = shop.calls.hold('identity.currentAccount')
  await openShopAt(`/product/${product.urlTitle}`, { shop, as: usCustomer })
  const button = await screen.findByRole('button', { name: /^Add to cart/ })
  release()
  expect(await screen.findByRole('button', { name: 'Calculate Price' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Add to cart/ })).toBe(button)
})

it('is put in the cart first, at the price that is known; a calculation is asked for below it (CAT-26)', async () => {
  const { user } = await openProduct({ product })
  const panel = within(screen.getByRole('region', { name: 'Price and lead time' }))
  expect(panel.getByText('$12.50')).toBeInTheDocument()
  expect(panel.getByText('120 pieces in stock')).toBeInTheDocument()
  expect(panel.queryByText('Not calculated yet')).toBeNull()
  const names = () => panel.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(names()[0]).toMatch(/^Add to cart/)
  await user.click(panel.getByRole('button', { name: 'Calculate Price' }))
  expect(await panel.findByRole('button', { name: 'Add To Quote' })).toBeVisible()
  expect(names()[0]).toMatch(/^Add to cart/)
  expect(panel.getByText('Lead time')).toBeInTheDocument()
})

it('is calculated first where it cannot be put in a cart', async () => {
  const quoted = aPlainProduct({
    skus: ['N10', 'N12'].map((ending) => aPlainSku(ending, { allowsCart: false })),
  })
  await openProduct({ product: quoted })
  const panel = within(screen.getByRole('region', { name: 'Price and lead time' }))
  expect(panel.getAllByText('Not calculated yet')).toHaveLength(2)
  expect(panel.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
})
