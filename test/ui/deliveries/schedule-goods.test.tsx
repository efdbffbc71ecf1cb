/** Goods on their way into a scheduled delivery: from the product page and from the cart. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPlainProduct, aQuoteOnlyProduct } from '../../builders/a-plain-product.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { openProduct } from '../product/open-product.tsx'
import { shopWithPlainGoods, withDelivery, withDeliveryCart } from './scheduled.ts'

const offer = 'Deliver on a schedule'
const add = { name: 'Add to scheduled delivery' }

/** What lies in each delivery, and whether it was started. */
const scheduled = (shop: FakeShop) =>
  [...shop.deliveries.values()].map(({ id, status }) => ({
    status,
    goods: shop.carts.get(id)?.lines.map(({ skuCode, quantity }) => `${quantity} ${skuCode}`),
  }))

async function openOffer(shop: FakeShop) {
  const opened = await openProduct({ product: aPlainProduct(), shop })
  await opened.user.click(await screen.findByRole('button', { name: offer }))
  await screen.findByRole('button', add)
  return opened
}

describe('a product that is sold from stock', () => {
  it('begins a scheduled delivery, once however often one clicks, and leads on to it (SUBS-07)', async () => {
    const shop = shopWithPlainGoods()
    const { user } = await openOffer(shop)
    expect(screen.queryByRole('combobox', { name: 'Add to' })).toBeNull()
    await user.dblClick(screen.getByRole('button', add))
    expect(
      await screen.findByRole('link', { name: 'Set up the scheduled delivery' }),
    ).toHaveAttribute('href', '/scheduled-delivery-cart')
    expect(scheduled(shop)).toEqual([{ status: 'setting-up', goods: ['2 SK1N10'] }])
  })

  it('joins a delivery that comes already, which is named with its frequency (SUBS-02)', async () => {
    const { shop, id } = await withDelivery()
    const { user } = await openOffer(shop)
    const choice = screen.getByRole('combobox', { name: 'Add to' })
    await user.selectOptions(choice, 'Seals for line 3 · Every month')
    await user.click(screen.getByRole('button', add))
    expect(await screen.findByRole('link', { name: 'Seals for line 3' })).toHaveAttribute(
      'href',
      `/my-account/subscription-orders/${id}`,
    )
    expect(scheduled(shop)).toEqual([{ status: 'active', goods: ['4 SK1N10'] }])
  })

  it('begins one that comes as often as is chosen here (SUBS-02)', async () => {
    const shop = shopWithPlainGoods()
    const { user } = await openOffer(shop)
    const often = screen.getByRole('combobox', { name: 'Frequency' })
    expect(often).toHaveDisplayValue('Every month')
    await user.selectOptions(often, 'Every week')
    await user.click(screen.getByRole('button', add))
    await screen.findByRole('link', { name: 'Set up the scheduled delivery' })
    expect([...shop.deliveries.values()]).toMatchObject([{ frequency: { id: 'weekly' } }])
  })

  it('keeps how often the one that is being set up comes, unless another is chosen', async () => {
    const { shop, say } = await withDeliveryCart()
    await say({ kind: 'repeat', frequencyId: 'yearly' })
    const { user } = await openOffer(shop)
    expect(screen.getByRole('combobox', { name: 'Frequency' })).toHaveDisplayValue('Every year')
    // Another tab chooses in the meantime.
    await say({ kind: 'repeat', frequencyId: 'weekly' })
    await user.click(screen.getByRole('button', add))
    await screen.findByRole('link', { name: 'Set up the scheduled delivery' })
    expect([...shop.deliveries.values()]).toMatchObject([{ frequency: { id: 'weekly' } }])
  })

  it('joins none that has been ended', async () => {
    const { shop, say } = await withDelivery()
    const reason = { reasonId: 'cancel-not-needed', notes: '' }
    await say({ kind: 'cancel', reason })
    await openOffer(shop)
    expect(screen.queryByRole('combobox', { name: 'Add to' })).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Frequency' })).toBeVisible()
  })

  it('asks for no frequency where it joins one that comes already', async () => {
    const { shop } = await withDelivery()
    const { user } = await openOffer(shop)
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Add to' }),
      'Seals for line 3 · Every month',
    )
    expect(screen.queryByRole('combobox', { name: 'Frequency' })).toBeNull()
  })

  it('says what is wrong with the quantity, and adds nothing', async () => {
    const shop = shopWithPlainGoods()
    const { user } = await openOffer(shop)
    const quantity = screen.getByRole('textbox', { name: /^Quantity/ })
    await user.clear(quantity)
    await user.type(quantity, '1')
    await user.click(screen.getByRole('button', add))
    expect(await screen.findByRole('alert')).toHaveTextContent('At least 2 pieces must be ordered.')
    expect(scheduled(shop)).toEqual([])
    expect(quantity).toHaveValue('1')
  })

  it('says that it could not be added, and is added by the next press', async () => {
    const shop = shopWithPlainGoods()
    const { user } = await openOffer(shop)
    shop.calls.failNext('deliveryGateway.add', { kind: 'refused', messages: [] })
    await user.click(screen.getByRole('button', add))
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be added')
    await user.click(screen.getByRole('button', add))
    await screen.findByRole('link', { name: 'Set up the scheduled delivery' })
    expect(scheduled(shop)).toEqual([{ status: 'setting-up', goods: ['2 SK1N10'] }])
  })

  it('is added once where the answer got lost', async () => {
    const shop = shopWithPlainGoods()
    const { user } = await openOffer(shop)
    shop.calls.failNext('deliveryGateway.add', { kind: 'unconfirmed' }, 'after-commit')
    await user.click(screen.getByRole('button', add))
    await screen.findByRole('link', { name: 'Set up the scheduled delivery' })
    expect(scheduled(shop)).toEqual([{ status: 'setting-up', goods: ['2 SK1N10'] }])
  })

  it("says 'Please login to setup your subscription cart' to visitors (SUBS-07)", async () => {
    const shop = shopWithPlainGoods()
    const { user } = await openProduct({ product: aPlainProduct(), shop, as: 'visitor' })
    await user.click(await screen.findByRole('button', { name: offer }))
    expect(await screen.findByText(/Please login to setup your subscription cart/)).toBeVisible()
    expect(screen.queryByRole('button', add)).toBeNull()
  })
})

