import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { cartId } from '../../../src/domain/payment/placement.ts'
import { aDay } from '../../builders/a-day.ts'
import { anOrder } from '../../builders/an-order.ts'
import { anAddress } from '../../builders/an-address.ts'
import { aPayment } from '../../builders/a-checkout.ts'
import { emptyCheckout } from '../../fakes/fake-buying.ts'
import { customerByEmail, type FakeShop } from '../../fakes/fake-shop.ts'
import { placementOf } from '../../fakes/placement-gateway.fake.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { aShopAtCheckout, chosenIn } from './a-checkout.ts'

const ready = {
  shippingAddress: anAddress(),
  shippingMethodId: 'ground',
  isBillingSame: true,
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const onward = () => screen.findByRole('button', { name: 'Review your order' })

describe('the payment step', () => {
  it('shows credit limit, open balance and terms before anything is chosen', async () => {
    await openShopAt('/checkout/payment', {
      as: usCustomer,
      shop: aShopAtCheckout(['SK1N10'], ready),
    })
    const credit = await screen.findByRole('region', { name: 'Your account credit' })
    await waitFor(() => expect(credit).toHaveTextContent('$10,000.00'))
    expect(credit).toHaveTextContent('$1,250.00')
    expect(credit).toHaveTextContent('Net 30 · due in 30 days')
  })

  it('asks for the PO number of an order on account', async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    await user.click(await onward())
    expect(await screen.findByText('Please enter PO No.')).toBeInTheDocument()
    expect(chosenIn(shop)?.payments).toEqual([])
  })

  it('points out a PO number that was used before, and takes it', async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    shop.buying.uses = [
      { number: '4711', id: 'order-1', orderNumber: '1001', quoteName: '', on: undefined },
    ]
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    await user.type(await screen.findByRole('textbox', { name: /PO Number/ }), '4711')
    await user.tab()
    expect(await screen.findByText(/You have used 4711 before: 1001\./)).toBeInTheDocument()
    await user.click(await onward())
    await heading('Review your order')
  })

  it('tells who has no account credit what is required, and offers the other ways (ACCT-12)', async () => {
    const email = 'no-credit@manifold.test'
    const shop = aShopAtCheckout(['SK1N10'], ready, email)
    await openShopAt('/checkout/payment', { as: email, shop })
    expect(
      await screen.findByText(
        'Pre-pay payments are required until Account Credit Application is approved.',
      ),
    ).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /On account/ })).toBeNull()
    expect(screen.getByRole('radio', { name: 'Check' })).toBeInTheDocument()
  })

  it('says so where no way of paying is enabled (CART-15)', async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    shop.buying.methods = []
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    expect(await screen.findByText('No payment method is enabled')).toBeInTheDocument()
    await user.click(await onward())
    expect(window.location.pathname).toBe('/checkout/payment')
  })

  it('takes a payment out again, and says what is still to be covered', async () => {
    const shop = aShopAtCheckout(['SK1N10'], { ...ready, payments: [aPayment()] })
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: /^Remove ?On account/ }))
    expect(await screen.findByRole('radio', { name: /On account/ })).toBeInTheDocument()
    expect(chosenIn(shop)?.payments).toEqual([])
  })

  it('keeps a typed PO number over a reload', async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    const unsentWork = memoryUnsentWork()
    const opening = { as: usCustomer, shop, unsentWork }
    const { user } = await openShopAt('/checkout/payment', opening)
    await user.type(await screen.findByRole('textbox', { name: /PO Number/ }), '4711')
    document.body.replaceChildren()
    await openShopAt('/checkout/payment', opening)
    expect(await screen.findByRole('textbox', { name: /PO Number/ })).toHaveValue('4711')
  })
})

