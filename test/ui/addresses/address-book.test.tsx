/** The address book of the account. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressId, anAddress, aSavedAddress } from '../../builders/an-address.ts'
import { customerByEmail, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'

const path = '/my-account/addresses'

/** The customer has a depot besides the works; the works are the primary address. */
function shopWithDepot() {
  const shop = fakeShop()
  const customer = customerByEmail(shop, usCustomer)
  if (!customer) throw new Error('The fake shop has no American customer')
  const address = anAddress({ streetAddress: '7 Elevator Street', city: 'Superior' })
  const depot = aSavedAddress({
    id: addressId('address-depot'),
    nickname: 'Depot',
    address,
    isPrimary: false,
    isForBilling: false,
  })
  customer.addresses = [depot, ...customer.addresses]
  return shop
}

async function openBook(shop: FakeShop = shopWithDepot()) {
  const opened = await openShopAt(path, { as: usCustomer, shop })
  await screen.findByRole('heading', { level: 1, name: 'Addresses' })
  return opened
}

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!card) throw new Error(`${name} is in no card`)
  return within(card)
}

describe('the address book', () => {
  it('lists the saved addresses, the primary one first and marked (ADDR-01)', async () => {
    await openBook()
    const cards = within(screen.getByRole('main')).getAllByRole('heading', { name: /Works|Depot/ })
    expect(cards.map((heading) => heading.textContent)).toEqual(['Works', 'Depot'])
    expect(cardOf('Works').getByText('Primary')).toBeVisible()
    expect(cardOf('Depot').queryByText('Primary')).toBeNull()
  })

  it('leads to the form for a new address (ADDR-01)', async () => {
    const { user } = await openBook()
    await user.click(screen.getByRole('link', { name: 'New address' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'New address' })).toBeVisible()
    expect(window.location.pathname).toBe('/my-account/addresses/new')
  })

  it('says that there is no address yet and offers the way to one (ADDR-02)', async () => {
    await openShopAt(path, { as: 'no-country@manifold.test' })
    expect(await screen.findByText('You have not saved an address yet.')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'New address' })) {
      expect(link).toHaveAttribute('href', '/my-account/addresses/new')
    }
  })

  it('makes another address the primary one and says so', async () => {
    const { user, shop } = await openBook()
    await user.click(cardOf('Depot').getByRole('button', { name: 'Make primary' }))
    expect(await screen.findByText('“Depot” is now your primary address.')).toBeVisible()
    await waitFor(() => expect(cardOf('Depot').getByText('Primary')).toBeVisible())
    expect(shop.calls.journal).toEqual(['addressBook.makePrimary'])
  })

  it("says 'Error occured' when an address cannot be made primary (ADDR-13)", async () => {
    const shop = shopWithDepot()
    const messages = ['The address is locked.']
    shop.calls.failNext('addressBook.makePrimary', { kind: 'refused', messages })
    const { user } = await openBook(shop)
    await user.click(cardOf('Depot').getByRole('button', { name: 'Make primary' }))
    expect(await screen.findByText('Error occured. The address is locked.')).toBeVisible()
    expect(cardOf('Works').getByText('Primary')).toBeVisible()
  })

  it('marks an address for bills, says so and takes the button away (ACCT-02)', async () => {
    const { user, shop } = await openBook()
    expect(screen.queryByText('Billing address')).toBeNull()
    await user.click(cardOf('Depot').getByRole('button', { name: 'Use for bills' }))
    expect(await screen.findByText('Bills now go to “Depot”.')).toBeVisible()
    await waitFor(() => expect(cardOf('Depot').getByText('Billing address')).toBeVisible())
    expect(cardOf('Depot').queryByRole('button', { name: 'Use for bills' })).toBeNull()
    expect(shop.calls.journal).toEqual(['addressBook.makeForBilling'])
  })

  it('says that the address for bills was not changed', async () => {
    const shop = shopWithDepot()
    const messages = ['The address is locked.']
    shop.calls.failNext('addressBook.makeForBilling', { kind: 'refused', messages })
    const { user } = await openBook(shop)
    await user.click(cardOf('Depot').getByRole('button', { name: 'Use for bills' }))
    const told = 'The billing address was not changed. The address is locked.'
    expect(await screen.findByText(told)).toBeVisible()
  })

  it('asks before it deletes an address, and says that quotes keep their copy', async () => {
    const { user, shop } = await openBook()
    await user.click(cardOf('Depot').getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Depot”?' }))
    expect(question.getByText(/keep their copy/)).toBeVisible()
    expect(shop.calls.journal).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete address' }))
    expect(await screen.findByText('“Depot” was deleted.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Depot' })).toBeNull())
    expect(shop.calls.journal).toEqual(['addressBook.remove'])
  })

  it('says why an address could not be deleted, in the question itself', async () => {
    const shop = shopWithDepot()
    shop.calls.failNext('addressBook.remove', { kind: 'refused', messages: ['Not today.'] })
    const { user } = await openBook(shop)
    await user.click(cardOf('Depot').getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete address' }))
    expect(await question.findByText('Not today.')).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })
})
