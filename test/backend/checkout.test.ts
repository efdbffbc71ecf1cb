/** What is chosen in a checkout, and what the cart says of it. */
import { expect, it } from 'vitest'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { DOCK, shipping, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onOneEngine } from './each-engine.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const cents = (amount: number) => Math.round(amount * 100)

/** The law of the sums of a cart with delivery. */
function addsUp(cart: Json): void {
  const { subTotal, discountTotal, surchargeTotal, fulfillmentTotal, taxTotal, total } = cart
  const beside = cart.currencyCode === 'EUR' ? cents(surchargeTotal) + cents(taxTotal) : 0
  const goods = cents(subTotal) - cents(discountTotal)
  expect(cents(total)).toBe(goods + cents(fulfillmentTotal) + beside)
  expect(cents(cart.totalAfterSurcharge)).toBe(cents(total) - cents(taxTotal))
}

onOneEngine('a checkout', (shop) => {
  const visitor = () => shopper(shop().fetch)
  const customer = async (email = US) => shopper(shop().fetch, await shop().signIn(email))

  it('says what is missing until it may be placed', async () => {
    const one = visitor()
    await one.add('SKT1NC', 2)
    const required = async () => (await one.cart()).orderRequirementsList
    expect(await required()).toBe('account,fulfillment,payment')
    expect((await one.write('addOrderShippingAddress', DOCK)).body.errors).toEqual({})
    expect(await required()).toBe('account,payment')
    await one.pay('check')
    expect(await required()).toBe('account')
  })

  it.each([
    [US, 18],
    [EU, 15],
  ])('charges %s freight once it is known where the goods go', async (email, charge) => {
    const one = await customer(email)
    const { cart: before } = (await one.add('SKT1NC', 2)).body
    expect(before.fulfillmentTotal).toBe(0)
    const { primaryAccountAddressID: accountAddressID } = await one.read('getOwnerAccountAddresses')
    const { cart } = (
      await one.write('addShippingAddressUsingAccountAddress', { accountAddressID })
    ).body
    expect(cart.fulfillmentTotal).toBe(charge)
    expect(cart.orderFulfillments[0].fulfillmentCharge).toBe(charge)
    expect(cents(cart.total)).toBeGreaterThan(cents(before.total) + charge * 100 - 1)
    expect(cart.taxTotal).toBeGreaterThan(before.taxTotal)
    addsUp(before)
    addsUp(cart)
  })

  it('delivers goods of some worth free, express for more, and by own carrier always', async () => {
    const one = await shipping(shop(), US, { skuCode: 'SKT1NC', quantity: 80 })
    const [{ shippingMethodOptions: options }] = (await one.cart()).orderFulfillments
    expect(options.map(({ totalCharge }: Json) => totalCharge)).toEqual([0, 45, 0])
    const shippingMethodID = options[1].value
    const { cart } = (
      await one.write('addShippingMethodUsingShippingMethodID', { shippingMethodID })
    ).body
    expect(cart.fulfillmentTotal).toBe(45)
    addsUp(cart)
  })

  it('parts lines between shipping and pickup, and knows the address when they come back (FULF-02)', async () => {
    const one = await shipping(shop())
    const { cart: two } = (await one.add('SKP1N1')).body
    const pickup = await one.methodOf('pickup')
    const orderItemIDList = two.orderItems[1].orderItemID
    const { cart: parted } = (
      await one.write('changeOrderFulfillment', { fulfillmentMethodID: pickup, orderItemIDList })
    ).body
    expect(
      parted.orderFulfillments.map((each: Json) => [
        each.fulfillmentMethod.fulfillmentMethodType,
        each.orderFulfillmentItems.length,
      ]),
    ).toEqual([
      ['shipping', 1],
      ['pickup', 1],
    ])
    expect(parted.orderRequirementsList).toContain('fulfillment')
    await one.write('changeOrderFulfillment', { fulfillmentMethodID: pickup })
    const fulfillmentMethodID = await one.methodOf('shipping')
    const { cart } = (await one.write('changeOrderFulfillment', { fulfillmentMethodID })).body
    expect(cart.orderFulfillments).toHaveLength(1)
    expect(cart.orderFulfillments[0].shippingAddress.city).toBe('Duluth')
  })

  it('needs a place for what is picked up, and then takes cash', async () => {
    const one = await shipping(shop())
    const types = (cart: Json) =>
      cart.eligiblePaymentMethodDetails.map((each: Json) => each.paymentMethod.paymentMethodType)
    expect(types(await one.cart())).toEqual(['termPayment', 'creditCard', 'giftCard', 'check'])
    await one.write('changeOrderFulfillment', {
      fulfillmentMethodID: await one.methodOf('pickup'),
    })
    const { locations } = await one.read('getPickupLocations')
    const value = locations[1].VALUE
    expect((await one.cart()).orderRequirementsList).toBe('fulfillment,payment')
    const { cart } = (await one.write('addPickupFulfillmentLocation', { value })).body
    expect(cart.orderRequirementsList).toBe('payment')
    expect(types(cart)).toContain('cash')
    expect(cart.fulfillmentTotal).toBe(0)
  })

  it('bills the shipping address, a saved one or another one', async () => {
    const one = await shipping(shop())
    expect((await one.cart()).billingAddress.addressID).toBe('')
    const same = (await one.write('addBillingAddress', { sameAsShippingFlag: true })).body.cart
    expect(same).toMatchObject({ billingSameAsShippingFlag: true })
    expect(same.billingAddress.city).toBe(same.orderFulfillments[0].shippingAddress.city)
    const accountAddressID = addressIdOf(US, 'Test stand')
    const saved = (await one.write('addBillingAddressUsingAccountAddress', { accountAddressID }))
      .body.cart
    expect(saved).toMatchObject({
      billingSameAsShippingFlag: false,
      billingAccountAddress: { accountAddressID },
    })
    const { body } = await one.write('addNewAccountAddress,addBillingAddressUsingAccountAddress', {
      ...DOCK,
      accountAddressName: 'Books',
    })
    expect(body.cart.billingAccountAddress.accountAddressID).toBe(body.newAccountAddressID)
    const wrong = await one.write('addBillingAddress', { ...DOCK, postalCode: '' })
    expect(Object.keys(wrong.body.errors)).toEqual(['postalCode'])
  })

  it('keeps numbers, notes and dispatch of the whole and tells what was there before', async () => {
    const one = await shipping(shop())
    const first = await one.write('updateOrder', { purchaseOrderNumber: 'PO-1' })
    expect(first.body.previous).toEqual({ purchaseOrderNumber: '' })
    const { body } = await one.write('updateOrder', {
      purchaseOrderNumber: 'PO-2',
      orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    })
    expect(body.previous.purchaseOrderNumber).toBe('PO-1')
    expect(body.cart).toMatchObject({
      purchaseOrderNumber: 'PO-2',
      orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    })
    const notes = 'x'.repeat(1000)
    expect((await one.write('updateOrderNotes', { orderNotes: notes })).body.cart.orderNotes).toBe(
      notes,
    )
    const long = await one.write('updateOrderNotes', { orderNotes: `${notes}x` })
    expect(Object.keys(long.body.errors)).toEqual(['orderNotes'])
    const past = await one.write('updateOrder', { requestedDeliveryDate: '2026-01-01' })
    expect(Object.keys(past.body.errors)).toEqual(['requestedDeliveryDate'])
  })

  it.each([
    ['addBillingAddress', DOCK],
    ['updateOrderNotes', { orderNotes: 'Ring twice' }],
    ['addOrderPayment', { newOrderPayment: { paymentMethod: { paymentMethodID: 'any' } } }],
  ])('leaves the cart as it is where %s names another order', async (action, body) => {
    const one = await shipping(shop())
    const before = await one.cart()
    const other = await one.write(action, { ...body, orderID: namedId('another order') })
    expect(Object.keys(other.body.errors)).toEqual(['orderID'])
    expect(await one.cart()).toEqual(before)
  })

  it('covers the total by several payments and says what is still due', async () => {
    const one = await shipping(shop())
    const { total } = await one.cart()
    const half = (await one.pay('check', { amount: 10 })).body.cart
    expect(cents(half.paymentAmountDue)).toBe(cents(total) - 1000)
    const both = (await one.pay('termPayment', { purchaseOrderNumber: 'PO-7' })).body.cart
    expect(both).toMatchObject({ paymentAmountDue: 0, paymentAmountTotal: total })
    expect(both.orderRequirementsList).toBe('')
    const [check] = both.orderPayments
    const left = (await one.write('removeOrderPayment', { orderPaymentID: check.orderPaymentID }))
      .body.cart
    expect(left.orderPayments.map(({ amount }: Json) => amount)).toEqual([total])
    const again = (await one.pay('termPayment', { purchaseOrderNumber: 'PO-8' })).body.cart
    expect(again.orderPayments).toMatchObject([{ purchaseOrderNumber: 'PO-8' }])
  })

  it('offers no terms to those without account credit, and refuses them', async () => {
    const rich = await shipping(shop())
    const { paymentMethod } = (await rich.cart()).eligiblePaymentMethodDetails[0]
    const poor = await shipping(shop(), 'no-credit@manifold.test')
    const offered = (await poor.cart()).eligiblePaymentMethodDetails
    expect(offered.map((each: Json) => each.paymentMethod.paymentMethodType)).not.toContain(
      'termPayment',
    )
    const { body } = await poor.write('addOrderPayment', { newOrderPayment: { paymentMethod } })
    expect(Object.keys(body.errors)).toEqual(['paymentMethodID'])
  })

  it.each([
    { creditCardNumber: '4242424242424242' },
    { purchaseOrderNumber: '4242 4242 4242 4242' },
    { securityCode: '123' },
  ])('refuses card data and writes it nowhere (T46) %o', async (data) => {
    const one = await shipping(shop())
    const rows = (await shop().journal()).length
    const { body } = await one.pay('termPayment', data)
    expect(Object.keys(body.errors)).toEqual(['creditCardNumber'])
    expect(await shop().journal()).toHaveLength(rows)
  })

  it.each([
    ['addShippingAddressUsingAccountAddress', 'accountAddressID'],
    ['addBillingAddressUsingAccountAddress', 'accountAddressID'],
    ['removeOrderPayment', 'orderPaymentID'],
    ['changeOrderFulfillment', 'orderItemIDList'],
    ['addOrderShippingAddress', 'fulfillmentID'],
  ])('refuses foreign and missing ids alike in %s (T09)', async (action, field) => {
    const other = await shipping(shop(), 'other-us@manifold.test')
    await other.pay('check')
    const theirs = await other.cart()
    const foreignIDs: Record<string, string> = {
      accountAddressID: addressIdOf('other-us@manifold.test', 'Head office'),
      orderPaymentID: theirs.orderPayments[0].orderPaymentID,
      orderItemIDList: theirs.orderItems[0].orderItemID,
      fulfillmentID: theirs.orderFulfillments[0].orderFulfillmentID,
    }
    const one = await shipping(shop())
    const fulfillmentMethodID = await one.methodOf('pickup')
    const sent = { ...DOCK, fulfillmentMethodID }
    const foreign = await one.write(action, { ...sent, [field]: foreignIDs[field] })
    const missing = await one.write(action, { ...sent, [field]: namedId('nothing') })
    expect(foreign.body).toEqual(missing.body)
    expect(Object.keys(foreign.body.errors)).toEqual([field])
  })

  it('goes along when a visitor signs in', async () => {
    const one = visitor()
    await one.add('SKT1NC', 2)
    await one.write('addOrderShippingAddress', DOCK)
    await one.write('updateOrder', { purchaseOrderNumber: 'PO-V' })
    const { body } = await one.write('login', { emailAddress: US, password: 'Manifold-2026' })
    expect(body.cart).toMatchObject({ purchaseOrderNumber: 'PO-V' })
    expect(body.cart.orderFulfillments[0].shippingAddress.streetAddress).toBe('2 Pier')
  })

  it('sends by email what is delivered without goods, and by no other way (FULF-02)', async () => {
    const one = await customer()
    const { cart } = (await one.add('DOCCE')).body
    expect(cart.orderFulfillments).toMatchObject([
      { fulfillmentMethod: { fulfillmentMethodType: 'auto' }, fulfillmentCharge: 0 },
    ])
    expect(cart.orderRequirementsList).toBe('payment')
    const both = (await one.add('SKT1NC')).body.cart
    expect(both.orderFulfillments).toHaveLength(2)
    expect(both.orderRequirementsList).toBe('fulfillment,payment')
    const { fulfillmentMethodID } = both.orderFulfillments[0].fulfillmentMethod
    const orderItemIDList = both.orderItems[0].orderItemID
    const wrong = await one.write('changeOrderFulfillment', {
      fulfillmentMethodID,
      orderItemIDList,
    })
    expect(Object.keys(wrong.body.errors)).toEqual(['fulfillmentMethodID'])
  })

  it('says when each line arrives, and all on the last day where they wait for each other', async () => {
    const one = await shipping(shop())
    await one.add('CJS288', 0)
    const { cart } = (await one.add('SKP2E1', 1)).body
    const days = (each: Json) => each.orderItems.map((item: Json) => item.estimatedDeliveryDate)
    const [soon, late] = days(cart)
    expect(soon < late).toBe(true)
    const complete = { orderShippingDispatchOptionsCustom: 'shipCompleteOrder' }
    expect(days((await one.write('updateOrder', complete)).body.cart)).toEqual([late, late])
  })
})
