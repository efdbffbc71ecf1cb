/** The pages of scheduled deliveries. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { aRun, declined } from '../../builders/a-delivery.ts'
import { fakeDeliveryGateway } from '../../fakes/delivery-gateway.fake.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'
import { shopWithPlainGoods, withDelivery, withDeliveryCart } from './scheduled.ts'

const list = '/my-account/subscription-orders'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openDelivery(patch: object = {}) {
  const { shop, id } = await withDelivery()
  const kept = shop.deliveries.get(id)
  if (kept) shop.deliveries.set(id, { ...kept, ...patch })
  const unsentWork = memoryUnsentWork()
  const opened = await openShopAt(`${list}/${id}`, { as: usCustomer, shop, unsentWork })
  await title('Seals for line 3')
  return { ...opened, unsentWork, id }
}

describe('the list of scheduled deliveries', () => {
  it('tells name, frequency, items, next date, total and status (SUBS-01, ROUTE-37)', async () => {
    const { shop, id } = await withDelivery()
    await openShopAt(list, { as: usCustomer, shop })
    const row = await screen.findByRole('row', { name: /Seals for line 3/ })
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${list}/${id}`)
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Every month', '1', 'Apr 16, 2026', '$43.00', 'Active'])
  })

  it('is empty at first, and says what to do', async () => {
    await openShopAt(list, { as: usCustomer })
    expect(await screen.findByText('No scheduled deliveries')).toBeVisible()
  })

  it('leads on to what is being set up', async () => {
    const { shop } = await withDeliveryCart()
    await openShopAt(list, { as: usCustomer, shop })
    expect(await screen.findByText(/1 item waits/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go on with it' })).toHaveAttribute(
      'href',
      '/scheduled-delivery-cart',
    )
  })

  it('says that a delivery of another account does not exist (T09)', async () => {
    const { shop, id } = await withDelivery()
    await openShopAt(`${list}/${id}`, { as: euCustomer, shop })
    expect(await screen.findByText(/does not exist/)).toBeVisible()
  })
})

describe('a scheduled delivery', () => {
  it('shows its next dates with what they cost, and its history with orders (SUBS-05, SUBS-06)', async () => {
    const order = { id: orderId('order-9'), number: '4709', status: 'new' } as const
    const { id } = await openDelivery({ runs: [aRun({ order })] })
    const dates = within(screen.getByRole('region', { name: 'Next deliveries' }))
    expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Apr 16, 2026$43.00',
      'May 16, 2026$43.00',
      'Jun 16, 2026$43.00',
      'Jul 16, 2026$43.00',
    ])
    expect(screen.getByRole('link', { name: 'Order 4709' })).toHaveAttribute(
      'href',
      '/my-account/orders/order-9',
    )
    expect(screen.getByRole('link', { name: 'All orders of this delivery' })).toHaveAttribute(
      'href',
      `/my-account/orders?delivery=${id}`,
    )
  })

  it('is renamed and given another frequency; what is typed is kept after a failure (SUBS-02)', async () => {
    const { user, shop } = await openDelivery()
    const name = screen.getByRole('textbox', { name: /Name/ })
    shop.calls.failNext('deliveryGateway.change', { kind: 'refused', messages: ['Not now.'] })
    await user.clear(name)
    await user.type(name, 'Seals for line 4')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(name).toHaveValue('Seals for line 4')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await title('Seals for line 4')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Frequency' }), 'Every week')
    expect(await screen.findByText('Apr 23, 2026')).toBeVisible()
  })

  it("is skipped once, and then says 'Cannot Skip Schedule Date More than Once' (SUBS-03)", async () => {
    const { user } = await openDelivery()
    await user.click(screen.getByRole('button', { name: 'Skip the next delivery' }))
    await user.click(await screen.findByRole('button', { name: 'Skip it' }))
    expect(await screen.findByText(/The delivery of Apr 16, 2026 is skipped/)).toBeVisible()
    const skip = screen.getByRole('button', { name: 'Skip the next delivery' })
    expect(skip).toHaveAccessibleDescription('Cannot Skip Schedule Date More than Once')
    expect(screen.getByText('Cannot Skip Schedule Date More than Once')).toBeVisible()
  })

  it('is moved to another date for a reason, which is asked for (SUBS-02)', async () => {
    const { user } = await openDelivery()
    await user.click(screen.getByRole('button', { name: 'Change the next date' }))
    const dialog = within(await screen.findByRole('dialog'))
    const date = dialog.getByLabelText(/Date of the next delivery/)
    await user.clear(date)
    await user.type(date, '2026-05-12')
    await user.click(dialog.getByRole('button', { name: 'Change the date' }))
    expect(await dialog.findByText('Please choose a reason.')).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Needed later')
    await user.click(dialog.getByRole('button', { name: 'Change the date' }))
    expect(await screen.findByText('May 12, 2026')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is ended with a reason in words of its own; a skip is offered first (SUBS-04)', async () => {
    const { user } = await openDelivery()
    await user.click(screen.getByRole('button', { name: 'End this scheduled delivery' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Skip the next delivery' })).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Other')
    await user.click(dialog.getByRole('button', { name: 'End the delivery' }))
    expect(await dialog.findByText('Please say why.')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'The line moves.')
    await user.click(dialog.getByRole('button', { name: 'End the delivery' }))
    expect(await screen.findByRole('region', { name: 'This delivery has ended' })).toBeVisible()
    expect(screen.getByText('The line moves.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Skip the next delivery' })).toBeNull()
  })

  it("says 'Your payment was declined.' and is mended by another payment (SUBS-02)", async () => {
    const { user } = await openDelivery({ problem: declined })
    expect(screen.getByText(/Your payment was declined\./)).toBeVisible()
    const number = await screen.findByRole('textbox', { name: /PO Number/ })
    await user.clear(number)
    await user.type(number, 'PO-2')
    await user.click(screen.getByRole('button', { name: 'Use this payment' }))
    expect(await screen.findByText(/is tried again/)).toBeVisible()
    expect(screen.queryByText(/Your payment was declined\./)).toBeNull()
  })

  it('keeps a PO number that could not be saved over a reload, and forgets it once it is', async () => {
    const { user, shop, unsentWork, id } = await openDelivery({ problem: declined })
    const kept = () => unsentWork.read('account-us', `delivery-order-number:${id}`)
    shop.calls.failNext('deliveryGateway.change', { kind: 'timed-out' })
    const number = await screen.findByRole('textbox', { name: /PO Number/ })
    await user.clear(number)
    await user.type(number, 'PO-2')
    await user.click(screen.getByRole('button', { name: 'Use this payment' }))
    // One says why the order could not be placed, the other that the payment was not saved.
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    expect(kept()).toBe('PO-2')
    await user.click(screen.getByRole('button', { name: 'Use this payment' }))
    expect(await screen.findByText(/is tried again/)).toBeVisible()
    await waitFor(() => expect(kept()).toBeUndefined())
  })

  it('keeps its last product, and changes how many of it come', async () => {
    const { user, shop, id } = await openDelivery()
    expect(screen.queryByRole('button', { name: /Remove SK1N10/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Increase quantity of SK1N10' }))
    await waitFor(() => expect(shop.carts.get(id)?.lines[0]?.quantity).toBe(3))
  })
})

describe('the cart of scheduled deliveries', () => {
  const path = '/scheduled-delivery-cart'

  it("says 'Please login to setup your subscription cart' to visitors (SUBS-07)", async () => {
    await openShopAt(path)
    expect(await screen.findByText('Please login to setup your subscription cart')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('login'),
    )
  })

  it('is empty for a customer who has begun nothing (ROUTE-20)', async () => {
    await openShopAt(path, { as: usCustomer, shop: shopWithPlainGoods() })
    expect(await screen.findByText('No scheduled delivery is being set up')).toBeVisible()
  })

  it('asks for what is missing, starts, and leads to the delivery (ROUTE-20)', async () => {
    const { shop, id } = await withDeliveryCart()
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    const start = await screen.findByRole('button', { name: 'Start the scheduled delivery' })
    expect(start).toHaveAccessibleDescription(
      'Still missing: name, first date, delivery address (not saved yet), payment (not saved yet).',
    )
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kits{Enter}')
    await user.type(screen.getByLabelText(/First delivery/), '2026-04-20')
    await user.click(await screen.findByRole('button', { name: 'Use this address' }))
    await user.type(await screen.findByRole('textbox', { name: /PO Number/ }), 'PO-1')
    await user.click(screen.getByRole('button', { name: 'Use this payment' }))
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled'))
    await user.click(start)
    expect(await title('Kits')).toBeVisible()
    expect(window.location.pathname).toBe(`${list}/${id}`)
    expect(shop.deliveries.get(id)?.status).toBe('active')
  })

  it('names the product that could not be taken out, and goes on saying so when another one is out', async () => {
    const { shop } = await withDeliveryCart()
    const gateway = fakeDeliveryGateway(shop.visit(usCustomer))
    await gateway.add({ skuCode: 'SK1N12', quantity: 2, to: undefined })()
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    const first = await screen.findByRole('button', { name: /Remove SK1N10/ })
    shop.calls.failNext('deliveryGateway.change', { kind: 'refused', messages: ['Not this one.'] })
    await user.click(first)
    await user.click(screen.getByRole('button', { name: /Remove SK1N12/ }))
    expect(await screen.findByText('Item removed from the list successfully!')).toBeVisible()
    const alert = screen.getByText('Not this one.').closest('[role=alert]')
    expect(alert).toHaveTextContent('SK1N10')
  })

  it('takes the last product out, and is empty then', async () => {
    const { shop } = await withDeliveryCart()
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: /Remove SK1N10/ }))
    expect(await screen.findByText('No scheduled delivery is being set up')).toBeVisible()
  })
})
