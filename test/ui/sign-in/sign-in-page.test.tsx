/** The sign-in page as a visitor meets it. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { fakePassword, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/login'

async function openSignIn(...[address = path, opening]: Partial<Parameters<typeof openShopAt>>) {
  const opened = await openShopAt(address, opening)
  const email = await screen.findByLabelText('Email')
  const password = screen.getByLabelText('Password')
  const submit = screen.getByRole('main').querySelector('button[type="submit"]')
  if (!(submit instanceof HTMLElement)) throw new Error('The form has no button.')
  const signIn = async (as: string, secret: string) => {
    await opened.user.clear(email)
    if (as !== '') await opened.user.type(email, as)
    await opened.user.clear(password)
    if (secret !== '') await opened.user.type(password, secret)
    await opened.user.click(submit)
  }
  return { ...opened, email, password, submit, signIn }
}

describe('the sign-in page', () => {
  it('has email and password fields that a password manager knows (AUTH-01)', async () => {
    const { email, password, submit } = await openSignIn()
    expect(email).toHaveAttribute('autocomplete', 'username')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(password).toHaveAttribute('type', 'password')
    expect(submit).toHaveTextContent('Sign in')
  })

  it('leads to the forgot-password page (AUTH-02)', async () => {
    await openSignIn()
    const link = screen.getByRole('link', { name: 'Forgot password?' })
    expect(link).toHaveAttribute('href', '/my-account/forgotPassword')
  })

  it('shows the third parties that the site has set up, and no others (AUTH-03)', async () => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, loginProviders: ['google', 'auth0', 'openid'] }
    await openSignIn(path, { shop })
    const google = screen.getByRole('link', { name: 'Sign in with Google' })
    expect(google.getAttribute('href')).toContain('integrationName=googlelogin')
    expect(screen.getByRole('link', { name: 'Sign in with Auth0' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sign in with OpenID' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Facebook/ })).not.toBeInTheDocument()
  })

  it.each([
    ['to the profile by default (AUTH-06)', path, '/my-account/profile'],
    ['to where the customer came from', `${path}?redirect=%2Fcart%3Fa%3D1`, '/cart?a=1'],
  ])('lets a third party lead back %s', async (_, address, wanted) => {
    const shop = fakeShop()
    shop.settings = { ...defaultSiteSettings, loginProviders: ['openid'] }
    await openSignIn(address, { shop })
    const link = screen.getByRole('link', { name: 'Sign in with OpenID' })
    const query = new URLSearchParams(link.getAttribute('href')?.slice(1))
    expect(query.get('redirect')).toBe(wanted)
    expect(query.get('ui_locales')).toBe('en-us')
  })

  it('shows no third party where none is set up', async () => {
    await openSignIn()
    expect(screen.queryByRole('link', { name: /Sign in with/ })).not.toBeInTheDocument()
  })
})

describe('what is typed', () => {
  it('is not judged while it is typed (AUTH-11)', async () => {
    const { user, email, password } = await openSignIn()
    await user.type(email, 'not an email')
    await user.clear(password)
    await user.tab()
    expect(screen.queryByText('Invalid email')).not.toBeInTheDocument()
    expect(screen.queryByText('Required')).not.toBeInTheDocument()
  })

  it('is judged when it is sent, next to each field, and nothing is asked of the server', async () => {
    const { shop, email, password, signIn } = await openSignIn()
    await signIn('', '')
    expect(email).toHaveAccessibleDescription('Required')
    expect(password).toHaveAccessibleDescription('Required')
    expect(email).toHaveFocus()
    await signIn('not an email', fakePassword)
    expect(email).toHaveAccessibleDescription('Invalid email')
    expect(email).toBeInvalid()
    expect(shop.calls.asked).not.toContain('identity.signIn')
  })

  it('puts the focus into the password when only that is missing', async () => {
    const { password, signIn } = await openSignIn()
    await signIn(usCustomer, '')
    expect(password).toHaveFocus()
  })
})

describe('a sign-in that fails', () => {
  it('shows the words of the server and keeps what was typed (AUTH-13)', async () => {
    const { shop, email, password, signIn } = await openSignIn()
    shop.calls.failNext('identity.signIn', {
      kind: 'refused',
      messages: ['Your account waits to be confirmed.'],
    })
    await signIn(usCustomer, 'a wrong one')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account waits to be confirmed.',
    )
    expect(email).toHaveValue(usCustomer)
    expect(password).toHaveValue('a wrong one')
  })

  it("says 'Incorrect Username or Password' when the server gives no reason (AUTH-13)", async () => {
    const { shop, signIn } = await openSignIn()
    shop.calls.failNext('identity.signIn', { kind: 'refused', messages: [] })
    await signIn(usCustomer, 'a wrong one')
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect Username or Password')
  })

  it("says 'An error occured, please try again' when there was no answer (ERR-01)", async () => {
    const { shop, signIn } = await openSignIn()
    shop.calls.failNext('identity.signIn', { kind: 'unreachable', offline: false })
    await signIn(usCustomer, fakePassword)
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occured, please try again')
  })

  it('can be tried again, and the old words are gone', async () => {
    const { shop, signIn } = await openSignIn()
    await signIn(usCustomer, 'a wrong one')
    await screen.findByRole('alert')
    const answer = shop.calls.hold('identity.signIn')
    await signIn(usCustomer, fakePassword)
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    answer()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/profile'))
  })
})

describe('a sign-in that succeeds', () => {
  it('sends one request, however often the button is pressed', async () => {
    const { shop, submit, signIn, user } = await openSignIn()
    const answer = shop.calls.hold('identity.signIn')
    await signIn(usCustomer, fakePassword)
    expect(submit).toHaveAttribute('aria-busy', 'true')
    await user.click(submit)
    await user.click(submit)
    answer()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/profile'))
    expect(shop.calls.journal.filter((call) => call === 'identity.signIn')).toHaveLength(1)
  })

  it('says so with the text of frontend.account.auth.success (AUTH-14)', async () => {
    const { notices, signIn } = await openSignIn()
    await signIn(usCustomer, fakePassword)
    await waitFor(() => expect(notices).toContainEqual({ tone: 'success', key: 'common:signedIn' }))
  })

  it('leads to the profile by default (AUTH-06)', async () => {
    const { signIn } = await openSignIn()
    await signIn(usCustomer, fakePassword)
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/profile'))
  })

  it('leads back to where it was asked for, query and all (AUTH-06)', async () => {
    const back = encodeURIComponent('/shop?keyword=a%26b&x=1#y')
    const { signIn } = await openSignIn(`${path}?redirect=${back}`)
    await signIn(usCustomer, fakePassword)
    await waitFor(() => expect(window.location.pathname).toBe('/shop'))
    expect(window.location.search + window.location.hash).toBe('?keyword=a%26b&x=1#y')
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/my-account/login?redirect=/my-account/login',
    '/my-account/logout',
  ])('never leads to %s', async (target) => {
    const { signIn } = await openSignIn(`${path}?redirect=${encodeURIComponent(target)}`)
    await signIn(usCustomer, fakePassword)
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/profile'))
    expect(window.location.search).toBe('')
  })
})
