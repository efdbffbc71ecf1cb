/** Asking for an account. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../src/application/failure.ts'
import { aNewAccount } from '../../builders/an-account.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openFramedShopAt, openShopAt, usCustomer } from '../open-shop.tsx'

async function openForm(failure?: PortFailure, query = '', open = openShopAt) {
  const shop = fakeShop()
  if (failure) shop.calls.failNext('identity.createAccount', failure)
  const opened = await open(`/my-account/createAccount${query}`, { shop })
  await screen.findByRole('heading', { level: 1, name: 'Create an account' })
  const fill = async (entry = aNewAccount()) => {
    const labels = [
      ['First name', entry.firstName],
      ['Last name', entry.lastName],
      ['Email', entry.email],
      ['Confirm email', entry.emailConfirmation],
      ['Password', entry.password],
      ['Confirm password', entry.confirmation],
    ] as const
    for (const [label, text] of labels) {
      await opened.user.click(screen.getByLabelText(label))
      await opened.user.paste(text)
    }
  }
  const send = () => opened.user.click(screen.getByRole('button', { name: 'Create account' }))
  return { ...opened, fill, send }
}

describe('the form for an account', () => {
  it('is open to visitors (ROUTE-46)', async () => {
    await openForm()
    expect(screen.getByRole('link', { name: /Already have an account/ })).toBeInTheDocument()
  })

  it('says at each field what is missing and goes to the first', async () => {
    const { shop, send } = await openForm()
    await send()
    expect(screen.getByLabelText('First name')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Required')
    expect(shop.calls.asked).not.toContain('identity.createAccount')
  })

  it('signs in, says Success and lands on the overview (AUTH-07, AUTH-23)', async () => {
    const { fill, send, notices } = await openForm(undefined, '', openFramedShopAt)
    await fill()
    await send()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/overview'))
    expect(await screen.findByRole('link', { name: 'Hello, Nora' })).toBeInTheDocument()
    expect(notices).toContainEqual(
      expect.objectContaining({ tone: 'success', key: 'common:success' }),
    )
  })

  it('leads back to where the customer came from, and nowhere else (AUTH-07, ROUTE-45)', async () => {
    const { fill, send } = await openForm(undefined, '?redirect=%2Fbulkorder')
    await fill()
    await send()
    await waitFor(() => expect(window.location.pathname).toBe('/bulkorder'))
  })

  it('leads to the overview instead of to another site (ROUTE-45)', async () => {
    const { fill, send } = await openForm(undefined, '?redirect=%2F%2Fevil.test')
    await fill()
    await send()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/overview'))
  })

  it('keeps the way back on the way to the sign-in page and from there (ROUTE-45)', async () => {
    const { user } = await openForm(undefined, '?redirect=%2Fbulkorder')
    await user.click(screen.getByRole('link', { name: /Already have an account/ }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(window.location.search).toBe('?redirect=%2Fbulkorder')
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { level: 1, name: 'Create an account' })
    expect(window.location.search).toBe('?redirect=%2Fbulkorder')
  })

  it('says of a new account that it has no address yet, and which region counts till then (D14)', async () => {
    const { fill, send, user } = await openForm(undefined, '', openFramedShopAt)
    await fill()
    await send()
    await screen.findByRole('link', { name: 'Hello, Nora' })
    expect(screen.queryByText(/Region of your primary address/)).toBeNull()
    const foot = within(screen.getByRole('contentinfo'))
    expect(
      await foot.findByText(/No address yet\. Until you add one, .* Europe/),
    ).toBeInTheDocument()
    await user.click(foot.getByRole('link', { name: 'Add an address' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/addresses/new'))
  })

  it('shows what the server says and keeps the form (AUTH-22)', async () => {
    const { fill, send, notices } = await openForm()
    await fill(aNewAccount({ email: usCustomer, emailConfirmation: usCustomer }))
    await send()
    const said = 'There is an account with this email address already.'
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(notices).toContainEqual(expect.objectContaining({ tone: 'error', messages: [said] }))
    expect(screen.getByLabelText('Email')).toHaveValue(usCustomer)
  })

  it('says Error when the reason is unknown (AUTH-23)', async () => {
    const { fill, send } = await openForm({ kind: 'refused', messages: [] })
    await fill()
    await send()
    expect(await screen.findByText('Error')).toBeInTheDocument()
  })
})
