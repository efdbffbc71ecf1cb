/** Choosing a new password: by an emailed link, as a guest, and as a customer. */
import { either as E } from 'fp-ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PortFailure } from '../../../src/application/failure.ts'
import { fakeIdentity } from '../../fakes/identity.fake.ts'
import { fakePassword, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const fresh = 'Nothing-like-before-1'
const resetPath = '/my-account/updateForgottenPassword'

/** The shop after an email with a link has been requested. */
async function withEmail() {
  const shop = fakeShop()
  await fakeIdentity(shop.visit()).requestPasswordReset(usCustomer)()
  return { shop, secret: [...shop.resetLinks.keys()][0] ?? '' }
}

async function openByLink(failure?: PortFailure) {
  const { shop, secret } = await withEmail()
  if (failure) shop.calls.failNext('identity.resetPassword', failure)
  const opened = await openShopAt(`${resetPath}?swprid=${secret}`, { shop })
  await screen.findByRole('heading', { level: 1, name: 'New password' })
  return { ...opened, secret, ...formOf(opened.user) }
}

function formOf(user: Awaited<ReturnType<typeof openShopAt>>['user']) {
  const type = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  return {
    fill: async (password: string, confirmation = password) => {
      await type('New password', password)
      await type('Confirm new password', confirmation)
    },
    type,
    save: () => user.click(screen.getByRole('button', { name: 'Save password' })),
  }
}

const mayEnter = async (shop: ReturnType<typeof fakeShop>, password: string) =>
  E.isRight(await fakeIdentity(shop.visit()).signIn({ email: usCustomer, password })())

afterEach(() => {
  vi.useRealTimers()
})

describe('the page that an emailed link leads to', () => {
  it('is open to visitors and takes the secret out of the address (ROUTE-47)', async () => {
    await openByLink()
    expect(window.location.pathname).toBe(resetPath)
    expect(window.location.search).toBe('')
  })

  it('sets the password, says Success and leads to the sign-in page (AUTH-20)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const { shop, fill, save } = await openByLink()
    await fill(fresh)
    await save()
    expect(await screen.findByText('Success')).toBeInTheDocument()
    expect(await mayEnter(shop, fresh)).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/login'))
  })

  it('sends nothing before the passwords match (AUTH-12)', async () => {
    const { shop, fill, save } = await openByLink()
    await fill(fresh, 'Something-else-1')
    await save()
    const second = screen.getByLabelText('Confirm new password')
    expect(second).toHaveAccessibleDescription('Passwords must match')
    expect(second).toHaveFocus()
    expect(shop.calls.asked).not.toContain('identity.resetPassword')
  })

  it('says that nothing was changed and why, keeps what was typed, and offers a new link (AUTH-21)', async () => {
    const messages = ['This link has expired or has been used already.']
    const { fill, save } = await openByLink({ kind: 'refused', messages })
    await fill(fresh)
    await save()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The password was not changed')
    expect(alert).toHaveTextContent(messages[0] ?? '')
    expect(screen.getByLabelText('New password')).toHaveValue(fresh)
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/my-account/forgotPassword',
    )
  })

  it('says what to do when it is unknown whether it was saved', async () => {
    const { fill, save } = await openByLink({ kind: 'unconfirmed' })
    await fill(fresh)
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Try to sign in with the new')
  })

  it('without a link says that one is missing and how to get it', async () => {
    await openShopAt(resetPath)
    expect(await screen.findByText('This link is incomplete')).toBeInTheDocument()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })
})

it('makes an account of a guest on the same screen, under a heading of its own (ROUTE-48)', async () => {
  const { shop, secret } = await withEmail()
  const { user } = await openShopAt(`/my-account/claimGuestAccount?swprid=${secret}`, { shop })
  await screen.findByRole('heading', { level: 1, name: 'Claim your account' })
  const { fill, save } = formOf(user)
  await fill(fresh)
  await save()
  expect(await screen.findByText('Success')).toBeInTheDocument()
  expect(await mayEnter(shop, fresh)).toBe(true)
})

describe('the page on which a customer changes the password', () => {
  async function openChange() {
    const opened = await openShopAt('/my-account/updatePassword', { as: usCustomer })
    await screen.findByRole('heading', { level: 1, name: 'Change password' })
    return { ...opened, ...formOf(opened.user) }
  }

  it('changes it for who names the present one, who stays signed in', async () => {
    const { shop, fill, type, save } = await openChange()
    await type('Current password', fakePassword)
    await fill(fresh)
    await save()
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('Success')).toBeInTheDocument()
    expect(await mayEnter(shop, fresh)).toBe(true)
    expect(window.location.pathname).toBe('/my-account/updatePassword')
  })

  it('says what the server says of a wrong one, and changes nothing', async () => {
    const { shop, fill, type, save } = await openChange()
    await type('Current password', 'wrong')
    await fill(fresh)
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not your present password.')
    expect(await mayEnter(shop, fresh)).toBe(false)
  })
})
