/** Changing an address of the book. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/addresses/address-works'

describe('the form of an address', () => {
  it('is reached from the address book and holds what is kept (ROUTE-34)', async () => {
    const { user } = await openShopAt('/my-account/addresses', { as: usCustomer })
    await user.click(await screen.findByRole('link', { name: /^Edit/ }))
    await screen.findByRole('heading', { level: 1, name: 'Edit address' })
    expect(window.location.pathname).toBe(path)
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Duluth')
  })

  it('saves the change and leads back to the address book', async () => {
    const { user, shop } = await openShopAt(path, { as: usCustomer })
    const city = await screen.findByRole('textbox', { name: 'City' })
    await user.clear(city)
    await user.type(city, 'Superior')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/addresses'))
    const [saved] = shop.customers.get('account-us')?.addresses ?? []
    expect(saved).toMatchObject({ id: 'address-works', address: { city: 'Superior' } })
    expect(shop.calls.journal).toEqual(['addressBook.change'])
  })

  it('keeps what was typed when it could not be saved', async () => {
    const { user, shop } = await openShopAt(path, { as: usCustomer })
    shop.calls.failNext('addressBook.change', { kind: 'timed-out' })
    const city = await screen.findByRole('textbox', { name: 'City' })
    await user.type(city, ' Heights')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('took too long')
    expect(city).toHaveValue('Duluth Heights')
  })

  it('of another account leads to one’s own address book (T09)', async () => {
    await openShopAt('/my-account/addresses/address-kassel', { as: usCustomer })
    expect(await screen.findByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible()
    expect(window.location.pathname).toBe('/my-account/addresses')
  })
})
