/** The figures of the products of a list, in the units of the reader. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMotor } from '../../builders/a-machine.ts'
import { aProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

const shop = () => fakeShop({ products: [aMotor(), aProduct()] })

/** Names and values on the card of a product. */
async function figuresOn(name: string) {
  const link = await screen.findByRole('link', { name })
  const card = link.closest('article') ?? document.body
  const names = within(card).queryAllByRole('term')
  const values = within(card).queryAllByRole('definition')
  return names.map((each, index) => `${each.textContent} ${values[index]?.textContent}`)
}

it.each(['/shop', '/product-type/gear-pumps', '/brand/birch'])(
  'stand on each card of %s',
  async (address) => {
    await openShopAt(address, { shop: shop(), as: usCustomer })
    const figures = await figuresOn('Machine HM1')
    expect(figures.map((each) => each.split(' ')[0])).toEqual([
      'Displacement',
      'Pressure',
      'Speed',
      'Torque',
    ])
    expect(figures[0]).toBe('Displacement 3.05 – 12.2 in³/rev')
  },
)

it('are left out where a product has none', async () => {
  await openShopAt('/shop', { shop: shop(), as: usCustomer })
  expect(await figuresOn('Orbital motor OM1')).toEqual([])
})

it('are metric for Europe', async () => {
  await openShopAt('/shop', { shop: shop(), as: euCustomer })
  expect((await figuresOn('Machine HM1'))[0]).toBe('Displacement 50 – 200 cm³/rev')
})
