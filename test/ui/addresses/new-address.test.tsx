/** The form for a new address. */
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/addresses/new'
const newcomer = 'no-country@manifold.test'

async function openForm(opening: Parameters<typeof openShopAt>[1] = {}, at = path) {
  const opened = await openShopAt(at, { as: usCustomer, ...opening })
  await screen.findByRole('heading', { level: 1, name: 'New address' })
  return opened
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const country = () => screen.getByRole('combobox', { name: 'Country' })
const save = () => screen.getByRole('button', { name: 'Save address' })

/** Everything that the United States ask for, but the nickname. */
async function fillAmerican(user: UserEvent) {
  await user.selectOptions(country(), 'United States')
  await user.type(field('Name'), 'Goods In')
  await user.type(field('Street address'), '5 Harbor Spur')
  await user.type(field('City'), 'Superior')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Wisconsin')
  await user.type(field('ZIP code'), '54880')
}

describe('the form for a new address', () => {
  it('asks for what the chosen country asks for (ADDR-05)', async () => {
    const { user } = await openForm()
    await user.selectOptions(country(), 'United States')
    expect(screen.getByRole('combobox', { name: 'State' })).toBeRequired()
    expect(screen.queryByRole('textbox', { name: /^Locality/ })).toBeNull()
    await user.selectOptions(country(), 'Germany')
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull()
    expect(field(/^Locality/)).not.toBeRequired()
  })

  it('names a missing field as the country labels it', async () => {
    const { user } = await openForm()
    await user.selectOptions(country(), 'United States')
    await user.click(save())
    expect(screen.getByRole('link', { name: 'ZIP code is required' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'State is required' })).toBeVisible()
  })

  it('keeps what was typed when the country changes', async () => {
    const { user } = await openForm()
    await user.selectOptions(country(), 'United States')
    await user.type(field('City'), 'Superior')
    await user.selectOptions(country(), 'Germany')
    expect(field('City')).toHaveValue('Superior')
  })

  it('does not save an address without a nickname, and leads to the field (ADDR-11)', async () => {
    const { user, shop } = await openForm()
    await fillAmerican(user)
    await user.click(save())
    const nickname = field(/^Nickname/)
    expect(nickname).toBeInvalid()
    await user.click(screen.getByRole('link', { name: 'Nickname is required' }))
    expect(nickname).toHaveFocus()
    expect(shop.calls.journal).toEqual([])
  })

  it('saves once for twenty clicks and goes to the list', async () => {
    const { user, shop } = await openForm()
    await user.type(field(/^Nickname/), 'Test stand')
    await fillAmerican(user)
    const button = save()
    for (let click = 0; click < 20; click += 1) button.click()
    expect(await screen.findByRole('heading', { name: 'Test stand' })).toBeVisible()
    expect(window.location.pathname).toBe('/my-account/addresses')
    expect(shop.calls.journal).toEqual(['addressBook.add'])
  })

  it('keeps what was typed when the address could not be saved', async () => {
    const shop = fakeShop()
    shop.calls.failNext('addressBook.add', { kind: 'refused', messages: ['No such street.'] })
    const { user } = await openForm({ shop })
    await user.type(field(/^Nickname/), 'Test stand')
    await fillAmerican(user)
    await user.click(save())
    expect(await screen.findByText('No such street.')).toBeVisible()
    expect(field('Street address')).toHaveValue('5 Harbor Spur')
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('WI')
  })

  it('still has what was typed when one comes back to it', async () => {
    const { user } = await openForm()
    await user.type(field(/^Nickname/), 'Test stand')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('heading', { level: 1, name: 'Addresses' })
    await user.click(screen.getByRole('link', { name: 'New address' }))
    expect(await screen.findByRole('textbox', { name: /^Nickname/ })).toHaveValue('Test stand')
  })

  it('gives a customer without a country the first address and leads back to where it was missed', async () => {
    const back = '/product/orbital-motor-om1'
    const at = `${path}?redirect=${encodeURIComponent(back)}`
    const { user, storefront } = await openForm({ as: newcomer }, at)
    await user.type(field(/^Nickname/), 'Home')
    await fillAmerican(user)
    await user.click(save())
    await waitFor(() => expect(window.location.pathname).toBe(back))
    await waitFor(() =>
      expect(storefront.session.getSnapshot().context.account?.countryCode).toBe('US'),
    )
  })

  it('does not lead to another site (T02)', async () => {
    const at = `${path}?redirect=${encodeURIComponent('https://elsewhere.test/my-account')}`
    const { user } = await openForm({}, at)
    await user.type(field(/^Nickname/), 'Test stand')
    await fillAmerican(user)
    await user.click(save())
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/addresses'))
  })
})