describe('the PO number of an order that is not paid on account', () => {
  const number = () => screen.findByRole('textbox', { name: /PO Number/ })

  it('may be named, is saved when its field is left, and stands in the review', async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    await user.click(await screen.findByRole('radio', { name: 'Check' }))
    expect(await number()).not.toBeRequired()
    await user.type(await number(), ' 4711 ')
    await user.tab()
    await waitFor(() => expect(chosenIn(shop)?.details.purchaseOrderNumber).toBe('4711'))
    expect(chosenIn(shop)?.payments).toEqual([])
    await user.click(await onward())
    await heading('Review your order')
    const payments = await screen.findByRole('region', { name: 'Payments' })
    expect(payments).toHaveTextContent('Check')
    expect(payments).toHaveTextContent('PO Number4711')
  })

  it('goes with the press that leads on, and is the one that an order on account has', async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    await user.type(await number(), '4712')
    await user.click(screen.getByRole('radio', { name: 'Check' }))
    expect(await number()).toHaveValue('4712')
    await user.click(await onward())
    await heading('Review your order')
    expect(chosenIn(shop)?.details.purchaseOrderNumber).toBe('4712')
    expect(chosenIn(shop)?.payments).toMatchObject([{ kind: 'check' }])
  })

  it('can still be named once the order is covered, and not beside that of a payment on account', async () => {
    const check = {
      ...aPayment(),
      kind: 'check',
      methodId: 'pay-check',
      purchaseOrderNumber: '',
    } as const
    const shop = aShopAtCheckout(['SK1N10'], { ...ready, payments: [check] })
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    await user.type(await number(), '4713')
    await user.click(await onward())
    await heading('Review your order')
    expect(chosenIn(shop)?.details.purchaseOrderNumber).toBe('4713')
    document.body.replaceChildren()
    const onAccount = aShopAtCheckout(['SK1N10'], { ...ready, payments: [aPayment()] })
    await openShopAt('/checkout/payment', { as: usCustomer, shop: onAccount })
    expect(await onward()).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /PO Number/ })).toBeNull()
  })
})

describe('an order that is paid in parts', () => {
  const amount = () => screen.findByRole('textbox', { name: /Amount of this payment/ })
  const open = async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    const opened = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    const { user } = opened
    await user.type(await screen.findByRole('textbox', { name: /PO Number/ }), '4711')
    return { ...opened, shop, user }
  }

  it('is paid on account by an amount of its own, and the rest by card', async () => {
    const { user, shop } = await open()
    await user.type(await amount(), '20,00')
    await user.click(await screen.findByRole('button', { name: 'Add this payment' }))
    expect((await screen.findAllByText('Still to be covered: $23.00'))[0]).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Credit card/ }))
    expect(await amount()).toHaveValue('')
    expect(await amount()).toHaveAccessibleDescription(/\$23\.00/)
    await user.click(screen.getByRole('radio', { name: 'Check' }))
    await user.click(await onward())
    await heading('Review your order')
    expect(chosenIn(shop)?.payments).toMatchObject([
      { kind: 'term', amount: 20, purchaseOrderNumber: '4711' },
      { kind: 'check', amount: 23 },
    ])
  })

  it('takes no more than is left, and says how much that is', async () => {
    const { user, shop } = await open()
    await user.type(await amount(), '43.01')
    await user.click(await onward())
    expect(await amount()).toHaveAccessibleDescription(/At most \$43\.00 can be paid this way\./)
    expect(chosenIn(shop)?.payments).toEqual([])
  })

  it('keeps a typed amount over a reload, and forgets it once it is paid', async () => {
    const shop = aShopAtCheckout(['SK1N10'], ready)
    const opening = { as: usCustomer, shop, unsentWork: memoryUnsentWork() }
    const { user } = await openShopAt('/checkout/payment', opening)
    await user.type(await screen.findByRole('textbox', { name: /PO Number/ }), '4711')
    await user.type(await amount(), '20')
    document.body.replaceChildren()
    const again = await openShopAt('/checkout/payment', opening)
    expect(await amount()).toHaveValue('20')
    await again.user.click(await screen.findByRole('button', { name: 'Add this payment' }))
    await waitFor(async () => expect(await amount()).toHaveValue(''))
    await again.user.click(screen.getByRole('button', { name: /^Remove ?On account/ }))
    await waitFor(() => expect(chosenIn(shop)?.payments).toEqual([]))
  })
})