describe('the goods of a cart', () => {
  const action = { name: 'Deliver these on a schedule' }

  /** Two pieces of each lie in the cart of the customer. */
  const withCart = (shop: FakeShop, ...skuCodes: readonly string[]) => {
    const lines = skuCodes.map((skuCode, index) => ({ id: `line-${index}`, skuCode, quantity: 2 }))
    shop.carts.set('account-us', { lines, promotions: [] })
    return shop
  }
  const mixed = () =>
    withCart(fakeShop({ products: [aPlainProduct(), aQuoteOnlyProduct()] }), 'SK1N10', 'QC1L')

  it('are copied without what is by quote only; the cart stays as it is (SUBS-07)', async () => {
    const shop = mixed()
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', action))
    await waitFor(() => expect(window.location.pathname).toBe('/scheduled-delivery-cart'))
    expect(scheduled(shop)).toEqual([{ status: 'setting-up', goods: ['2 SK1N10'] }])
    expect(shop.carts.get('account-us')?.lines).toHaveLength(2)
  })

  it('are not put in twice', async () => {
    const { shop } = await withDeliveryCart()
    const { user } = await openShopAt('/shopping-cart', {
      as: usCustomer,
      shop: withCart(shop, 'SK1N10'),
    })
    await user.click(await screen.findByRole('button', action))
    await waitFor(() => expect(window.location.pathname).toBe('/scheduled-delivery-cart'))
    expect(scheduled(shop)).toEqual([{ status: 'setting-up', goods: ['2 SK1N10'] }])
  })

  it('that are all by quote only are not offered', async () => {
    const shop = withCart(fakeShop({ products: [aQuoteOnlyProduct()] }), 'QC1L')
    await openShopAt('/shopping-cart', { as: usCustomer, shop })
    expect(await screen.findByRole('row', { name: /QC1L/ })).toBeVisible()
    expect(screen.queryByRole('button', action)).toBeNull()
  })

  it('say why they could not be copied, and stay', async () => {
    const shop = mixed()
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    const button = await screen.findByRole('button', action)
    shop.calls.failNext('deliveryGateway.add', { kind: 'refused', messages: [] })
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be added')
    expect(window.location.pathname).toBe('/shopping-cart')
    expect(scheduled(shop)).toEqual([])
  })
})
