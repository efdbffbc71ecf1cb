/** What can be chosen about a delivery: pickup, wishes, a new address; and what of it survives a reload. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { anAddress } from '../../builders/an-address.ts'
import { emptyCheckout } from '../../fakes/fake-buying.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { openShopAt, usCustomer } from '../open-shop.tsx'
import { aShopAtCheckout, chosenIn } from './a-checkout.ts'

const shipping = { shippingAddress: anAddress(), shippingMethodId: 'ground' }

describe('a delivery', () => {
  it('is fetched at a place and on a day, and needs no address then (FULF-03)', async () => {
    const shop = aShopAtCheckout(['SK1N10'], shipping)
    const { user } = await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    await user.click(await screen.findByRole('radio', { name: /^Pickup/ }))
    await user.click(await screen.findByRole('button', { name: 'Continue to billing' }))
    expect(await screen.findByRole('link', { name: 'Choose a pickup location.' })).toBeVisible()
    await user.click(await screen.findByRole('radio', { name: 'South depot' }))
    await user.type(screen.getByLabelText(/^Pickup date/), '2026-04-20')
    await waitFor(() =>
      expect(chosenIn(shop)).toMatchObject({
        methodId: 'method-pickup',
        pickupLocationId: 'location-south',
        pickupDate: '2026-04-20',
      }),
    )
    expect(screen.queryByRole('region', { name: 'Delivery address' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue to billing' }))
    await screen.findByRole('heading', { level: 1, name: 'Billing' })
  })

  it('is asked for again where its day has passed while the page was open', async () => {
    const picked = {
      methodId: 'method-pickup',
      pickupLocationId: 'location-south',
      pickupDate: aDay('2026-04-06'),
      purchaseOrderNumber: 'PO-1',
    }
    const shop = aShopAtCheckout(['SK1N10'], { ...picked, billingAddress: anAddress() })
    const { user } = await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    const field = await screen.findByLabelText(/^Pickup date/)
    shop.today = aDay('2026-04-07')
    await user.click(screen.getByRole('button', { name: 'Continue to billing' }))
    const words = 'The pickup date has passed. Choose another one.'
    await user.click(await screen.findByRole('link', { name: words }))
    await waitFor(() => expect(field).toHaveFocus())
    await user.clear(field)
    await user.type(field, '2026-04-20')
    await waitFor(() => expect(chosenIn(shop)).toMatchObject({ pickupDate: '2026-04-20' }))
    await user.click(screen.getByRole('button', { name: 'Continue to billing' }))
    await screen.findByRole('heading', { level: 1, name: 'Billing' })
  })

  it('is promised to be ready where it is fetched, and asks for no carrier and no day then (FULF-02)', async () => {
    const picked = { methodId: 'method-pickup', pickupLocationId: 'location-south' }
    const shop = aShopAtCheckout(['SK1N10'], picked)
    await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    const ordered = await screen.findByRole('region', { name: 'Ordered now' })
    expect(ordered).toHaveTextContent(/Ready for pickup on \w{3} \d\d, 2026/)
    expect(ordered).not.toHaveTextContent('Arrives')
    expect(screen.getByRole('textbox', { name: /^Special instructions/ })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Freight carrier/ })).toBeNull()
    expect(screen.queryByLabelText(/^Requested delivery date/)).toBeNull()
    expect(screen.queryByRole('radiogroup', { name: 'Shipping dispatch' })).toBeNull()
  })

  it('still shows a carrier that was named before it is fetched, so that it can be taken back (FULF-02)', async () => {
    const picked = { methodId: 'method-pickup', pickupLocationId: 'location-south' }
    const details = { ...emptyCheckout.details, freightCarrier: 'Estes' }
    const shop = aShopAtCheckout(['SK1N10'], { ...picked, details })
    await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    expect(await screen.findByRole('textbox', { name: /^Freight carrier/ })).toHaveValue('Estes')
  })

  it('goes to an address that is typed, kept in the address book where that is wanted (ADDR-04)', async () => {
    const shop = aShopAtCheckout(['SK1N10'])
    const { user } = await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    const place = await screen.findByRole('region', { name: 'Delivery address' })
    await user.click(await within(place).findByRole('button', { name: /^Change/ }))
    await user.click(await within(place).findByRole('button', { name: 'New address' }))
    await user.selectOptions(await within(place).findByRole('combobox', { name: /^Country/ }), 'US')
    await user.type(within(place).getByRole('textbox', { name: /^Nickname/ }), 'Site')
    await user.type(within(place).getByRole('textbox', { name: /^Name/ }), 'Dock 9')
    await user.type(within(place).getByRole('textbox', { name: /^Street address/ }), '9 Quay')
    await user.type(within(place).getByRole('textbox', { name: /^City/ }), 'Duluth')
    await user.selectOptions(within(place).getByRole('combobox', { name: /^State/ }), 'MN')
    await user.type(within(place).getByRole('textbox', { name: 'ZIP code' }), '55802')
    await user.click(within(place).getByRole('button', { name: 'Save and use this address' }))
    expect(await within(place).findByText('9 Quay')).toBeVisible()
    expect(chosenIn(shop)?.shippingAddress).toMatchObject({ streetAddress: '9 Quay' })
  })
})

describe('wishes for a delivery', () => {
  it('are stored one by one, and stand on the review (FULF-01)', async () => {
    const shop = aShopAtCheckout(['SK1N10'], shipping)
    const { user } = await openShopAt('/checkout/shipping', { as: usCustomer, shop })
    await user.click(await screen.findByRole('radio', { name: /^Ship Complete Order/ }))
    await user.type(screen.getByLabelText(/^Requested delivery date/), '2026-05-04')
    await user.type(screen.getByRole('textbox', { name: /^Freight carrier/ }), 'Estes')
    await user.type(screen.getByRole('textbox', { name: /^Special instructions/ }), 'Ring twice')
    await user.tab()
    await waitFor(() =>
      expect(chosenIn(shop)?.details).toMatchObject({
        requestedDate: '2026-05-04',
        freightCarrier: 'Estes',
        specialInstructions: 'Ring twice',
      }),
    )
    expect(chosenIn(shop)?.details.dispatch).toBeDefined()
  })

  it('say why a day cannot be had, keep it over a reload, and store nothing of it', async () => {
    const shop = aShopAtCheckout(['SK1N10'], shipping)
    const unsentWork = memoryUnsentWork()
    const opening = { as: usCustomer, shop, unsentWork }
    const { user } = await openShopAt('/checkout/shipping', opening)
    await user.type(await screen.findByLabelText(/^Requested delivery date/), '2026-03-01')
    document.body.replaceChildren()
    await openShopAt('/checkout/shipping', opening)
    const field = await screen.findByLabelText(/^Requested delivery date/)
    expect(field).toHaveValue('2026-03-01')
    expect(field).toHaveAccessibleDescription(/Apr 06, 2026/)
    expect(chosenIn(shop)?.details.requestedDate).toBeUndefined()
  })

  it('store a day after a reload where it could not be stored before', async () => {
    const shop = aShopAtCheckout(['SK1N10'], shipping)
    const unsentWork = memoryUnsentWork()
    const opening = { as: usCustomer, shop, unsentWork }
    shop.calls.failNext('checkoutGateway.write', { kind: 'unreachable', offline: false })
    const { user } = await openShopAt('/checkout/shipping', opening)
    await user.type(await screen.findByLabelText(/^Requested delivery date/), '2026-05-04')
    await screen.findByRole('alert')
    expect(chosenIn(shop)?.details.requestedDate).toBeUndefined()
    document.body.replaceChildren()
    await openShopAt('/checkout/shipping', opening)
    expect(await screen.findByLabelText(/^Requested delivery date/)).toHaveValue('2026-05-04')
    await waitFor(() => expect(chosenIn(shop)?.details.requestedDate).toBe('2026-05-04'))
  })

  it('follow another tab once they are stored', async () => {
    const shop = aShopAtCheckout(['SK1N10'], shipping)
    const unsentWork = memoryUnsentWork()
    const opening = { as: usCustomer, shop, unsentWork }
    const { user } = await openShopAt('/checkout/shipping', opening)
    await user.type(await screen.findByLabelText(/^Requested delivery date/), '2026-05-04')
    await user.type(screen.getByRole('textbox', { name: /^Freight carrier/ }), 'Estes')
    await user.tab()
    await waitFor(() => expect(chosenIn(shop)?.details.freightCarrier).toBe('Estes'))
    for (const [owner, chosen] of shop.checkouts) {
      const details = { ...chosen.details, freightCarrier: 'Saia', requestedDate: undefined }
      shop.checkouts.set(owner, { ...chosen, details })
    }
    document.body.replaceChildren()
    await openShopAt('/checkout/shipping', opening)
    expect(await screen.findByRole('textbox', { name: /^Freight carrier/ })).toHaveValue('Saia')
    expect(screen.getByLabelText(/^Requested delivery date/)).toHaveValue('')
  })
})
