import { expect, it } from 'vitest'
import { dayOf } from '../../reference-backend/pricing/calendar.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { type Customer, type Json, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'

const US = 'us@manifold.test'

async function start(customer: Customer) {
  const { orderID, orderItems, orderFulfillments } = await customer.draft()
  const [fulfilment] = orderFulfillments
  const change = async (action: string, fields: object): Promise<Json> =>
    (await customer.write(action, { orderID, returnQuote: true, ...fields })).body
  const { body } = await customer.read('getEligibleFulfillmentMethods', { orderID })
  const methodOf = (type: string) =>
    body.eligibleFulfillmentMethods.find((each: Json) => each.fulfillmentMethodType === type).value
  return { orderID, orderItems, fulfilment, change, methodOf }
}

onOneEngine('the fulfilment of a quote', (shop) => {
  it('starts as shipping with the first shipping method and no address', async () => {
    const customer = await signedIn(shop(), US)
    const { fulfilment, orderItems } = await start(customer)
    expect(fulfilment).toMatchObject({
      orderFulfillmentMethodName: 'Shipping',
      fulfillmentMethod: { fulfillmentMethodType: 'shipping' },
      shippingAddress: { addressID: '', city: '' },
      orderFulfillmentItems: [{ orderItemID: orderItems[0].orderItemID }],
      trackingNumbers: [],
    })
    const [first] = fulfilment.shippingMethodOptions
    expect(fulfilment.shippingMethod.shippingMethodID).toBe(first.value)
  })

  it('keeps a copy of the chosen address when the address book changes', async () => {
    const customer = await signedIn(shop(), US)
    const { change, fulfilment } = await start(customer)
    const accountAddressID = addressIdOf(US, 'Test stand')
    const { quote } = await change('addShippingAddressUsingAccountAddress', {
      accountAddressID,
      fulfillmentID: fulfilment.orderFulfillmentID,
    })
    const [chosen] = quote.orderFulfillments
    expect(chosen.accountAddress).toEqual({ accountAddressID })
    await customer.write('deleteAccountAddress', { accountAddressID })
    const [kept] = (await customer.quote(quote.orderID)).orderFulfillments
    expect(kept.shippingAddress).toEqual(chosen.shippingAddress)
    expect(kept.shippingAddress.city).toBe('Superior')
  })

  it.each([
    ['us@manifold.test', /Duluth/],
    ['eu@manifold.test', /Emden/],
  ])(
    'offers %s the places to pick up from in the own region first (FULF-04)',
    async (email, first) => {
      const customer = await signedIn(shop(), email)
      const { locations } = (await customer.read('getPickupLocations')).body
      expect(locations).toHaveLength(3)
      expect(locations[0].NAME).toMatch(first)
    },
  )

  it('saves a new address and ships to it in one commit', async () => {
    const customer = await signedIn(shop(), US)
    const { change } = await start(customer)
    const address = { name: 'Dock', streetAddress: '1 Pier', city: 'Duluth', countryCode: 'US' }
    const action = 'addNewAccountAddress,addShippingAddressUsingAccountAddress'
    const incomplete = await change(action, { ...address, accountAddressName: 'Pier' })
    expect(Object.keys(incomplete.errors).toSorted()).toEqual(['postalCode', 'stateCode'])
    const rows = (await shop().journal()).length
    const { account, newAccountAddressID, quote } = await change(action, {
      ...address,
      accountAddressName: 'Pier',
      stateCode: 'MN',
      postalCode: '55802',
    })
    expect(account.accountAddresses).toHaveLength(4)
    expect(quote.orderFulfillments[0].accountAddress.accountAddressID).toBe(newAccountAddressID)
    expect(await shop().journal()).toHaveLength(rows + 1)
  })

  it('ships to an address that is not saved', async () => {
    const customer = await signedIn(shop(), US)
    const { change } = await start(customer)
    const { quote } = await change('addOrderShippingAddress', {
      name: 'Once',
      streetAddress: '2 Pier',
      city: 'Duluth',
      stateCode: 'MN',
      postalCode: '55802',
      countryCode: 'US',
      saveAsAccountAddressFlag: 0,
    })
    expect(quote.orderFulfillments[0].shippingAddress.name).toBe('Once')
    const { body } = await customer.read('getOwnerAccountAddresses')
    expect(body.accountAddresses).toHaveLength(3)
  })

  it('changes to pickup with place and day, and back with the address still there', async () => {
    const customer = await signedIn(shop(), US)
    const { change, methodOf, orderItems } = await start(customer)
    await change('addShippingAddressUsingAccountAddress', {
      accountAddressID: addressIdOf(US, 'Main plant'),
    })
    const early = await change('addPickupFulfillmentLocation', { value: 'x' })
    expect(Object.keys(early.errors)).toEqual(['fulfillmentID'])
    const orderItemIDList = orderItems[0].orderItemID
    await change('changeOrderFulfillment', {
      fulfillmentMethodID: methodOf('pickup'),
      orderItemIDList,
    })
    const { locations } = (await customer.read('getPickupLocations')).body
    await change('addPickupFulfillmentLocation', { value: locations[1].VALUE })
    const past = await change('setPickupDate', { pickupDate: '2026-02-28' })
    expect(Object.keys(past.errors)).toEqual(['pickupDate'])
    const { quote } = await change('setPickupDate', { pickupDate: '2026-05-04' })
    expect(quote.orderFulfillments[0]).toMatchObject({
      fulfillmentMethod: { fulfillmentMethodType: 'pickup' },
      pickupLocation: { locationID: locations[1].VALUE, locationName: locations[1].NAME },
      pickupDate: '2026-05-04',
      shippingAddress: { addressID: '' },
      shippingMethodOptions: [],
    })
    const back = await change('changeOrderFulfillment', {
      fulfillmentMethodID: methodOf('shipping'),
    })
    expect(back.quote.orderFulfillments[0].shippingAddress.city).toBe('Duluth')
  })

  it('keeps no quote from being submitted by a day of pickup that has passed: it is a wish (QUOTE-55)', async () => {
    const customer = await signedIn(shop(), US)
    const { change, methodOf, orderItems } = await start(customer)
    await change('changeOrderFulfillment', {
      fulfillmentMethodID: methodOf('pickup'),
      orderItemIDList: orderItems[0].orderItemID,
    })
    const [location] = (await customer.read('getPickupLocations')).body.locations
    await change('addPickupFulfillmentLocation', { value: location.VALUE })
    const { quote } = await change('setPickupDate', { pickupDate: dayOf(shop().now()) })
    await change('setupTradeOrderPayment', { purchaseOrderNumber: 'PO-1' })
    shop().setNow(new Date(shop().now().getTime() + 3 * 86_400_000))
    const later = await signedIn(shop(), US)
    const { body } = await later.write('submitQuoteForApproval', {
      orderID: quote.orderID,
      reason: 'Whenever it is ready.',
      orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    })
    expect(body.errors).toEqual({})
  })

  it('refuses methods, items and deliveries that are not there', async () => {
    const customer = await signedIn(shop(), US)
    const { change, methodOf } = await start(customer)
    const fieldsOf = async (action: string, fields: object) =>
      Object.keys((await change(action, fields)).errors)
    expect(await fieldsOf('changeOrderFulfillment', { fulfillmentMethodID: 'auto' })).toEqual([
      'fulfillmentMethodID',
    ])
    const foreign = { fulfillmentMethodID: methodOf('pickup'), orderItemIDList: 'a,b' }
    expect(await fieldsOf('changeOrderFulfillment', foreign)).toEqual(['orderItemIDList'])
    const express = { shippingMethodID: 'express' }
    expect(await fieldsOf('addShippingMethodUsingShippingMethodID', express)).toEqual([
      'shippingMethodID',
    ])
    const other = { fulfillmentMethodID: methodOf('pickup'), fulfillmentID: 'another' }
    expect(await fieldsOf('changeOrderFulfillment', other)).toEqual(['fulfillmentID'])
  })
})
