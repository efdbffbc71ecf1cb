/** The tracking numbers of all shipments. */
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { anOrder } from '../../builders/an-order.ts'
import { aFulfilment } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/tracking-numbers'

const shopWith = (trackingNumbers: readonly string[]) => {
  const shop = fakeShop()
  const order = anOrder({ id: orderId('order-1'), fulfilments: [aFulfilment({ trackingNumbers })] })
  shop.orders.set(order.id, { owner: 'account-us', order })
  return shop
}

describe('the tracking numbers', () => {
  it('lead to the carrier and to the order (ACCT-02)', async () => {
    await openShopAt(path, { as: usCustomer, shop: shopWith(['1Z77', '1Z78']) })
    const table = within(await screen.findByRole('table', { name: '2 shipments' }))
    const link = table.getByRole('link', { name: /^1Z78/ })
    expect(link).toHaveAttribute('href', 'https://carrier.test/1Z78')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAccessibleName('1Z78 (carrier’s page, opens in a new tab)')
    const [toOrder] = table.getAllByRole('link', { name: 'PO-7781' })
    expect(toOrder).toHaveAttribute('href', '/my-account/orders/order-1')
    const menu = within(screen.getByRole('navigation', { name: 'My Account' }))
    expect(menu.getByRole('link', { name: 'Tracking numbers' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  it('are not there yet where nothing was shipped', async () => {
    await openShopAt(path, { as: usCustomer, shop: shopWith([]) })
    expect(await screen.findByText('Nothing has been shipped yet')).toBeVisible()
  })

  it('can be asked for again when they did not arrive', async () => {
    const shop = shopWith(['1Z77'])
    shop.calls.failNext('orderGateway.shipments', { kind: 'timed-out' })
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    expect(await screen.findByText('The tracking numbers could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /^1Z77/ })).toBeVisible()
  })
})
