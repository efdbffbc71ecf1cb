/** The order history, one order, and an order without a sign-in. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Order, orderId } from '../../../src/domain/order/order.ts'
import { aDay } from '../../builders/a-day.ts'
import { aFulfilment, quoteId } from '../../builders/a-quote.ts'
import { anOrder, anOrderItem } from '../../builders/an-order.ts'
import { fakeShop, type FakeShop } from '../../fakes/fake-shop.ts'
import { withDelivery } from '../deliveries/scheduled.ts'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/orders'
const usId = 'account-us'

/** A shop in which the US customer has these orders. */
function withOrders(...orders: readonly Order[]): FakeShop {
  const shop = fakeShop()
  for (const order of orders) shop.orders.set(order.id, { owner: usId, order })
  return shop
}

/** Twelve orders, the newest number 12. */
const dozen = () =>
  Array.from({ length: 12 }, (_, index) =>
    anOrder({
      id: orderId(`order-${index + 1}`),
      number: `700${index + 1}`,
      purchaseOrderNumber: `PO-${index + 1}`,
      openedAt: `2026-03-${String(index + 1).padStart(2, '0')}T09:15:00+00:00`,
    }),
  )

async function openHistory(shop: FakeShop, query = '') {
  const opened = await openShopAt(`${path}${query}`, { shop, as: usCustomer })
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
  return opened
}

