/** Signing out. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/logout'

/** A customer who opens the menu of the account and follows its link. */
async function signOutByMenu(shop = fakeShop()) {
  const opened = await openFramedShopAt('/my-account/profile', { as: usCustomer, shop })
  await opened.user.click(await screen.findByRole('button', { name: 'Account menu' }))
  const [link] = screen.getAllByRole('link', { name: 'Sign out' })
  await opened.user.click(link ?? document.body)
  return opened
}

const isAtSignIn = () => waitFor(() => expect(window.location.pathname).toBe('/my-account/login'))

describe('signing out', () => {
  it('happens at once by a link of the shop, and ends on the sign-in page (ROUTE-44)', async () => {
    const { shop } = await signOutByMenu()
    await isAtSignIn()
    expect(shop.calls.journal).toContain('identity.signOut')
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument()
    expect(window.location.search).toBe('')
  })

  it("says 'Logout failed. Please close your browser' in the page, and the customer is signed out (AUTH-15)", async () => {
    const shop = fakeShop()
    shop.calls.failNext('identity.signOut', { kind: 'server-failed', status: 500 })
    await signOutByMenu(shop)
    await isAtSignIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Logout failed. Please close your browser',
    )
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument()
  })

  it('asks for a click when the page was opened from elsewhere', async () => {
    const { shop, user } = await openShopAt(path, { as: usCustomer })
    await screen.findByText('Do you want to sign out of this browser?')
    expect(shop.calls.asked).not.toContain('identity.signOut')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await isAtSignIn()
    expect(shop.calls.journal).toContain('identity.signOut')
  })

  it('does nothing when the question is answered with no', async () => {
    const { shop, user } = await openShopAt(path, { as: usCustomer })
    await user.click(await screen.findByRole('link', { name: 'Stay signed in' }))
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(shop.calls.asked).not.toContain('identity.signOut')
  })

  it('sends a visitor to the sign-in page', async () => {
    const { shop } = await openShopAt(path)
    await isAtSignIn()
    expect(shop.calls.asked).not.toContain('identity.signOut')
  })
})
