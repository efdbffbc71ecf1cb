/** Addresses of the shell: links from other places, pages that are still to come, other spellings. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { fakeShop, newSignInLink } from '../../fakes/fake-shop.ts'
import { euCustomer, openFramedShopAt, openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const isAt = (address: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(address))

/** The page has come too: only then is the one before left, which forgets the link of the tab. */
const arrivesAt = async (address: string, name: string) => {
  await isAt(address)
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
}

describe('a link that signs in', () => {
  const linkFor = (shop: ReturnType<typeof fakeShop>, rest = '') =>
    `/ssoLogin?token=${newSignInLink(shop, usCustomer)}${rest}`

  it('stores the token and loads the account before the page shows (SHELL-04)', async () => {
    const shop = fakeShop()
    await openFramedShopAt(linkFor(shop, '&redirect=%2Fmy-account%2Fprofile'), { shop })
    expect(await screen.findByRole('link', { name: 'Hello, Una' })).toBeInTheDocument()
    await arrivesAt('/my-account/profile', 'Profile')
  })

  it('leads to the overview where it names nothing else (ROUTE-24)', async () => {
    const shop = fakeShop()
    await openShopAt(linkFor(shop), { shop })
    await arrivesAt('/my-account/overview', 'Overview')
  })

  it.each(['//evil.test', 'https://evil.test', '/ssoLogin?token=x', '/\\evil.test'])(
    'leads to the overview instead of %s',
    async (target) => {
      const shop = fakeShop()
      await openShopAt(linkFor(shop, `&redirect=${encodeURIComponent(target)}`), { shop })
      await arrivesAt('/my-account/overview', 'Overview')
    },
  )

  it.each(['', '?token=', '?token=unknown', '?token=%3Cscript%3E'])(
    'says that it is used up when it is %j, and how to sign in (T04)',
    async (query) => {
      const { storefront, user } = await openShopAt(`/ssoLogin${query}`)
      const notice = await screen.findByRole('alert')
      expect(notice).toHaveTextContent('This one has been used or has expired.')
      expect(storefront.session.getSnapshot().hasTag('customer')).toBe(false)
      const main = within(screen.getByRole('main'))
      await user.click(main.getByRole('link', { name: 'Sign in' }))
      await arrivesAt('/my-account/login?redirect=%2Fmy-account%2Foverview', 'Sign in')
    },
  )

  it('may be tried again when the server could not be reached', async () => {
    const shop = fakeShop()
    const link = linkFor(shop)
    shop.calls.failNext('identity.arrive', { kind: 'unreachable', offline: false })
    const { user } = await openShopAt(link, { shop })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await arrivesAt('/my-account/overview', 'Overview')
  })

  it('keeps the customer who is signed in when it is used up (T04)', async () => {
    const shop = fakeShop()
    const link = linkFor(shop)
    shop.signInLinks.clear()
    const { user } = await openShopAt(link, { shop, as: euCustomer })
    await user.click(await screen.findByRole('button', { name: 'Continue with the link' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('has been used or has expired')
    await user.click(screen.getByRole('link', { name: 'Stay signed in' }))
    await arrivesAt('/my-account/overview', 'Overview')
  })

  it('signs a guest in without a question, who has no account to stay in (AUTH-03)', async () => {
    const shop = fakeShop()
    const guest = [...shop.customers.values()].find(({ account }) => account.email === euCustomer)
    if (guest) guest.account = { ...guest.account, isGuest: true }
    await openFramedShopAt(linkFor(shop), { shop, as: euCustomer })
    expect(await screen.findByRole('link', { name: 'Hello, Una' })).toBeInTheDocument()
    await arrivesAt('/my-account/overview', 'Overview')
  })

  it('exchanges no customer for another without a click', async () => {
    const shop = fakeShop()
    const { user } = await openFramedShopAt(linkFor(shop), { shop, as: euCustomer })
    expect(await screen.findByText(/^You are signed in as/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Hello, Una' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continue with the link' }))
    expect(await screen.findByRole('link', { name: 'Hello, Una' })).toBeInTheDocument()
    await arrivesAt('/my-account/overview', 'Overview')
  })
})

describe('a sign-in by another provider that has failed', () => {
  it.each([
    ['canceled', 'You went back before signing in'],
    ['expired', 'started in another browser'],
    ['refused', 'could not be verified'],
    ['unverified', 'has not confirmed your email address'],
    ['locked', 'Your account is locked'],
    ['unavailable', 'is not responding correctly'],
  ])(
    'says that it is %s, and how to sign in, which keeps the way (AUTH-03)',
    async (problem, words) => {
      const { user } = await openShopAt(`/ssoLogin?problem=${problem}&redirect=%2Fcart`)
      const main = within(await screen.findByRole('main'))
      expect(await main.findByText(new RegExp(words))).toBeInTheDocument()
      expect(main.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
      await user.click(main.getByRole('link', { name: 'Sign in' }))
      await arrivesAt('/my-account/login?redirect=%2Fcart', 'Sign in')
    },
  )

  it('leads who has no account and told no name to where one is made (ROUTE-46)', async () => {
    const { user } = await openShopAt('/ssoLogin?problem=incomplete&redirect=%2Fcart')
    const main = within(await screen.findByRole('main'))
    await user.click(await main.findByRole('link', { name: 'Create an account' }))
    await arrivesAt('/my-account/createAccount?redirect=%2Fcart', 'Create an account')
  })

  it('does not hold up a customer who is signed in, as after Back', async () => {
    await openShopAt('/ssoLogin?problem=expired&redirect=%2Fmy-account%2Fprofile', {
      as: usCustomer,
    })
    await arrivesAt('/my-account/profile', 'Profile')
  })

  it('says of a reason that is made up only that nobody is signed in', async () => {
    await openShopAt('/ssoLogin?problem=%3Cscript%3E')
    expect(await screen.findByRole('alert')).toHaveTextContent('has been used or has expired')
  })
})

describe('the overview', () => {
  it('names the latest three quotes, the primary address and the ways on', async () => {
    const shop = fakeShop()
    for (const [at, name] of ['Spring', 'Summer', 'Autumn', 'Winter'].entries()) {
      const id = quoteId(`quote-${at}`)
      withQuote(shop, usCustomer, aQuote({ id, name, createdAt: `2026-0${at + 1}-10T10:00:00Z` }))
    }
    await openShopAt('/my-account/overview', { as: usCustomer, shop })
    expect(await screen.findByRole('link', { name: 'Winter' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Spring' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Primary address' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Start a draft order/ })).toBeInTheDocument()
  })
})

describe('an address whose page is still to come', () => {
  it.each(['/checkout/no-such-step'])('says so at %s', async (path) => {
    await openShopAt(path)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeInTheDocument()
  })

  it.each([
    '/shopping-cart',
    '/quotes-in-cart',
    '/order-confirmation',
    '/scheduled-delivery-cart',
    '/checkout/payment',
    '/bulkorder',
  ])('leads from %s to /404 on a site without orders', async (path) => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, isTransactional: false }
    await openShopAt(path, { shop })
    await isAt('/404')
  })

  it('asks for a sign-in before an application for credit (ROUTE-26)', async () => {
    await openShopAt('/account-credit-application')
    await isAt('/my-account/login?redirect=%2Faccount-credit-application')
  })

  it('resolves the other spelling of bank authorisation (O-09)', async () => {
    await openShopAt('/bank-authorization', { as: usCustomer })
    await isAt('/bank-authorisation')
  })
})

it('names the canonical address of a page, without its query', async () => {
  await openShopAt('/404?page=2')
  await waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${window.location.origin}/404`,
    ),
  )
})