describe('the order history', () => {
  it('is a table with PO Number, date, status and total, in pages of ten (ACCT-08)', async () => {
    await openHistory(withOrders(...dozen()))
    const table = within(await screen.findByRole('table', { name: '12 orders' }))
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual([
      'PO Number',
      'Order number',
      'Status',
      'Date',
      'Pieces',
      'Total price, incl. tax',
      'Actions',
    ])
    const [, first, ...rest] = table.getAllByRole('row')
    expect(rest).toHaveLength(9)
    const cells = within(first ?? document.body)
    expect(cells.getByRole('rowheader')).toHaveTextContent('PO-12')
    expect(cells.getByText('Closed')).toBeVisible()
    expect(cells.getByText('Mar 12, 2026')).toBeVisible()
    expect(cells.getByText('$500.00')).toBeVisible()
    const pages = within(screen.getByRole('navigation', { name: 'Pages of orders' }))
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${path}?page=2`)
  })

  it('links each PO number to its order, and the order number where there is none (ACCT-09)', async () => {
    const nameless = anOrder({ id: orderId('order-2'), number: '70099', purchaseOrderNumber: '' })
    await openHistory(withOrders(anOrder(), nameless))
    const link = await screen.findByRole('link', { name: 'PO-7781' })
    expect(link).toHaveAttribute('href', `${path}/order-1`)
    expect(screen.getByRole('link', { name: '70099' })).toHaveAttribute('href', `${path}/order-2`)
  })

  it('shows any status as a text badge, by the words of the server (ACCT-11)', async () => {
    await openHistory(withOrders(anOrder({ status: 'unknown', statusName: 'Awaiting crane' })))
    expect(await screen.findByText('Awaiting crane')).toBeVisible()
  })

  it('parts the thousands of many pieces, as the list of quotes does', async () => {
    await openHistory(withOrders(anOrder({ items: [anOrderItem({ quantity: 608_310 })] })))
    expect(await screen.findByText('608,310')).toBeVisible()
  })

  it('is narrowed by a keyword, which stands in the address', async () => {
    const { user } = await openHistory(withOrders(...dozen()), '?page=2')
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox', { name: /Find by number/ }), 'PO-11{Enter}')
    expect(await screen.findByRole('table', { name: '1 order' })).toBeVisible()
    expect(window.location.search).toBe('?keyword=PO-11')
  })

  it('is that of one scheduled delivery, which is named, and leads back to all of them (SUBS-05)', async () => {
    const { shop, id } = await withDelivery()
    const ordered = anOrder({ id: orderId('order-2'), number: '70099', orderTemplateId: id })
    for (const order of [anOrder(), ordered]) shop.orders.set(order.id, { owner: usId, order })
    const { user } = await openHistory(shop, `?delivery=${id}`)
    expect(await screen.findByRole('table', { name: '1 order' })).toBeVisible()
    expect(screen.getByText(/scheduled delivery “Seals for line 3”/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View the delivery' })).toHaveAttribute(
      'href',
      `/my-account/subscription-orders/${id}`,
    )
    await user.type(screen.getByRole('searchbox', { name: /Find by number/ }), '70099{Enter}')
    await waitFor(() => expect(window.location.search).toBe(`?keyword=70099&delivery=${id}`))
    await user.click(screen.getByRole('link', { name: 'Show all orders' }))
    expect(await screen.findByRole('table', { name: '2 orders' })).toBeVisible()
    expect(screen.queryByText(/Seals for line 3/)).toBeNull()
  })

  it('of a delivery that is not there is empty, and says whose orders it would show', async () => {
    await openHistory(withOrders(anOrder()), '?delivery=no-such')
    expect(await screen.findByText('No orders of this delivery')).toBeVisible()
    expect(screen.getByText('Only orders of one scheduled delivery are shown.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', path)
  })

  it('says that nothing was found and leads back to all of them', async () => {
    await openHistory(withOrders(anOrder()), '?keyword=zeppelin')
    expect(await screen.findByText('No order matches “zeppelin”')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', path)
  })

  it('says how one comes to an order where there is none', async () => {
    await openHistory(fakeShop())
    expect(await screen.findByText('No orders yet')).toBeVisible()
  })

  it('says why it could not be loaded and asks again on demand', async () => {
    const shop = withOrders(anOrder())
    shop.calls.failNext('orderGateway.list', { kind: 'timed-out' })
    const { user } = await openHistory(shop)
    expect(await screen.findByText('The orders could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('is reached from the menu and leads a visitor to the sign-in page and back (ROUTE-36)', async () => {
    await openShopAt(path)
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/login'))
    expect(window.location.search).toBe(`?redirect=${encodeURIComponent(path)}`)
  })
})

describe('one order', () => {
  const openOrder = async (order = anOrder(), shop = withOrders(order)) => {
    const opened = await openShopAt(`${path}/${order.id}`, { shop, as: usCustomer })
    await screen.findByRole('heading', { level: 1 })
    return opened
  }

  it('has its title, a toolbar, fulfilments with tracking numbers, and a summary (ACCT-10)', async () => {
    await openOrder()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order: 70012')
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Order again' })).toBeVisible()
    const delivery = within(screen.getByRole('region', { name: 'Delivery' }))
    expect(delivery.getByText('1Z999')).toBeVisible()
    const sums = within(screen.getByRole('region', { name: 'Summary' }))
    expect(sums.getAllByText('$500.00').length).toBeGreaterThan(0)
  })

  it('leads to the carrier of what was sent, and says at the line when that was (ACCT-10)', async () => {
    const carrierHrefs = { '1Z999': 'https://carrier.test/1Z999' }
    const fulfilments = [aFulfilment({ trackingNumbers: ['1Z999', '1Z998'], carrierHrefs })]
    const items = [
      anOrderItem({ sentAt: '2026-03-10T15:00:00Z' }),
      anOrderItem({ id: 'item-2', productName: 'Not sent' }),
    ]
    await openOrder(anOrder({ fulfilments, items }))
    const delivery = within(screen.getByRole('region', { name: 'Delivery' }))
    expect(delivery.getByRole('link', { name: /1Z999/ })).toHaveAttribute(
      'href',
      'https://carrier.test/1Z999',
    )
    expect(delivery.queryByRole('link', { name: /1Z998/ })).toBeNull()
    expect(screen.getAllByText('Shipped Mar 10, 2026')).toHaveLength(1)
    expect(within(screen.getByRole('row', { name: /Not sent/ })).queryByText(/Shipped/)).toBeNull()
  })

  it('says what of it is not paid, by when it was to be, and leads to the statement (ACCT-02)', async () => {
    await openOrder(anOrder({ owed: { open: 500, due: aDay('2026-02-09') } }))
    const payment = within(screen.getByRole('region', { name: 'Payment' }))
    expect(payment.getByText('Feb 09, 2026')).toBeVisible()
    expect(payment.getByText('Overdue')).toBeVisible()
    expect(payment.getByRole('link', { name: 'Show statement' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/my-account\/statement\?from=2026-03-08&to=/),
    )
  })

  it('has the freight among its sums, so that they add up (D18)', async () => {
    const { totals } = anOrder()
    await openOrder(anOrder({ totals: { ...totals, freight: 18.5 } }))
    expect(screen.getByText('Freight')).toBeVisible()
    expect(screen.getByText('$18.50')).toBeVisible()
  })

  it('says that it came from a scheduled delivery, and links to it (SUBS-05)', async () => {
    await openOrder(anOrder({ orderTemplateId: 'template-1' }))
    expect(screen.getByRole('link', { name: 'Scheduled delivery' })).toHaveAttribute(
      'href',
      '/my-account/subscription-orders/template-1',
    )
  })

  it('leads back to the quote that it was', async () => {
    await openOrder(anOrder({ quote: { id: quoteId('quote-7'), number: '20057' } }))
    expect(screen.getByText('From quote')).toBeVisible()
    expect(screen.getByRole('link', { name: '20057' })).toHaveAttribute(
      'href',
      '/my-account/quotes/quote-7',
    )
  })

  it('says how it is paid, where the bill goes, and has its documents', async () => {
    await openOrder()
    const payment = within(screen.getByRole('region', { name: 'Payment' }))
    expect(payment.getByText('Accounts Payable')).toBeVisible()
    expect(payment.getByText('On account, by purchase order')).toBeVisible()
    const link = screen.getByRole('link', { name: /Order confirmation 70012/ })
    expect(link).toHaveAttribute('href', '/files/paper-1')
  })

  it('lists its lines in tens', async () => {
    const items = Array.from({ length: 12 }, (_, index) =>
      anOrderItem({ id: `item-${index}`, quantity: index + 1 }),
    )
    const { user } = await openOrder(anOrder({ items }))
    const rows = () => within(screen.getByRole('table', { name: 'Items (12)' })).getAllByRole('row')
    expect(rows()).toHaveLength(11)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(rows()).toHaveLength(3)
  })

  it('becomes a draft when it is copied, once however often one clicks', async () => {
    const { shop, user } = await openOrder()
    await user.dblClick(screen.getByRole('button', { name: 'Copy to a draft quote' }))
    await waitFor(() =>
      expect(window.location.pathname).toMatch(/^\/my-account\/draftorder\/quote-/),
    )
    expect(shop.calls.journal.filter((call) => call === 'orderGateway.again')).toHaveLength(1)
    expect([...shop.quotes.values()].map(({ quote }) => quote.name)).toEqual(['Reorder of 70012'])
  })

  it('says in the page why it cannot become a draft', async () => {
    const order = anOrder({ items: [anOrderItem({ modelCode: 'OM1999XXX' })] })
    const { user } = await openOrder(order)
    await user.click(screen.getByRole('button', { name: 'Copy to a draft quote' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The draft could not be created')
    expect(alert).toHaveTextContent('There is no model OM1999XXX.')
  })

  it('of another account leads to the history, which says so (T09)', async () => {
    await openShopAt(`${path}/order-1`, { shop: withOrders(anOrder()), as: euCustomer })
    expect(await screen.findByText(/belongs to another account/)).toBeVisible()
    expect(window.location.pathname).toBe(path)
  })
})

describe('an order without a sign-in', () => {
  const guestPath = '/my-account/order-detail'
  const find = async (as?: string) => {
    const shop = withOrders(anOrder())
    const opened = await openShopAt(guestPath, as === undefined ? { shop } : { shop, as })
    await screen.findByRole('heading', { level: 1, name: 'Find your order' })
    const { user } = opened
    return {
      ...opened,
      ask: async (number: string, email: string) => {
        if (number) await user.type(screen.getByLabelText('Order number'), number)
        if (email) await user.type(screen.getByLabelText('Email'), email)
        await user.click(screen.getByRole('button', { name: 'Show the order' }))
      },
    }
  }

  it.each([undefined, euCustomer])(
    'is found by number and email, signed in as %s (ROUTE-42)',
    async (as) => {
      const { ask } = await find(as)
      await ask('70012', usCustomer)
      const title = await screen.findByRole('heading', { level: 1, name: 'Order: 70012' })
      expect(title).toBeVisible()
      expect(screen.getByText('Order status')).toBeVisible()
      const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
      expect(heads).toEqual(['Product', 'Quantity', 'Planned delivery', 'Status'])
      expect(screen.getByRole('main')).not.toHaveTextContent(/\$|PO-|Duluth/)
      // What proves it stands in no address.
      expect(window.location.search).toBe('')
      expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
    },
  )

  it('is not shown to who does not know both, and what was typed stays (T10)', async () => {
    const { ask } = await find()
    await ask('70012', 'nobody@x.test')
    expect(await screen.findByRole('alert')).toHaveTextContent('The order was not found')
    expect(screen.getByLabelText('Order number')).toHaveValue('70012')
  })

  it('asks for both before it asks anybody', async () => {
    const { ask, shop } = await find()
    await ask('', 'not an email')
    expect(screen.getByLabelText('Order number')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email')
    expect(shop.calls.asked).not.toContain('orderGateway.openAsGuest')
  })

  it('opens by an emailed link, and says so when a link leads nowhere', async () => {
    const shop = withOrders(anOrder())
    await openShopAt(`${guestPath}?token=link-order-1`, { shop })
    expect(await screen.findByRole('heading', { level: 1, name: 'Order: 70012' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: /Unit price|Price/i })).toBeVisible()
    expect(screen.queryByText('Order status')).toBeNull()
  })

  it('says when a link leads to no order, and offers the other way', async () => {
    await openShopAt(`${guestPath}?token=made-up`, { shop: withOrders(anOrder()) })
    expect(await screen.findByText('This link does not lead to an order')).toBeVisible()
    expect(screen.getByLabelText('Order number')).toBeVisible()
  })
})
