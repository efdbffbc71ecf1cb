/** The statement of an account on terms, and what the overview takes from it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deliveryId } from '../../../src/domain/delivery/scheduled-delivery.ts'
import { orderId } from '../../../src/domain/order/order.ts'
import { declined } from '../../builders/a-delivery.ts'
import { anOrder, anOrderItem } from '../../builders/an-order.ts'
import { aDay } from '../../builders/a-day.ts'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { draftsLookedAt } from '../../fakes/statement-gateway.fake.ts'
import { withDelivery } from '../deliveries/scheduled.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const days = '?from=2026-01-01&to=2026-03-31'
const path = `/my-account/statement${days}`

function shopWithOrders() {
  const shop = fakeShop()
  const paid = anOrder({ id: orderId('order-1'), openedAt: '2026-02-01T09:00:00Z' })
  const open = anOrder({
    id: orderId('order-2'),
    purchaseOrderNumber: 'PO-OPEN',
    status: 'processing',
    openedAt: '2026-01-10T09:00:00Z',
    items: [anOrderItem({ plannedDate: aDay('2026-05-04') })],
  })
  for (const order of [paid, open]) shop.orders.set(order.id, { owner: 'account-us', order })
  return shop
}

describe('the statement', () => {
  it('lists what was ordered on account, what is open and what is late (ACCT-02)', async () => {
    await openShopAt(path, { as: usCustomer, shop: shopWithOrders() })
    const table = within(await screen.findByRole('table', { name: '2 orders on account' }))
    const late = within(table.getByRole('row', { name: /PO-OPEN/ }))
    expect(late.getByText('Overdue')).toBeVisible()
    expect(late.getByText('Feb 09, 2026')).toBeVisible()
    const paid = within(table.getByRole('row', { name: /PO-7781/ }))
    expect(paid.queryByText('Overdue')).toBeNull()
    expect(paid.getByText('$0.00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/files/statement-1',
    )
  })

  it('has each sum below the column that it sums up (ACCT-02)', async () => {
    await openShopAt(path, { as: usCustomer, shop: shopWithOrders() })
    const table = within(await screen.findByRole('table', { name: '2 orders on account' }))
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const sums = within(table.getByRole('row', { name: /^Total/ })).getAllByRole('cell')
    expect(heads.slice(-2)).toEqual(['Amount', 'Open'])
    expect(sums.map(({ textContent }) => textContent)).toEqual(['$1,000.00', '$500.00'])
    const overdue = table.getByRole('row', { name: /^Of which overdue/ })
    expect(within(overdue).getByRole('cell')).toHaveTextContent('$500.00')
  })

  it('has sums of their own for what was bought in another currency (ACCT-02)', async () => {
    const shop = shopWithOrders()
    const moved = anOrder({
      id: orderId('order-3'),
      purchaseOrderNumber: 'PO-EURO',
      status: 'processing',
      currency: 'EUR',
      openedAt: '2026-01-05T09:00:00Z',
    })
    shop.orders.set(moved.id, { owner: 'account-us', order: moved })
    await openShopAt(path, { as: usCustomer, shop })
    const table = within(await screen.findByRole('table', { name: '3 orders on account' }))
    const sumsOf = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(sumsOf(/^Total \(USD\)/)).toEqual(['$1,000.00', '$500.00'])
    expect(sumsOf(/^Total \(EUR\)/)).toEqual(['€500.00', '€500.00'])
    expect(sumsOf(/^Of which overdue \(EUR\)/)).toEqual(['€500.00'])
  })

  it('is of the days that are chosen, which stand in the address', async () => {
    const { user } = await openShopAt(path, { as: usCustomer, shop: shopWithOrders() })
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-01-15' } })
    await user.click(screen.getByRole('button', { name: 'Show statement' }))
    await screen.findByRole('table', { name: '1 order on account' })
    expect(window.location.search).toBe('?from=2026-01-15&to=2026-03-31')
  })

  it('says beside the day what is wrong with it, and keeps what was chosen', async () => {
    const { user } = await openShopAt(path, { as: usCustomer, shop: shopWithOrders() })
    fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2025-12-31' } })
    await user.click(screen.getByRole('button', { name: 'Show statement' }))
    const field = screen.getByLabelText('To')
    expect(field).toHaveAccessibleDescription('The last day comes before the first one.')
    expect(field).toHaveValue('2025-12-31')
    expect(window.location.search).toBe(days)
  })

  it('tells an account without credit how to get it', async () => {
    await openShopAt(path, { as: 'no-credit@manifold.test' })
    expect(await screen.findByText('Nothing was ordered on account in this period')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Apply for account credit' })).toBeVisible()
  })
})

describe('the overview', () => {
  it('names the next delivery and invoice, each with the way to it, and none that is overdue (ACCT-02)', async () => {
    const returned = aQuote({ id: quoteId('quote-9'), name: 'Press line', status: 'returned' })
    const shop = withQuote(shopWithOrders(), usCustomer, returned)
    const invoiced = anOrder({
      id: orderId('order-3'),
      purchaseOrderNumber: 'PO-DUE',
      status: 'processing',
      openedAt: `${shop.today}T09:00:00Z`,
      items: [anOrderItem({ plannedDate: undefined })],
    })
    shop.orders.set(invoiced.id, { owner: 'account-us', order: invoiced })
    await openShopAt('/my-account/overview', { as: usCustomer, shop })
    const next = within(await screen.findByRole('region', { name: 'What is due next' }))
    const hrefs = next
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(hrefs).toEqual([
      ['Payment for PO-DUE', '/my-account/orders/order-3'],
      ['Delivery of PO-OPEN', '/my-account/orders/order-2'],
    ])
  })

  it('says first what should have been paid, how much that is, and leads to its statement (ACCT-02)', async () => {
    await openShopAt('/my-account/overview', { as: usCustomer, shop: shopWithOrders() })
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you (1)' }))
    expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 invoice overdueTotal $500.00',
    ])
    expect(waiting.getByRole('link', { name: '1 invoice overdue' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/my-account\/statement\?from=2026-01-10&to=/),
    )
  })

  it('repeats the words with which a quote came back', async () => {
    const history = [
      { reason: 'Which port?', at: '2026-03-07T08:00:00Z', status: 'returned' },
    ] as const
    const returned = aQuote({ name: 'Press line', status: 'returned', history })
    const shop = withQuote(fakeShop(), usCustomer, returned)
    await openShopAt('/my-account/overview', { as: usCustomer, shop })
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you (1)' }))
    expect(waiting.getByText('“Which port?”')).toBeVisible()
  })

  it('says how many older drafts it has not looked at, with the way to them', async () => {
    const shop = fakeShop()
    for (let at = 0; at < draftsLookedAt + 2; at += 1)
      withQuote(shop, usCustomer, aQuote({ id: quoteId(`quote-${at}`), status: 'draft' }))
    await openShopAt('/my-account/overview', { as: usCustomer, shop })
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you (0)' }))
    expect(waiting.getByText(/^2 older drafts are not checked here/)).toBeVisible()
    expect(waiting.getByRole('link', { name: 'All drafts' })).toHaveAttribute(
      'href',
      '/my-account/quotes?tab=draft',
    )
  })

  it('names the next scheduled delivery, and before it the one that needs attention (ACCT-02, SUBS-05)', async () => {
    const { shop, id } = await withDelivery()
    const kept = shop.deliveries.get(id)
    if (!kept) throw new Error('There is no delivery.')
    const stopped = { ...kept, id: deliveryId('stopped'), name: 'Kits', problem: declined }
    shop.deliveries.set(stopped.id, stopped)
    await openShopAt('/my-account/overview', { as: usCustomer, shop })
    const next = within(await screen.findByRole('region', { name: 'What is due next' }))
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Scheduled delivery KitsYour payment was declined.',
      'Scheduled delivery Seals for line 3Next order on Apr 16, 2026',
    ])
    const link = next.getByRole('link', { name: 'Scheduled delivery Kits' })
    expect(link).toHaveAttribute('href', '/my-account/subscription-orders/stopped')
  })

  it('is there without what is due next where that cannot be read', async () => {
    const shop = shopWithOrders()
    shop.calls.failNext('statementGateway.agenda', { kind: 'timed-out' })
    await openShopAt('/my-account/overview', { as: usCustomer, shop })
    expect(await screen.findByText('What is due next could not be loaded.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Latest orders' })).toBeVisible())
  })

  it('is there without orders where the engine has none, and not where they fail', async () => {
    const shop = shopWithOrders()
    shop.calls.failNext('orderGateway.list', { kind: 'server-failed', status: 501 })
    await openShopAt('/my-account/overview', { as: usCustomer, shop })
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Latest orders' })).toBeNull()
  })
})
