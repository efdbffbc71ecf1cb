import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { aShopAtCheckout } from './a-checkout.ts'

const asGuest = () => screen.queryByRole('link', { name: 'Checkout as Guest' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the sign-in page', () => {
  it('offers to order as a guest on the way to the checkout (AUTH-04)', async () => {
    const { user } = await openShopAt('/checkout/payment', { shop: aShopAtCheckout() })
    await heading('Sign in')
    await user.click(await screen.findByRole('link', { name: 'Checkout as Guest' }))
    await heading('Checkout as Guest')
  })

  it('does not where the site has no guests (CART-01)', async () => {
    const shop = aShopAtCheckout()
    shop.settings = { ...shop.settings, allowsGuestCheckout: false }
    await openShopAt('/checkout/payment', { shop })
    await heading('Sign in')
    expect(asGuest()).toBeNull()
  })

  it('does not anywhere else (CART-02)', async () => {
    await openShopAt('/my-account/login?redirect=/shopping-cart', { shop: aShopAtCheckout() })
    await heading('Sign in')
    expect(asGuest()).toBeNull()
  })
})

describe('ordering as a guest', () => {
  it('asks for names and email, and goes on to the step that was asked for (AUTH-25, SHELL-02)', async () => {
    const shop = aShopAtCheckout()
    const lines = [{ id: 'line-9', skuCode: 'SK1N10', quantity: 2 }]
    const { user } = await openShopAt(
      '/checkout/createGuestAccount?redirect=%2Fcheckout%2Fshipping',
      { shop },
    )
    await heading('Checkout as Guest')
    await user.click(screen.getByRole('button', { name: 'Continue to checkout' }))
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    expect(screen.getAllByText('Required')).toHaveLength(3)
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada')
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.test')
    shop.carts.set('guest-1', { lines, promotions: [] })
    await user.click(screen.getByRole('button', { name: 'Continue to checkout' }))
    await heading('Shipping')
    expect(window.location.pathname).toBe('/checkout/shipping')
    expect(screen.queryByRole('textbox', { name: 'Nickname' })).toBeNull()
  })

  it('keeps the query of the address (ROUTE-30)', async () => {
    const { user } = await openShopAt(
      '/checkout/createGuestAccount?redirect=%2Fcheckout%2Fpayment',
      { shop: aShopAtCheckout() },
    )
    await heading('Checkout as Guest')
    expect(window.location.search).toBe('?redirect=%2Fcheckout%2Fpayment')
    await user.click(screen.getByRole('link', { name: 'I have an account' }))
    await heading('Sign in')
    expect(window.location.search).toBe('?redirect=%2Fcheckout%2Fpayment')
  })

  it('is for visitors: a customer goes on to the checkout', async () => {
    await openShopAt('/checkout/createGuestAccount', { as: usCustomer, shop: aShopAtCheckout() })
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/shipping'))
  })
})
