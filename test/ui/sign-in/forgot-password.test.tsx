/** Asking for a new password. */
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortFailure } from '../../../src/application/failure.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/forgotPassword'
const locked =
  'You may not reset your password while your account is locked, please contact your administrator.'

async function openForgotPassword(failure?: PortFailure, open = openShopAt) {
  const shop = fakeShop()
  if (failure) shop.calls.failNext('identity.requestPasswordReset', failure)
  const opened = await open(path, { shop })
  const email = await screen.findByLabelText('Email')
  const button = screen.getByRole('button', { name: 'Send Me Reset Email' })
  const send = async (as: string) => {
    await opened.user.clear(email)
    if (as !== '') await opened.user.type(email, as)
    await opened.user.click(button)
  }
  return { ...opened, email, button, send }
}

describe('the forgot-password page', () => {
  it('is reachable signed out (ROUTE-29)', async () => {
    await openForgotPassword()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password')
    expect(window.location.pathname).toBe(path)
  })

  it('has one field, for a required email (AUTH-16)', async () => {
    const { email } = await openForgotPassword()
    expect(screen.getByRole('main').querySelectorAll('input')).toHaveLength(1)
    expect(email).toHaveAttribute('type', 'email')
    expect(email).toBeRequired()
  })

  it("has a button 'Send Me Reset Email' (AUTH-17)", async () => {
    const { button } = await openForgotPassword()
    expect(button).toHaveAttribute('type', 'submit')
  })

  it('asks for an email before it asks the server', async () => {
    const { shop, email, send } = await openForgotPassword()
    await send('')
    expect(email).toHaveAccessibleDescription('Required')
    await send('not an email')
    expect(email).toHaveAccessibleDescription('Invalid email')
    expect(shop.calls.asked).not.toContain('identity.requestPasswordReset')
  })
})

describe('what came of it', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  it("says 'Success' (AUTH-20)", async () => {
    const { send } = await openForgotPassword()
    await send(usCustomer)
    expect(await screen.findByText('Success')).toBeInTheDocument()
  })

  it('leads to the sign-in page 2000 ms later (AUTH-18)', async () => {
    const { send } = await openForgotPassword()
    await send(usCustomer)
    await screen.findByText('Success')
    await pass(1500)
    expect(window.location.pathname).toBe(path)
    await pass(500)
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/login'))
  })

  it('leads nowhere when the page was left before', async () => {
    const { send, user } = await openForgotPassword(undefined, openFramedShopAt)
    await send(usCustomer)
    await screen.findByText('Success')
    await user.click(screen.getByRole('link', { name: 'Manifold, home' }))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await pass(5000)
    expect(window.location.pathname).toBe('/')
  })

  it('says that the account is locked (AUTH-19)', async () => {
    const { send } = await openForgotPassword({ kind: 'refused', messages: [locked] })
    await send(usCustomer)
    expect(await screen.findByRole('alert')).toHaveTextContent(locked)
  })

  it("says 'Failure' and what happened otherwise, and keeps the email (AUTH-20)", async () => {
    const { email, send } = await openForgotPassword({ kind: 'timed-out' })
    await send(usCustomer)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failure')
    expect(alert).toHaveTextContent('The server took too long to answer.')
    expect(email).toHaveValue(usCustomer)
  })
})
