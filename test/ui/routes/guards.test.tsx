/** Who may enter which address, and where everybody else is sent. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { customerByEmail, fakePassword, fakeShop } from '../../fakes/fake-shop.ts'
import { sendCustomersOn } from '../../../src/ui/routes/guards.ts'
import { euCustomer, openFramedShopAt, openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const isAt = (address: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(address))

describe('a visitor', () => {
  it.each([
    '/my-account/profile',
    '/my-account/addresses',
    '/my-account/addresses/new',
    '/my-account/quotes/quote-1',
    '/my-account/draftorder/quote-1',
    '/my-account/anything-else',
  ])('is sent from %s to the sign-in page with the way back (ROUTE-49)', async (path) => {
    await openShopAt(path)
    await isAt(`/my-account/login?redirect=${encodeURIComponent(path)}`)
  })

  it('takes the query along on the way back, without a token (ROUTE-49)', async () => {
    await openShopAt('/my-account/quotes?tab=approved&token=abc')
    await isAt('/my-account/login?redirect=%2Fmy-account%2Fquotes%3Ftab%3Dapproved')
  })

  it.each(['/my-account/login', '/my-account/login/'])(
    'finds the sign-in page at %s (ROUTE-25)',
    async (path) => {
      await openShopAt(path)
      expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
    },
  )

  it('signs in at /my-account/login/?redirect=... and goes on to where that leads (ROUTE-25)', async () => {
    const { user } = await openShopAt('/my-account/login/?redirect=%2Fmy-account%2Flists')
    await user.type(await screen.findByLabelText('Email'), usCustomer)
    await user.type(screen.getByLabelText('Password'), `${fakePassword}{Enter}`)
    await isAt('/my-account/lists')
  })

  it('finds the home page at the index (ROUTE-23)', async () => {
    await openShopAt('/')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Motors and pumps, configured by model code',
    )
  })

  it('finds the not-found page at /404 (ROUTE-21)', async () => {
    await openShopAt('/404')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeInTheDocument()
  })

  it.each(['/nothing-here', '/nothing/at/all', '/shop/nothing'])(
    'is told that there is nothing at %s',
    async (path) => {
      await openShopAt(path)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
      ).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
        'href',
        '/shop',
      )
    },
  )
})

describe('a guest', () => {
  const aGuestIn = () => {
    const shop = fakeShop()
    const owner = customerByEmail(shop, euCustomer)
    if (owner) owner.account = { ...owner.account, isGuest: true }
    return shop
  }

  it.each(['/my-account/overview', '/my-account/quotes', '/my-account/cards'])(
    'is sent from %s to the sign-in page with the way back (ROUTE-49, AUTH-25)',
    async (path) => {
      await openShopAt(path, { as: euCustomer, shop: aGuestIn() })
      await isAt(`/my-account/login?redirect=${encodeURIComponent(path)}`)
    },
  )

  it('signs in without signing out first, from the head, and comes back (AUTH-25)', async () => {
    const { user } = await openFramedShopAt('/shop', { as: euCustomer, shop: aGuestIn() })
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    await user.type(await screen.findByLabelText('Email'), usCustomer)
    await user.type(screen.getByLabelText('Password'), `${fakePassword}{Enter}`)
    await isAt('/shop')
    expect(await screen.findByRole('navigation', { name: 'Account' })).toBeInTheDocument()
  })
})

describe('a customer', () => {
  it.each([
    [
      '/de/my-account/quotes?tab=draft',
      { href: '/de/my-account/quotes?tab=draft', reloadDocument: true },
    ],
    ['/my-account/quotes', { href: '/my-account/quotes', reloadDocument: false }],
    ['/de/my-account/logout', { href: '/my-account/profile', reloadDocument: false }],
    ['//de/evil.test', { href: '/my-account/profile', reloadDocument: false }],
  ])('is led from the sign-in page to %s, in its language (ROUTE-45)', async (target, wanted) => {
    const { router } = await openShopAt('/my-account/profile', { as: usCustomer })
    const entry = {
      context: router.options.context,
      location: { publicHref: `/my-account/login?redirect=${encodeURIComponent(target)}` },
    }
    const led = sendCustomersOn(entry, target, '/my-account/profile')
    await expect(led).rejects.toMatchObject({ options: { ...wanted, replace: true } })
  })

  it('enters the account area (ROUTE-18)', async () => {
    await openShopAt('/my-account/profile', { as: usCustomer })
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument()
  })

  it('reaches the quotes and each of them (ROUTE-38)', async () => {
    const quote = aQuote({ id: quoteId('quote-1'), name: 'Line 3', status: 'draft' })
    const shop = withQuote(fakeShop(), usCustomer, quote)
    const { user } = await openShopAt('/my-account/quotes', { as: usCustomer, shop })
    await user.click(await screen.findByRole('link', { name: 'Line 3' }))
    await isAt('/my-account/quotes/quote-1')
    expect(await screen.findByRole('heading', { level: 1, name: /Line 3/ })).toBeInTheDocument()
  })

  it.each(['?page=abc', '?page=-1', '?tab=__proto__', '?tab=draft&tab=approved&page=0'])(
    'finds the quotes at %s, as far as it can be understood',
    async (query) => {
      await openShopAt(`/my-account/quotes${query}`, { as: usCustomer })
      expect(await screen.findByText('No drafts yet')).toBeInTheDocument()
      expect(window.location.search).not.toContain('abc')
    },
  )

  it('waits for nothing but the look at the kept token', async () => {
    const shop = fakeShop()
    const answer = shop.calls.hold('identity.currentAccount')
    await openShopAt('/my-account/profile', { as: usCustomer, shop })
    expect(window.location.pathname).toBe('/my-account/profile')
    answer()
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument()
  })

  it('is sent on from the sign-in page at once (ROUTE-45)', async () => {
    await openShopAt('/my-account/login?redirect=%2Fmy-account%2Faddresses', { as: usCustomer })
    await isAt('/my-account/addresses')
  })

  it.each(['//evil.test', '/my-account/login?redirect=/my-account/login', 'javascript:alert(1)'])(
    'is sent to the profile instead of %s',
    async (target) => {
      const redirect = encodeURIComponent(target)
      await openShopAt(`/my-account/login?redirect=${redirect}`, { as: usCustomer })
      await isAt('/my-account/profile')
    },
  )

  it.each(['/my-account', '/my-account/', '/my-account/anything-else'])(
    'comes from %s to the overview (ROUTE-43)',
    async (path) => {
      await openShopAt(path, { as: usCustomer })
      await isAt('/my-account/overview')
    },
  )

  it('is told on the overview that the account has no page at the address (ROUTE-43)', async () => {
    await openShopAt('/my-account/anything-else', { as: usCustomer })
    expect(await screen.findByText(/There is no page at this address/)).toBeVisible()
    cleanup()
    await openShopAt('/my-account', { as: usCustomer })
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    expect(screen.queryByText(/There is no page at this address/)).toBeNull()
  })

  it.each([
    ['/my-account/list/none', '/my-account/lists', /This list does not exist/],
    ['/my-account/addresses/none', '/my-account/addresses', /This address does not exist/],
  ])('comes from %s to all of its kind, and is told why (T09)', async (path, place, text) => {
    await openShopAt(path, { as: usCustomer })
    await isAt(place)
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('leaves the account area when another tab has signed out', async () => {
    const { storefront } = await openShopAt('/my-account/profile', { as: usCustomer })
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    storefront.session.send({ type: 'tab.signed-out' })
    await isAt('/my-account/login?redirect=%2Fmy-account%2Fprofile')
  })

  it('comes back to the page that asked for the sign-in (ROUTE-45)', async () => {
    const { user } = await openShopAt('/my-account/quotes?tab=approved')
    await user.type(await screen.findByLabelText('Email'), usCustomer)
    await user.type(screen.getByLabelText('Password'), `${fakePassword}{Enter}`)
    await isAt('/my-account/quotes?tab=approved')
  })
})
