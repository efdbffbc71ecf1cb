import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../builders/an-address.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { aBundleAtCheckout, aShopAtCheckout, chosenIn } from './a-checkout.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.findByRole('button', { name })

describe('the checkout', () => {
  it('leads through shipping, billing, payment and review (CART-03)', async () => {
    const shop = aShopAtCheckout()
    const { user } = await openShopAt('/checkout', { as: usCustomer, shop })
    await heading('Shipping')
    await user.click(await screen.findByRole('radio', { name: 'Ground' }))
    await user.click(await button('Continue to billing'))
    await heading('Billing')
    expect(await screen.findByRole('checkbox', { name: 'Same as delivery address' })).toBeChecked()
    await user.click(await button('Continue to payment'))
    await heading('Payment')
    await user.type(await screen.findByRole('textbox', { name: /PO Number/ }), '4711')
    await user.click(await button('Review your order'))
    await heading('Review your order')
    expect(window.location.pathname).toBe('/checkout/review')
    expect(chosenIn(shop)?.payments).toMatchObject([{ kind: 'term', purchaseOrderNumber: '4711' }])
    expect(screen.getByText('1 line is ordered for $43.00.')).toBeInTheDocument()
  })

  it('has the focus on its heading when it is entered from the cart', async () => {
    const shop = aShopAtCheckout()
    const { user } = await openShopAt('/shopping-cart', { as: usCustomer, shop })
    await user.click(await screen.findByRole('link', { name: 'Continue to Checkout' }))
    await waitFor(async () => expect(await heading('Shipping')).toHaveFocus())
  })

  it('moves the focus to the heading of the step that opens', async () => {
    const shop = aShopAtCheckout(['SK1N10'], {
      shippingAddress: anAddress(),
      shippingMethodId: 'ground',
      isBillingSame: true,
    })
    const { user } = await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    await heading('Shipping')
    await user.click(await button('Continue to billing'))
    await waitFor(async () => expect(await heading('Billing')).toHaveFocus())
  })

  it('keeps the place of the methods while they are being read', async () => {
    const shop = aShopAtCheckout()
    const release = shop.calls.hold('checkoutGateway.eligibleMethods')
    await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    const methods = await screen.findByRole('radiogroup', { name: 'Method' })
    expect(within(methods).getByRole('radio')).toBeChecked()
    release()
    await waitFor(() => expect(within(methods).getAllByRole('radio')).toHaveLength(2))
  })

  it('goes on once the primary address is taken, where the way on is pressed before', async () => {
    const shop = aShopAtCheckout(['SK1N10'], { shippingMethodId: 'ground' })
    const release = shop.calls.hold('addressBook.addresses')
    const { user } = await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    await heading('Shipping')
    await user.click(await button('Continue to billing'))
    expect(screen.queryByRole('link', { name: 'Choose a delivery address.' })).toBeNull()
    release()
    await heading('Billing')
    expect(chosenIn(shop)?.shippingAddress).toBeDefined()
  })

  it('says next to the way on what keeps a step, and leads there', async () => {
    const shop = aShopAtCheckout(['SK1N10'], { shippingAddress: anAddress() })
    const { user } = await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    await heading('Shipping')
    await user.click(await button('Continue to billing'))
    const reason = await screen.findByRole('link', { name: 'Choose a shipping method.' })
    await user.click(reason)
    expect(screen.getByRole('radio', { name: 'Ground' })).toHaveFocus()
    expect(window.location.pathname).toBe('/checkout/shipping')
  })

  it('shows of every line what happens to it and when it arrives', async () => {
    const shop = aShopAtCheckout(['SK1N10', 'QC1L'], {
      shippingAddress: anAddress(),
      shippingMethodId: 'ground',
    })
    await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    const ordered = await screen.findByRole('region', { name: 'Ordered now' })
    expect(ordered).toHaveTextContent('SK1N10')
    expect(ordered).toHaveTextContent('Arrives Apr 06, 2026')
    const quoted = screen.getByRole('region', { name: 'Moves to a draft quote' })
    expect(within(quoted).getByText(/QC1L/)).toBeInTheDocument()
  })

  it('says what a bundle is made of, so that nothing is ordered unseen (CAT-41)', async () => {
    await openShopAt('/checkout/shipping', { as: usCustomer, shop: aBundleAtCheckout() })
    const ordered = within(await screen.findByRole('region', { name: 'Ordered now' }))
    const named = ordered.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(named).toContain('1 × Stock motor OS1 OS1080')
    expect(named.some((text) => /^2 × .+ SK1N10$/.test(text))).toBe(true)
  })

  it('sends a step that is not open yet to the one that is (ROUTE-19)', async () => {
    await openShopAt('/checkout/review', { as: usCustomer, shop: aShopAtCheckout() })
    await heading('Shipping')
    expect(window.location.pathname).toBe('/checkout/shipping')
  })

  it('leads back to the cart where nothing lies in it', async () => {
    await openShopAt('/checkout/payment', { as: usCustomer, shop: aShopAtCheckout([]) })
    await heading('Cart')
  })

  it('asks a visitor to sign in, and comes back afterwards (ROUTE-49)', async () => {
    await openShopAt('/checkout/shipping', { shop: aShopAtCheckout() })
    await heading('Sign in')
    expect(window.location.search).toBe('?redirect=%2Fcheckout%2Fshipping')
  })

  it('is hidden on a site without orders (ROUTE-28)', async () => {
    const shop = aShopAtCheckout()
    shop.settings = { ...shop.settings, isTransactional: false }
    await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    await heading('Page not found')
    expect(window.location.pathname).toBe('/404')
  })
})
