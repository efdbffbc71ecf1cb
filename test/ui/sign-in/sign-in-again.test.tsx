/** A session that ends in the middle of work. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reauthenticated } from '../../../src/application/account/session.ts'
import { fakePassword } from '../../fakes/fake-shop.ts'
import { euCustomer, openFramedShopAt, usCustomer } from '../open-shop.tsx'

/** A customer on the product page whose session is over while something waits for the server. */
async function interrupted() {
  const opened = await openFramedShopAt('/product/orbital-motor-om1?skuid=sku-om1', {
    as: usCustomer,
  })
  await screen.findByRole('heading', { level: 1, name: 'Orbital motor OM1' })
  await screen.findByRole('link', { name: 'Hello, Una' })
  const wentOn: boolean[] = []
  act(() => {
    void reauthenticated(opened.storefront.session).then((isBack) => wentOn.push(isBack))
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }))
  const signIn = async (password: string) => {
    await opened.user.type(dialog.getByLabelText('Password'), password)
    await opened.user.click(dialog.getByRole('button', { name: 'Sign in' }))
  }
  return { ...opened, dialog, wentOn, signIn }
}

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('signing in again in place', () => {
  it('keeps the page below and asks for the password of the same account', async () => {
    const { dialog } = await interrupted()
    expect(window.location.pathname).toBe('/product/orbital-motor-om1')
    expect(dialog.getByText(usCustomer)).toBeInTheDocument()
    expect(dialog.queryByLabelText('Email')).not.toBeInTheDocument()
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  })

  it('lets what was waiting go on, and the page is still the same', async () => {
    const { signIn, wentOn } = await interrupted()
    const heading = screen.getByRole('heading', { level: 1, hidden: true })
    await signIn(fakePassword)
    await dialogIsGone()
    expect(wentOn).toEqual([true])
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
  })

  it('says why it failed and lets one try again', async () => {
    const { dialog, signIn, user, wentOn } = await interrupted()
    await signIn('a wrong one')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Incorrect Username or Password')
    await user.clear(dialog.getByLabelText('Password'))
    await signIn(fakePassword)
    await dialogIsGone()
    expect(wentOn).toEqual([true])
  })

  it('gives up what was waiting when another account signs in', async () => {
    const { dialog, signIn, user, wentOn } = await interrupted()
    await user.click(dialog.getByRole('button', { name: 'Use another account' }))
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), euCustomer)
    await signIn(fakePassword)
    await dialogIsGone()
    expect(wentOn).toEqual([false])
    expect(await screen.findByRole('link', { name: 'Hello, Emil' })).toBeInTheDocument()
  })

  it('can be dismissed, and then the customer is signed out', async () => {
    const { dialog, user, wentOn } = await interrupted()
    await user.click(
      dialog.getAllByRole('button', { name: 'Continue signed out' })[0] ?? document.body,
    )
    await dialogIsGone()
    expect(wentOn).toEqual([false])
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument()
  })
})
