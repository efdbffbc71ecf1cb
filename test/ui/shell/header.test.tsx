/** The head of every page. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, usCustomer } from '../open-shop.tsx'

const heading = () => screen.findByRole('heading', { level: 1 })

describe('the account bubble', () => {
  it('leads a visitor to the sign-in page (SHELL-14)', async () => {
    await openFramedShopAt('/')
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link).toHaveAttribute('href', '/my-account/login')
  })

  it('brings a visitor back to the page with what is chosen on it', async () => {
    await openFramedShopAt('/shop?keyword=motor')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/my-account/login?redirect=%2Fshop%3Fkeyword%3Dmotor',
      ),
    )
  })

  it('greets a customer by first name and leads to the profile (SHELL-14)', async () => {
    await openFramedShopAt('/', { as: usCustomer })
    const link = await screen.findByRole('link', { name: 'Hello, Una' })
    expect(link).toHaveAttribute('href', '/my-account/profile')
  })

  it('opens a menu with quotes, addresses and the way out, and closes it with Escape', async () => {
    const { user } = await openFramedShopAt('/', { as: usCustomer })
    const button = await screen.findByRole('button', { name: 'Account menu' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    const account = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(await account.findByRole('link', { name: 'Quotes' })).toBeInTheDocument()
    expect(account.getByRole('link', { name: 'Addresses' })).toBeInTheDocument()
    expect(account.getByRole('link', { name: 'Sign out' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })
})

describe('the main navigation', () => {
  it('opens the product types with their numbers, and closes when one is followed', async () => {
    const { user } = await openFramedShopAt('/my-account/login')
    const button = await screen.findByRole('button', { name: 'Products' })
    await user.click(button)
    const type = await screen.findByRole('link', { name: /Orbital motors/ })
    expect(type).toHaveAttribute('href', '/product-type/orbital-motors')
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/shop')
    await user.click(type)
    expect(await screen.findByRole('heading', { level: 1, name: 'Orbital motors' })).toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('still leads to all products when the types cannot be had', async () => {
    const shop = fakeShop()
    shop.calls.failNext('productSearch.products', { kind: 'server-failed', status: 500 })
    const { user } = await openFramedShopAt('/my-account/login', { shop })
    await user.click(await screen.findByRole('button', { name: 'Products' }))
    expect(await screen.findByText('The product types could not be loaded.')).toBeInTheDocument()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { name: 'All products' })).toBeInTheDocument()
  })

  it('closes when the focus leaves it', async () => {
    const { user } = await openFramedShopAt('/my-account/login')
    const button = await screen.findByRole('button', { name: 'Products' })
    await user.click(button)
    await user.click(screen.getByLabelText('Email'))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('is in a dialog on a phone, with the account below it', async () => {
    const { user } = await openFramedShopAt('/', { as: usCustomer })
    await screen.findByRole('link', { name: 'Hello, Una' })
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(await dialog.findByRole('link', { name: /Orbital motors/ })).toBeInTheDocument()
    await user.click(dialog.getByRole('link', { name: 'Addresses' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/addresses'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('coming to a page', () => {
  it('names the page in the title of the window', async () => {
    await openFramedShopAt('/my-account/login')
    await heading()
    await waitFor(() => expect(document.title).toBe('Sign in · Manifold'))
  })

  it('moves the focus to its heading', async () => {
    const { user } = await openFramedShopAt('/404')
    await user.click(await screen.findByRole('link', { name: 'See all products' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'All products' })
    await waitFor(() => expect(title).toHaveFocus())
  })

  it('leaves the focus where the visit begins', async () => {
    await openFramedShopAt('/404')
    await heading()
    expect(document.body).toHaveFocus()
  })

  it('can be skipped to by the first stop of the Tab key', async () => {
    const { user } = await openFramedShopAt('/404')
    await heading()
    await user.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('settings that could not be loaded', () => {
  const openWithoutSettings = async () => {
    const shop = fakeShop()
    shop.calls.failNext('siteContent.settings', { kind: 'unreachable', offline: false })
    return openFramedShopAt('/', { shop })
  }

  it('are replaced, and the shop says so', async () => {
    await openWithoutSettings()
    expect(await screen.findByText(/Some settings of this site could not be loaded/)).toBeVisible()
  })

  it('are asked for again without leaving the page', async () => {
    const { shop, user } = await openWithoutSettings()
    shop.settings = { ...shop.settings, siteName: 'Northfield' }
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Northfield, home' })).toBeInTheDocument()
    expect(screen.queryByText(/Some settings of this site/)).not.toBeInTheDocument()
  })

  it('are asked for by themselves when the connection is back', async () => {
    const { shop } = await openWithoutSettings()
    await screen.findByRole('button', { name: 'Try again' })
    shop.settings = { ...shop.settings, siteName: 'Northfield' }
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('link', { name: 'Northfield, home' })).toBeInTheDocument()
    expect(screen.queryByText(/Some settings of this site/)).not.toBeInTheDocument()
  })

  it('may fail again, which is said', async () => {
    const { shop, user } = await openWithoutSettings()
    shop.calls.failNext('siteContent.settings', { kind: 'timed-out' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/could not be loaded this time either/)).toBeInTheDocument()
  })
})
