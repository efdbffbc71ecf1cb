/** The profile: what the customer sees first after signing in. */
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { euCustomer, openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/profile'

const openProfile = async (as: string) => {
  const opened = await openShopAt(path, { as })
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  return opened
}

describe('the profile', () => {
  it('stands beside a menu with the heading My Account (ACCT-04)', async () => {
    await openProfile(usCustomer)
    expect(screen.getByRole('heading', { name: 'My Account' })).toBeVisible()
    const menu = within(screen.getByRole('navigation', { name: 'My Account' }))
    const entries = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(entries).toEqual([
      '/my-account/overview',
      '/my-account/quotes',
      '/my-account/orders',
      '/my-account/subscription-orders',
      '/my-account/tracking-numbers',
      '/my-account/carts',
      '/my-account/favorites',
      '/my-account/lists',
      '/my-account/custom-codes',
      '/my-account/cards',
      '/my-account/gift-cards',
      '/my-account/statement',
      '/my-account/profile',
      '/my-account/addresses',
      '/my-account/updatePassword',
      '/my-account/logout',
    ])
    expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
    expect(menu.getByRole('link', { name: 'Lists' })).toBeVisible()
    const buying = within(menu.getByRole('list', { name: 'Buying' }))
    expect(buying.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Quotes',
      'Orders',
      'Scheduled deliveries',
      'Tracking numbers',
    ])
    expect(menu.getByRole('link', { name: 'Change password' })).toBeVisible()
  })

  it('opens the menu by one button where there is no room beside the page (ACCT-04)', async () => {
    const { user } = await openProfile(usCustomer)
    const navigation = screen.getByRole('navigation', { name: 'My Account' })
    const button = within(navigation).getByRole('button', { name: 'Account pages' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    const sheet = document.getElementById(button.getAttribute('aria-controls') ?? '')
    const entries = within(sheet ?? navigation)
    expect(entries.getAllByRole('link')).toHaveLength(16)
    expect(entries.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
    await user.click(entries.getByRole('link', { name: 'Lists' }))
    await screen.findByRole('heading', { level: 1, name: 'Lists' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows every field as text that cannot be edited (ACCT-05)', async () => {
    await openProfile(usCustomer)
    for (const text of ['Una', 'Sorrell', 'Northfield Hydraulics', usCustomer, '2185550142']) {
      expect(screen.getAllByText(text)[0]).toBeVisible()
    }
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('textbox')).toBeNull()
    const menu = main.getByRole('button', { name: 'Account pages' })
    expect(main.getAllByRole('button')).toEqual([menu])
  })

  it('says in the words of the specification that it cannot be edited here (ACCT-06)', async () => {
    await openProfile(usCustomer)
    const notice =
      'Profile information cannot be edited from the web portal. If your information needs updating please contact our CSR.'
    expect(screen.getByText(notice)).toBeVisible()
  })

  it('ticks the read-only check box of an account with credit (ACCT-07)', async () => {
    await openProfile(usCustomer)
    const credit = screen.getByRole('checkbox', { name: 'Account credit' })
    expect(credit).toBeChecked()
    expect(credit).toBeDisabled()
  })

  it('leaves the check box of an account without credit empty (ACCT-07)', async () => {
    await openProfile('no-credit@manifold.test')
    expect(screen.getByRole('checkbox', { name: 'Account credit' })).not.toBeChecked()
  })

  it('tells an account without credit, and no other, to pay in advance (ACCT-12)', async () => {
    const note = 'Pre-pay payments are required until Account Credit Application is approved.'
    await openProfile('no-credit@manifold.test')
    expect(screen.getByText(note)).toBeVisible()
  })

  it('asks an account with credit for no payment in advance', async () => {
    await openProfile(usCustomer)
    expect(screen.queryByText(/Pre-pay payments are required/)).toBeNull()
  })

  it('leads a customer without an address to a new one', async () => {
    await openProfile('no-country@manifold.test')
    expect(screen.getByRole('link', { name: 'New address' })).toHaveAttribute(
      'href',
      '/my-account/addresses/new',
    )
  })

  it('leads to the bank authorization in the US only (ROUTE-33)', async () => {
    await openProfile(usCustomer)
    const link = screen.getByRole('link', { name: 'Bank authorization' })
    expect(link).toHaveAttribute('href', '/bank-authorization')
    expect(screen.queryByRole('link', { name: 'Apply for account credit' })).toBeNull()
    cleanup()
    await openProfile(euCustomer)
    expect(screen.queryByRole('link', { name: 'Bank authorization' })).toBeNull()
  })

  it('leads an account without credit to the application', async () => {
    await openProfile('no-credit@manifold.test')
    expect(screen.getByRole('link', { name: 'Apply for account credit' })).toHaveAttribute(
      'href',
      '/account-credit-application',
    )
  })
})
