/** Days that are promised: the same on a price, in the cart, and on the quote that is made of it. */
import { expect, it } from 'vitest'
import { addDays } from '../../reference-backend/pricing/calendar.ts'
import { shipping, shopper } from './checkout-customer.ts'
import { lineOf, sampleModel } from './customer.ts'
import { onOneEngine } from './each-engine.ts'

/** In the night the westernmost zones are still in the day before. */
const NIGHT = new Date('2026-03-03T02:00:00Z')
const TODAY = '2026-03-03'

onOneEngine('a day that is promised', (shop) => {
  it('is the same on a price, in the cart and on its quote in the night as well (T41)', async () => {
    shop().setNow(NIGHT)
    const one = await shipping(shop())
    const line = lineOf(sampleModel('US'))
    const priced = await one.write('bulkCalculateSkuConfigurationPrice', { skus: [line] })
    const [{ modelPriceInfo }] = priced.body.data.prices
    const { leadDeliveryDate, skuConfigurationPrice } = modelPriceInfo
    expect(leadDeliveryDate).toBe(
      addDays(TODAY, Math.ceil(7 * skuConfigurationPrice.effectiveLeadTime)),
    )
    const { cart } = (await one.write('addOrderItem', line)).body
    expect(cart.orderItems[1].modelPriceInfo.leadDeliveryDate).toBe(leadDeliveryDate)
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const { placement } = (await one.place()).body
    const { orderID } = placement.quote
    const { quote } = await one.read('getQuote', { orderID, returnQuote: 'true' })
    expect(quote.orderItems).toMatchObject([
      {
        leadDeliveryDate,
        plannedDeliveryDate: leadDeliveryDate,
        requestedDeliveryDate: leadDeliveryDate,
      },
    ])
  })

  it('is no day that has passed where goods are picked up in the night (T41)', async () => {
    shop().setNow(NIGHT)
    const one = shopper(shop().fetch, await shop().signIn('us@manifold.test'))
    await one.add('SKT1NC', 2)
    const fulfillmentMethodID = await one.methodOf('pickup')
    const { cart } = (await one.write('changeOrderFulfillment', { fulfillmentMethodID })).body
    expect(cart.orderItems[0].estimatedDeliveryDate >= TODAY).toBe(true)
  })

  it('may be asked for by a customer whose own day is still the one before (T41)', async () => {
    shop().setNow(NIGHT)
    const one = await shipping(shop())
    const line = lineOf(sampleModel('US'))
    const priced = await one.write('bulkCalculateSkuConfigurationPrice', { skus: [line] })
    const { leadDeliveryDate } = priced.body.data.prices[0].modelPriceInfo
    const add = async (requestedDeliveryDate: string) => {
      const skus = [{ ...line, requestedDeliveryDate }]
      const more = { quoteName: 'In the night', currencyCode: 'USD', returnQuote: true }
      const { body } = await one.write('addOrderItemsV2', { ...more, skus })
      return Object.keys(body.errors ?? {})
    }
    expect(await add(addDays(leadDeliveryDate, -1))).toEqual([])
    expect(await add(addDays(leadDeliveryDate, -2))).toEqual(['requestedDeliveryDate'])
  })

  /** The same customer some days later: no token lasts for days. */
  const daysLater = async (days: number) => {
    shop().setNow(new Date(shop().now().getTime() + days * 86_400_000))
    return shopper(shop().fetch, await shop().signIn('us@manifold.test'))
  }

  it('has not passed when an order is placed to be picked up, however long its cart has waited', async () => {
    const one = await shipping(shop())
    const fulfillmentMethodID = await one.methodOf('pickup')
    await one.write('changeOrderFulfillment', { fulfillmentMethodID })
    const [place] = (await one.read('getPickupLocations')).locations
    await one.write('addPickupFulfillmentLocation', { value: place.VALUE })
    const day = addDays(shop().now().toISOString().slice(0, 10), 2)
    await one.write('setPickupDate', { pickupDate: day })
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const later = await daysLater(4)
    const { orderID } = await later.cart()
    expect((await later.place()).body.errors).toEqual({
      pickupDate: ['The pickup date has passed. Please choose another one.'],
    })
    expect((await later.read('getPlacement', { orderID })).placement).toEqual({ status: 'open' })
    await later.write('setPickupDate', { pickupDate: addDays(day, 7) })
    expect((await later.place()).body.placement.status).toBe('placed')
  })

  it('has not passed when an order is placed for a day, also from a cart that was set aside', async () => {
    const one = await shipping(shop())
    const requestedDeliveryDate = addDays(shop().now().toISOString().slice(0, 10), 2)
    await one.write('updateOrder', { requestedDeliveryDate })
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const { orderID } = await one.cart()
    await one.write('saveCart', { orderName: 'For later' })
    const later = await daysLater(4)
    await later.write('changeOrder', { orderID })
    expect((await later.place()).body.errors).toEqual({
      requestedDeliveryDate: ['The requested delivery date has passed. Please choose another one.'],
    })
    await later.write('updateOrder', { requestedDeliveryDate: '' })
    expect((await later.place()).body.placement.status).toBe('placed')
  })
})
