/** How a quote is delivered: method, address in its three states, pickup. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { aFulfilment } from '../../builders/a-quote.ts'
import { addressId, anAddress, aSavedAddress } from '../../builders/an-address.ts'
import { customerByEmail, fakeShop } from '../../fakes/fake-shop.ts'
import { usCustomer } from '../open-shop.tsx'
import { keysOf, openQuote } from './open-quote.ts'

const delivery = () => within(screen.getByRole('region', { name: 'Delivery' }))
const address = async () => within(await screen.findByRole('region', { name: 'Delivery address' }))

function shopWithDepot() {
  const shop = fakeShop()
  const customer = customerByEmail(shop, usCustomer)
  if (!customer) throw new Error('The fake shop has no American customer')
  const depot = aSavedAddress({
    id: addressId('address-depot'),
    nickname: 'Depot',
    address: anAddress({ streetAddress: '7 Elevator Street' }),
    isPrimary: false,
  })
  customer.addresses = [...customer.addresses, depot]
  return shop
}

describe('the delivery of a quote', () => {
  it('shows the address, then the choice, then the chosen one (ADDR-04)', async () => {
    const { user, notices } = await openQuote({}, shopWithDepot())
    const card = await address()
    expect(await card.findByText('18 Millrace Road')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Change' }))
    await user.click(await card.findByRole('radio', { name: /^Depot/ }))
    expect(await card.findByText('7 Elevator Street')).toBeVisible()
    expect(card.queryByRole('radio')).toBeNull()
    expect(keysOf(notices)).toEqual(['quote:fulfilment.addressUpdated'])
  })

  it('offers the primary address first, and says which it is, where the quote has none yet', async () => {
    const shop = shopWithDepot()
    const customer = customerByEmail(shop, usCustomer)
    if (!customer) throw new Error('The fake shop has no American customer')
    customer.addresses = customer.addresses.toReversed()
    const fulfilment = aFulfilment({ shippingAddress: undefined, savedAddressId: undefined })
    const { user } = await openQuote({ fulfilments: [fulfilment] }, shop)
    const card = await address()
    await card.findAllByRole('radio')
    const [first, other] = card.getAllByRole('radio')
    expect(first).toHaveAccessibleName(/^Works/)
    expect(first).toHaveAccessibleDescription(/^Primary · Goods In/)
    expect(other).not.toHaveAccessibleDescription(/Primary/)
    // Nothing is taken by itself.
    expect(first).not.toBeChecked()
    expect(shop.calls.journal).toEqual([])
    await user.click(card.getByRole('radio', { name: /^Works/ }))
    expect(await card.findByText('18 Millrace Road')).toBeVisible()
  })

  it('has a form for a new address, and a way back from it (ADDR-03)', async () => {
    const { user } = await openQuote()
    const card = await address()
    await user.click(await card.findByRole('button', { name: 'Change' }))
    await user.click(await card.findByRole('button', { name: 'New address' }))
    expect(await card.findByRole('textbox', { name: /^Nickname/ })).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Cancel' }))
    expect(await card.findByText('18 Millrace Road')).toBeVisible()
    expect(card.queryByRole('textbox')).toBeNull()
  })

  it('says at the address why it could not be set, and keeps the choice open', async () => {
    const shop = shopWithDepot()
    const messages = ['We do not deliver there.']
    shop.calls.failNext('fulfilmentGateway.useSavedAddress', { kind: 'refused', messages })
    const { user } = await openQuote({}, shop)
    const card = await address()
    await user.click(await card.findByRole('button', { name: 'Change' }))
    await user.click(await card.findByRole('radio', { name: /^Depot/ }))
    expect(await card.findByText('We do not deliver there.')).toBeVisible()
    expect(card.getByRole('radio', { name: /^Depot/ })).toBeVisible()
  })

  it('asks for place and day when the goods are fetched (FULF-02)', async () => {
    const { user, shop } = await openQuote()
    await user.click(await delivery().findByRole('radio', { name: /^Pickup/ }))
    const place = await delivery().findByRole('combobox', { name: 'Pickup location' })
    expect(delivery().getByLabelText(/^Pickup date/)).toBeVisible()
    await user.selectOptions(place, 'North depot')
    await waitFor(() => expect(place).toHaveDisplayValue('North depot'))
    expect(shop.calls.journal).toEqual([
      'fulfilmentGateway.chooseMethod',
      'fulfilmentGateway.choosePickupLocation',
    ])
  })

  it('points out a day of pickup that has passed, and counts it as left to settle (O-15)', async () => {
    const fulfilment = aFulfilment({
      method: { id: 'method-pickup', name: 'Pickup', type: 'pickup' },
      pickupLocation: { id: 'location-north', name: 'North depot' },
      pickupDate: aDay('2026-04-05'),
    })
    await openQuote({ fulfilments: [fulfilment] })
    const field = await delivery().findByLabelText(/^Pickup date/)
    const words = 'This day has passed. Choose another one.'
    expect(delivery().getByText(words)).toBeVisible()
    fireEvent.change(field, { target: { value: '2026-04-20' } })
    await waitFor(() => expect(delivery().queryByText(words)).toBeNull())
  })

  it('keeps the address on show when the address book cannot be loaded', async () => {
    const shop = fakeShop()
    shop.calls.failNext('addressBook.addresses', { kind: 'unreachable', offline: false })
    await openQuote({}, shop)
    const card = await address()
    expect(await card.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(card.getByText('18 Millrace Road')).toBeVisible()
  })

  it('says once that methods and addresses cannot be loaded, and asks for both again', async () => {
    const shop = fakeShop()
    const gone = { kind: 'unreachable', offline: false } as const
    shop.calls.failNext('fulfilmentGateway.eligibleMethods', gone)
    shop.calls.failNext('addressBook.addresses', gone)
    const { user } = await openQuote({}, shop)
    expect(await delivery().findByText('18 Millrace Road')).toBeVisible()
    expect(await delivery().findAllByRole('alert')).toHaveLength(1)
    await user.click(delivery().getByRole('button', { name: 'Try again' }))
    expect(await delivery().findByRole('radio', { name: /^Pickup/ })).toBeVisible()
    expect(await delivery().findByRole('button', { name: 'Change' })).toBeVisible()
    expect(delivery().queryByRole('alert')).toBeNull()
  })

  it('keeps the focus at what is tried again, also where only the part below fails once more', async () => {
    const shop = fakeShop()
    const gone = { kind: 'unreachable', offline: false } as const
    shop.calls.failNext('fulfilmentGateway.eligibleMethods', gone)
    shop.calls.failNext('addressBook.addresses', gone)
    const { user } = await openQuote({}, shop)
    const again = await delivery().findByRole('button', { name: 'Try again' })
    shop.calls.failNext('addressBook.addresses', gone)
    await user.click(again)
    expect(await delivery().findByRole('radio', { name: /^Pickup/ })).toBeVisible()
    const below = await (await address()).findByRole('button', { name: 'Try again' })
    expect(below).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await delivery().findByRole('button', { name: 'Change' })).toBeVisible()
    expect(delivery().queryByRole('alert')).toBeNull()
    expect(document.body).not.toHaveFocus()
  })

  it('leaves the focus on the button that tries again where that fails again', async () => {
    const shop = fakeShop()
    shop.calls.failNext('fulfilmentGateway.eligibleMethods', { kind: 'timed-out' })
    const { user } = await openQuote({}, shop)
    const again = await delivery().findByRole('button', { name: 'Try again' })
    shop.calls.failNext('fulfilmentGateway.eligibleMethods', { kind: 'timed-out' })
    await user.click(again)
    await waitFor(() => expect(again).not.toBeInTheDocument())
    expect(await delivery().findByRole('button', { name: 'Try again' })).toHaveFocus()
  })

  it('asks by itself for what could not be loaded once the server has answered again', async () => {
    const shop = fakeShop()
    const gone = { kind: 'unreachable', offline: false } as const
    shop.calls.failNext('fulfilmentGateway.eligibleMethods', gone)
    shop.calls.failNext('addressBook.addresses', gone)
    const { user } = await openQuote({ purchaseOrderNumber: 'PO-7' }, shop)
    await delivery().findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Edit PO Number' }))
    await user.type(await screen.findByRole('textbox', { name: 'PO Number*' }), '1{Enter}')
    expect(await delivery().findByRole('radio', { name: /^Pickup/ })).toBeVisible()
    expect(await delivery().findByRole('button', { name: 'Change' })).toBeVisible()
    expect(delivery().queryByRole('alert')).toBeNull()
  })

  it('asks for a place of pickup where goods are collected, and leads to it (QUOTE-55)', async () => {
    const method = { id: 'method-pickup', name: 'Pickup', type: 'pickup' } as const
    const fulfilments = [aFulfilment({ method, shippingAddress: undefined })]
    const { user } = await openQuote({ fulfilments })
    const place = await delivery().findByRole('combobox', { name: 'Pickup location' })
    expect(screen.queryByRole('link', { name: 'A delivery address' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'A pickup location' }))
    expect(place).toHaveFocus()
  })

  it('says why the methods could not be loaded and asks again on demand', async () => {
    const shop = fakeShop()
    shop.calls.failNext('fulfilmentGateway.eligibleMethods', { kind: 'timed-out' })
    const { user } = await openQuote({}, shop)
    await user.click(await delivery().findByRole('button', { name: 'Try again' }))
    expect(await delivery().findByRole('radio', { name: /^Pickup/ })).toBeVisible()
  })

  it('shows where a sent quote goes and how to follow it (FULF-04)', async () => {
    const fulfilments = [aFulfilment({ trackingNumbers: ['1Z-77', '1Z-78'] })]
    await openQuote({ status: 'approved', fulfilments })
    for (const number of ['1Z-77', '1Z-78']) {
      expect(delivery().getByText(number)).toBeVisible()
    }
    expect(delivery().getByText('18 Millrace Road')).toBeVisible()
    expect(delivery().queryByRole('button')).toBeNull()
  })
})
