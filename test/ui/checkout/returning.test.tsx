/** A returning buyer: the last order once more, notes to an order, an account that waits to be verified. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../src/domain/order/order.ts'
import { cartId } from '../../../src/domain/payment/placement.ts'
import type { LastCheckout } from '../../../src/domain/checkout/last-checkout.ts'
import { aPayment } from '../../builders/a-checkout.ts'
import { anAddress } from '../../builders/an-address.ts'
import { customerByEmail } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { placementOf } from '../../fakes/placement-gateway.fake.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { aShopAtCheckout, chosenIn } from './a-checkout.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const complete = {
  shippingAddress: anAddress(),
  shippingMethodId: 'ground',
  isBillingSame: true,
  payments: [aPayment()],
}

const last: LastCheckout = {
  orderId: orderId('order-9'),
  orderNumber: '4709',
  on: undefined,
  fulfilmentType: 'shipping',
  shippingAddress: anAddress({ name: 'Dock 9', streetAddress: '9 Quay' }),
  shippingMethodName: 'Ground',
  pickupLocationName: '',
  billingAddress: anAddress(),
  paymentKind: 'term',
  paymentName: 'Purchase order',
  cardLastFour: '',
}

describe('the same as last time', () => {
  const open = async (more: Partial<LastCheckout> = {}) => {
    const shop = aShopAtCheckout()
    shop.buying.last = { ...last, ...more }
    const opened = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    const panel = within(await screen.findByRole('region', { name: 'Same as last time' }))
    return { ...opened, shop, panel }
  }

  it('shows where the last order went and how it was paid, and leads to the review by one press', async () => {
    const { user, shop, panel } = await open()
    expect(panel.getByText('Like order 4709')).toBeVisible()
    expect(panel.getByText('Dock 9, 9 Quay, Duluth')).toBeVisible()
    await user.type(panel.getByRole('textbox', { name: /PO Number/ }), '4712')
    await user.click(panel.getByRole('button', { name: 'Use and review' }))
    await heading('Review your order')
    expect(chosenIn(shop)).toMatchObject({
      shippingAddress: { streetAddress: '9 Quay' },
      payments: [{ kind: 'term', purchaseOrderNumber: '4712' }],
    })
  })

  it('asks for another PO number before anything is written', async () => {
    const { user, shop, panel } = await open()
    await user.click(panel.getByRole('button', { name: 'Use and review' }))
    expect(await panel.findByText('Please enter PO No.')).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })

  it('takes a PO number for an order that is not paid on account, too, and needs none', async () => {
    const paid = { paymentKind: 'credit-card', cardLastFour: '4242' } as const
    const { user, shop, panel } = await open(paid)
    shop.buying.methods = shop.buying.methods.filter(({ kind }) => kind !== 'term')
    expect(panel.getByRole('textbox', { name: /PO Number/ })).not.toBeRequired()
    await user.type(panel.getByRole('textbox', { name: /PO Number/ }), '4713')
    await user.click(panel.getByRole('button', { name: 'Use and review' }))
    await waitFor(() => expect(chosenIn(shop)?.details.purchaseOrderNumber).toBe('4713'))
    expect(chosenIn(shop)?.payments).not.toContainEqual(expect.objectContaining({ kind: 'term' }))
    // Else it would still be on its way when the next page opens.
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/checkout/))
  })

  it('says what went wrong, and keeps the number that was typed', async () => {
    const { user, shop, panel } = await open()
    shop.calls.failNext('checkoutGateway.applyLast', { kind: 'refused', messages: ['Not now.'] })
    await user.type(panel.getByRole('textbox', { name: /PO Number/ }), '4712')
    await user.click(panel.getByRole('button', { name: 'Use and review' }))
    expect(await panel.findByText('Not now.')).toBeVisible()
    expect(panel.getByRole('textbox', { name: /PO Number/ })).toHaveValue('4712')
  })
})

describe('a note to the order', () => {
  it('is saved when its field is left', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    await user.type(
      await screen.findByRole('textbox', { name: /Notes about this order/ }),
      'Ring twice',
    )
    await user.tab()
    await waitFor(() => expect(chosenIn(shop)?.notes).toBe('Ring twice'))
  })

  it('that is still being saved goes with the order, and the press waits for it', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    const release = shop.calls.hold('checkoutGateway.write')
    await user.type(
      await screen.findByRole('textbox', { name: /Notes about this order/ }),
      'Ring twice',
    )
    const place = screen.getByRole('button', { name: /^Place order/ })
    await user.click(place)
    expect(place).toHaveAttribute('aria-busy', 'true')
    await user.click(place)
    expect(shop.placements.presses).toEqual([])
    release()
    await heading('Thank you, your order is placed')
    expect(shop.placements.presses).toHaveLength(1)
    expect(shop.calls.journal).toEqual(['checkoutGateway.write', 'placementGateway.placeOrder'])
  })

  it('that could not be saved keeps the order back until it is saved or cleared', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    shop.calls.failNext('checkoutGateway.write', { kind: 'refused', messages: [] })
    await user.type(
      await screen.findByRole('textbox', { name: /Notes about this order/ }),
      'Ring twice',
    )
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    expect(await screen.findByText('Save your note again, or clear it.')).toBeVisible()
    expect(shop.placements.presses).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(chosenIn(shop)?.notes).toBe('Ring twice'))
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await heading('Thank you, your order is placed')
  })

  it('follows another tab where what was typed was taken back', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { user, services } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    const field = await screen.findByRole('textbox', { name: /Notes about this order/ })
    await user.type(field, 'R{Backspace}')
    await user.tab()
    for (const [owner, chosen] of shop.checkouts) {
      shop.checkouts.set(owner, { ...chosen, notes: 'Ring twice' })
    }
    const { checkout } = await services.checkouts()
    checkout.send({ type: 'changed' })
    await waitFor(() => expect(field).toHaveValue('Ring twice'))
  })

  it('that is taken back while it is being saved is not stored after all', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { user } = await openShopAt('/checkout/review', { as: usCustomer, shop })
    const field = await screen.findByRole('textbox', { name: /Notes about this order/ })
    const release = shop.calls.hold('checkoutGateway.write')
    await user.type(field, 'Ring twice')
    await user.tab()
    await user.clear(field)
    await user.tab()
    release()
    await waitFor(() =>
      expect(shop.calls.journal).toEqual(['checkoutGateway.write', 'checkoutGateway.write']),
    )
    expect(chosenIn(shop)?.notes).toBe('')
    expect(field).toHaveValue('')
  })

  it('that could not be saved is still there after a reload, and says so', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const opening = { as: usCustomer, shop, unsentWork: memoryUnsentWork() }
    const { user } = await openShopAt('/checkout/review', opening)
    const field = () => screen.findByRole('textbox', { name: /Notes about this order/ })
    await user.type(await field(), 'Ring twice')
    shop.calls.failNext('checkoutGateway.write', { kind: 'refused', messages: [] })
    await user.tab()
    expect(await screen.findByText('The note could not be saved.')).toBeVisible()
    document.body.replaceChildren()
    await openShopAt('/checkout/review', opening)
    expect(await field()).toHaveValue('Ring twice')
    expect(chosenIn(shop)?.notes).toBe('')
  })
})

describe('the steps of an order that may not be changed now', () => {
  it('are closed to an account that is not verified, where the site sells to verified ones only', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const { priceVisibility } = shop.settings
    shop.settings = {
      ...shop.settings,
      priceVisibility: { ...priceVisibility, accountVerificationRequired: true },
    }
    for (const [key, customer] of shop.customers) {
      const account = { ...customer.account, isVerified: false }
      shop.customers.set(key, { ...customer, account })
    }
    await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    expect(await screen.findByText('Your account is not verified yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Continue to/ })).toBeNull()
  })

  it('say that it is being placed, and lead on to it', async () => {
    const shop = aShopAtCheckout(['SK1N10'], complete)
    const id = cartId('cart-1')
    shop.placements.byCart.set(id, {
      owner: customerByEmail(shop, usCustomer)?.account.id,
      placement: placementOf('requires-action', id),
      rest: ['placed'],
      isCharged: false,
    })
    const { user } = await openShopAt('/checkout/payment', { as: usCustomer, shop })
    await heading('Your order is being placed')
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Go on with this order' }))
    expect(await screen.findByRole('dialog', { name: 'Verification by your bank' })).toBeVisible()
  })
})
