/** An order once more in the cart, from its page and from the history. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { aPlainProduct } from '../../builders/a-plain-product.ts'
import { anOrder, anOrderItem } from '../../builders/an-order.ts'
import { fakeShop, type FakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

const kit = anOrderItem({ id: 'kit', modelCode: 'SK1N10', productName: 'Seal kit', unitPrice: 10 })
const gone = anOrderItem({ id: 'gone', modelCode: 'SK9Z', productName: 'Old kit' })

/** Two orders of the customer, and a cart that holds one piece already. */
function aShop(...items: readonly (typeof kit)[]): FakeShop {
  const shop = fakeShop({ products: [aPlainProduct()] })
  for (const number of ['70012', '70013']) {
    const order = anOrder({ id: orderId(`order-${number}`), number, items })
    shop.orders.set(order.id, { owner: 'account-us', order })
  }
  const line = { id: 'line-1', skuCode: 'SK1N10', quantity: 1, materialNumber: '' }
  shop.carts.set('account-us', { lines: [line], promotions: [] })
  return shop
}

const inCart = (shop: FakeShop) =>
  (shop.carts.get('account-us')?.lines ?? []).map(
    ({ quantity, skuCode }) => `${quantity} ${skuCode}`,
  )

const again = () => screen.findByRole('button', { name: 'Order again' })

describe('an order that is ordered again', () => {
  it('is added to what lies in the cart, once however often one clicks', async () => {
    const shop = aShop(kit)
    const { user } = await openShopAt('/my-account/orders/order-70012', { shop, as: usCustomer })
    await user.tripleClick(await again())
    const notice = await screen.findByText('1 item of order 70012 is in your cart')
    await user.click(await again())
    expect(inCart(shop)).toEqual([`${1 + kit.quantity} SK1N10`])
    expect(shop.calls.journal).toEqual(['orderGateway.intoCart'])
    expect(notice).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to the cart' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    expect(await screen.findByRole('rowheader')).toHaveTextContent('SK1N10')
    expect(screen.getByRole('table')).toHaveTextContent('$12.50')
  })

  it('names what is not sold any more, and what costs something else', async () => {
    const shop = aShop(kit, gone)
    const { user } = await openShopAt('/my-account/orders/order-70012', { shop, as: usCustomer })
    await user.click(await again())
    const notice = (await screen.findByText('1 item of order 70012 is in your cart')).closest(
      '[role=status]',
    )
    expect(notice).toHaveTextContent('Old kit SK9Z: no longer sold like this')
    expect(notice).toHaveTextContent('Seal kit SK1N10: $10.00 then, $12.50 today')
  })

  it('says so where nothing of it can be had', async () => {
    const { user } = await openShopAt('/my-account/orders/order-70012', {
      shop: aShop(gone),
      as: usCustomer,
    })
    await user.click(await again())
    expect(
      await screen.findByText('Nothing of order 70012 could be added to the cart'),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Go to the cart' })).toBeNull()
  })

  it('tells from the history why it failed, and of the next one that it was done', async () => {
    const shop = aShop(kit)
    shop.calls.failNext('orderGateway.intoCart', { kind: 'unreachable', offline: false })
    const { user } = await openFramedShopAt('/my-account/orders', { shop, as: usCustomer })
    await user.click(await screen.findByRole('button', { name: 'Order again 70012' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The order could not be added to the cart',
    )
    await user.click(screen.getByRole('button', { name: 'Order again 70013' }))
    expect(await screen.findByText('1 item of order 70013 is in your cart')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Order again 70012' }))
    expect(await screen.findByText('1 item of order 70012 is in your cart')).toBeVisible()
    const pieces = 1 + 2 * kit.quantity
    expect(await screen.findByRole('button', { name: `Cart, ${pieces} pieces` })).toBeVisible()
  })

  it('is not offered where the site takes no orders', async () => {
    const shop = aShop(kit)
    shop.settings = { ...shop.settings, isTransactional: false }
    await openShopAt('/my-account/orders/order-70012', { shop, as: usCustomer })
    expect(await screen.findByRole('button', { name: 'Copy to a draft quote' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  })
})