describe('the review step', () => {
  const complete = { ...ready, payments: [aPayment()] }

  it('takes a declined card out where another payment is wanted, and leaves the rest', async () => {
    const card = aPayment({ id: 'card', methodId: 'pay-card', kind: 'credit-card', amount: 23 })
    const gift = aPayment({ id: 'gift', methodId: 'pay-gift', kind: 'gift-card', amount: 20 })
    const shop = aShopAtCheckout(['SK1N10'], { ...ready, payments: [gift, card] })
    shop.placements.way = ['requires-payment-method']
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    await user.click(await screen.findByRole('button', { name: 'Place order' }))
    await user.click(await screen.findByRole('button', { name: 'Use another payment' }))
    await heading('Payment')
    await waitFor(() => expect(chosenIn(shop)?.payments.map(({ id }) => id)).toEqual(['gift']))
    expect(await screen.findByRole('radio', { name: /Credit card/ })).toBeInTheDocument()
  })

  it('places nothing where the day of its pickup passes while the page is open, and leads to another day', async () => {
    const picked = { methodId: 'method-pickup', pickupLocationId: 'location-south' }
    const shop = aShopAtCheckout(['SK1N10'], {
      ...complete,
      ...picked,
      pickupDate: aDay('2026-04-06'),
    })
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    await heading('Review your order')
    const words = 'The pickup date has passed. Choose another one.'
    expect(screen.queryByRole('link', { name: words })).toBeNull()
    shop.today = aDay('2026-04-07')
    await user.click(await screen.findByRole('button', { name: 'Place order' }))
    await user.click(await screen.findByRole('link', { name: words }))
    await heading('Shipping')
    expect(shop.placements.charges).toEqual([])
    expect(screen.getByLabelText(/^Pickup date/)).toHaveAccessibleDescription(
      'The earliest date is Apr 07, 2026',
    )
  })

  it('places the order, and confirms it with its number', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    await heading('Review your order')
    await user.click(await screen.findByRole('button', { name: 'Place order' }))
    await heading('Thank you, your order is placed')
    expect(screen.getByText('4711')).toBeInTheDocument()
    expect(window.location.pathname).toBe('/order-confirmation')
    expect(shop.placements.charges).toHaveLength(1)
    expect(shop.calls.asked).toContain('cartGateway.cart')
  })

  it('says in words that nothing was said about dispatch, day and carrier (FULF-01)', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    await openShopAt('/checkout/review', { as: usCustomer, shop })
    const delivery = await screen.findByRole('region', { name: 'Delivery' })
    expect(delivery).toHaveTextContent('Shipping dispatchNo preference')
    expect(delivery).toHaveTextContent('Requested delivery dateEarliest possible date')
    expect(delivery).toHaveTextContent('Freight carrierNo preference')
  })

  it('shows of what is picked up where and when, and nothing of a dispatch (FULF-02)', async () => {
    const picked = { methodId: 'method-pickup', pickupLocationId: 'location-south' }
    const shop = aShopAtCheckout(['SK1N10'], { ...complete, ...picked })
    await openShopAt('/checkout/review', { as: usCustomer, shop })
    const pickup = await screen.findByRole('region', { name: 'Pickup' })
    expect(pickup).toHaveTextContent('South depot')
    expect(pickup).not.toHaveTextContent('Shipping dispatch')
    expect(pickup).not.toHaveTextContent('Freight carrier')
    expect(pickup).not.toHaveTextContent('Requested delivery date')
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull()
  })

  it('promises a draft quote the same PO number only where there is one', async () => {
    const quoted = async (purchaseOrderNumber: string) => {
      document.body.replaceChildren()
      const details = { ...emptyCheckout.details, purchaseOrderNumber }
      const payments = [{ ...aPayment(), purchaseOrderNumber: '' }]
      const shop = aShopAtCheckout(['SK1N10', 'QC1L'], { ...ready, payments, details })
      await openShopAt('/checkout/review', { as: usCustomer, shop })
      return screen.findByRole('region', { name: 'Moves to a draft quote' })
    }
    expect(await quoted('')).not.toHaveTextContent('PO Number')
    expect(await quoted('PL-25-0930')).toHaveTextContent('Same PO Number, address and dispatch.')
  })

  it('asks for the terms of sale of the site before the press, and hands on that they are accepted', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    shop.settings = { ...shop.settings, termsOfSalePage: 'terms-of-sale' }
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    await heading('Review your order')
    expect(screen.getByRole('link', { name: /^Read the terms of sale/ })).toHaveAttribute(
      'href',
      '/terms-of-sale',
    )
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    expect(screen.getByText('Accept the terms of sale.')).toBeVisible()
    expect(shop.placements.presses).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: /accept the terms of sale/ }))
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await heading('Thank you, your order is placed')
    expect(shop.placements.presses).toMatchObject([{ acceptedTerms: 'terms-of-sale' }])
  })

  it('shows what another tab has changed, old and new, and asks', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { user, services } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    await heading('Review your order')
    for (const [owner, cart] of shop.carts) {
      shop.carts.set(owner, {
        ...cart,
        lines: cart.lines.map((line) => ({ ...line, quantity: 4 })),
      })
    }
    const { checkout } = await services.checkouts()
    checkout.send({ type: 'changed' })
    const changes = await screen.findByRole('table', {
      name: 'Your order has changed since you looked at it',
    })
    expect(changes).toHaveTextContent('2 pieces')
    expect(changes).toHaveTextContent('4 pieces')
    await user.click(screen.getByRole('button', { name: 'Continue with this' }))
    expect(
      screen.queryByRole('table', { name: 'Your order has changed since you looked at it' }),
    ).toBeNull()
  })

  it('brings the focus to what takes the place of a step that another tab goes on with (WCAG 2.4.3)', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { services } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    const { checkout } = await services.checkouts()
    const removal = await screen.findByRole('button', { name: /^Remove/ })
    removal.focus()
    const owner = customerByEmail(shop, usCustomer)?.account.id ?? ''
    const id = cartId('cart-1')
    const rest = ['placed'] as const
    const underWay = {
      owner,
      placement: placementOf('requires-action', id),
      rest,
      isCharged: false,
    }
    shop.placements.byCart.set(id, underWay)
    checkout.send({ type: 'changed' })
    expect(await heading('Your order is being placed')).toHaveFocus()
    place(shop)
    checkout.send({ type: 'changed' })
    expect(await heading('This order has been placed')).toHaveFocus()
  })

  it.each([
    ['says so', '/checkout/payment', 'Payment', 'This order has been placed'],
    [
      'leads on from the review',
      '/checkout/review',
      'Review your order',
      'Thank you, your order is placed',
    ],
  ] as const)('%s when another tab has placed the order', async (_, address, before, title) => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { services } = await openShopAt(address, { as: usCustomer, shop })
    const { checkout } = await services.checkouts()
    await heading(before)
    place(shop)
    checkout.send({ type: 'changed' })
    await heading(title)
    const link = screen.queryByRole('link', { name: 'Show the confirmation' })
    expect(link?.getAttribute('href') ?? window.location.href).toContain(
      '/order-confirmation?cart=cart-1',
    )
  })

  it('leads to the cart when another tab has emptied it', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { services } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    await heading('Review your order')
    shop.carts.clear()
    const { checkout } = await services.checkouts()
    checkout.send({ type: 'changed' })
    await heading('Cart')
  })
})

/** What another tab leaves that has placed the order. */
function place(shop: FakeShop): void {
  const owner = customerByEmail(shop, usCustomer)?.account.id ?? ''
  const id = orderId('order-9')
  shop.orders.set(id, { owner, order: anOrder({ id }) })
  shop.placements.byCart.set(cartId('cart-1'), {
    owner,
    placement: { kind: 'placed', order: { id, number: '70012', token: '' }, draft: undefined },
    rest: [],
    isCharged: true,
  })
  shop.carts.clear()
}
