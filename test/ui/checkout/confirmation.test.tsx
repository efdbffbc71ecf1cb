/** What is confirmed of an order that was placed: after a reload as well, and to whom it may be shown. */
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { cartId, type PlacedDraft } from '../../../src/domain/payment/placement.ts'
import { aQuote, aQuoteItem } from '../../builders/a-quote.ts'
import { anOrder } from '../../builders/an-order.ts'
import { anAddress } from '../../builders/an-address.ts'
import { customerByEmail, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const cart = cartId('cart-1')
const id = orderId('order-9')
const payment = {
  id: 'payment-1',
  kind: 'credit-card',
  name: 'Credit card',
  amount: 481.5,
  purchaseOrderNumber: '',
  cardBrand: 'Visa',
  cardLastFour: '4242',
  billingAddress: anAddress({ name: 'Accounts Payable' }),
} as const

/** A shop in which that cart has become an order, with the draft for the rest. */
function aShopAfterOrder(owner?: string, draft?: PlacedDraft) {
  const shop = fakeShop()
  const account = owner === undefined ? undefined : customerByEmail(shop, owner)?.account.id
  const order = anOrder({ id, number: '70012', payments: [payment], documents: [] })
  shop.orders.set(id, { owner: account ?? 'a guest', order })
  shop.placements.byCart.set(cart, {
    owner: account,
    placement: { kind: 'placed', order: { id, number: '70012', token: `link-${id}` }, draft },
    rest: [],
    isCharged: true,
  })
  return shop
}

const heading = () =>
  screen.findByRole('heading', { level: 1, name: 'Thank you, your order is placed' })

describe('the confirmation of an order', () => {
  it('shows lines, sums, addresses and how it is paid (ROUTE-20)', async () => {
    const shop = aShopAfterOrder(usCustomer)
    await openShopAt('/order-confirmation?cart=cart-1', { shop, as: usCustomer })
    await heading()
    const items = screen.getByRole('table', { name: 'Items (1)' })
    expect(items).toHaveTextContent('OM1')
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('$500.00')
    expect(screen.getByRole('region', { name: 'Delivery' })).toHaveTextContent('Goods In')
    const paid = screen.getByRole('region', { name: 'Payment' })
    expect(paid).toHaveTextContent('Visa •••• 4242')
    expect(paid).toHaveTextContent('$481.50')
    expect(paid).toHaveTextContent('Accounts Payable')
    expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull()
  })

  it('shows a guest the same, whom the order has signed out (ROUTE-20, T10)', async () => {
    await openShopAt('/order-confirmation?cart=cart-1', { shop: aShopAfterOrder() })
    await heading()
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Visa •••• 4242')
    expect(screen.getByRole('link', { name: 'View the order' })).toHaveAttribute(
      'href',
      `/my-account/order-detail?token=link-${id}`,
    )
  })

  it('stands without the details where they cannot be read, and reads them again', async () => {
    const shop = aShopAfterOrder(usCustomer)
    shop.calls.failNext('orderGateway.openAsGuest', { kind: 'unreachable', offline: false })
    const { user } = await openShopAt('/order-confirmation?cart=cart-1', { shop, as: usCustomer })
    await heading()
    expect(screen.getByText('70012')).toBeInTheDocument()
    const notice = screen.getByRole('alert')
    expect(notice).toHaveTextContent('The order is placed. Its details could not be loaded.')
    await user.click(within(notice).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Items (1)' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names the lines of the draft quote that came of the rest', async () => {
    const quote = aQuote({ items: [aQuoteItem({ productName: 'Flat-Face Coupling' })] })
    const draft = { id: quote.id, number: '20059', name: 'From the cart' }
    const shop = aShopAfterOrder(usCustomer, draft)
    const owner = customerByEmail(shop, usCustomer)?.account.id ?? ''
    shop.quotes.set(quote.id, { owner, quote })
    await openShopAt('/order-confirmation?cart=cart-1', { shop, as: usCustomer })
    await heading()
    const panel = screen.getByRole('region', { name: 'Draft quote' })
    expect(panel).toHaveTextContent('Flat-Face Coupling')
    expect(within(panel).getByRole('link', { name: 'Open the draft quote' })).toHaveAttribute(
      'href',
      `/my-account/quotes/${quote.id}`,
    )
  })
})
