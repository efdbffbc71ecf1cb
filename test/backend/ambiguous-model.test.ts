/** Codes of the family TGX that can be read in two ways, with the reading that is meant beside them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../reference-backend/pricing/calendar.ts'
import { type Customer, get, type Json, signedIn } from './customer.ts'
import { usualEngine } from './each-engine.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
let skuID: string

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
  const path = '../../public/manifold/product/transform/skus/bySkuCode/TGX'
  skuID = (await get(shop.fetch, path)).body.skuID
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const us = {
  email: 'us@manifold.test',
  modelNumber: 'TGX61A2N3BS',
  configuration: {
    displacement: '61',
    shaft: 'A',
    ports: '2N',
    seals: '3',
    paint: 'B',
    packaging: 'S',
  },
}
const eu = {
  email: 'eu@manifold.test',
  modelNumber: 'TGX200BA2NVB1',
  configuration: {
    displacement: '200',
    mount: 'B',
    shaft: 'A',
    ports: '2N',
    seals: 'V',
    paint: 'B',
    packaging: '1',
  },
}
/** The other way to read both of them. */
const other = { shaft: 'A2', ports: 'N' }

function lineOf({ modelNumber, configuration }: typeof us | typeof eu) {
  return { skuID, modelNumber, quantity: 1, configuration }
}

function readingOf({ modifierSummary }: Json): string {
  return modifierSummary.map(({ code }: Json) => code).join(' ')
}

async function added(customer: Customer, line: object): Promise<Json> {
  const write = { ...line, quoteName: 'Augers', returnQuote: true }
  return (await customer.write('addOrderItem', write)).body
}

describe.each([us, eu])('the model $modelNumber', (model) => {
  it('has a price for each reading, and none without', async () => {
    const customer = await signedIn(shop, model.email)
    const line = lineOf(model)
    const { configuration, ...bare } = line
    const odd = { ...line, configuration: { ...configuration, ports: 'N' } }
    const second = { ...line, configuration: { ...configuration, ...other } }
    const skus = [bare, line, odd, second, { ...line, configuration: 'A' }]
    const { body } = await customer.write('bulkCalculateSkuConfigurationPrice', { skus })
    const [none, first, wrong, last, unread] = body.data.prices
    expect([none, wrong, unread]).toEqual([null, null, null])
    expect(first.modelNumber).toBe(model.modelNumber)
    const total = 'totalModelPriceAfterDiscountAfterSurchargeAfterTax'
    expect(last.modelPriceInfo[total]).not.toBe(first.modelPriceInfo[total])
  })

  it('goes on a quote in the reading that is meant, and stays so in every later change', async () => {
    const customer = await signedIn(shop, model.email)
    const line = lineOf(model)
    const second = { ...line, configuration: { ...line.configuration, ...other } }
    const { quote } = await added(customer, second)
    const { orderID } = quote
    const [item] = quote.orderItems
    expect(readingOf(item)).toMatch(/ A2 N /)
    const { orderItemID, leadDeliveryDate } = item
    const later = addDays(leadDeliveryDate, 7)
    const changes = [
      ['updateOrderItemQuantity', { orderItem: { orderItemID, quantity: 3 } }],
      ['updateRequestDeliveryDate', { orderItem: { orderItemID, requestedDeliveryDate: later } }],
      ['setupTradeOrderPayment', { purchaseOrderNumber: 'PO-1' }],
    ] as const
    for (const [action, change] of changes) {
      const { body } = await customer.write(action, { orderID, returnQuote: true, ...change })
      expect(body.errors).toEqual({})
      expect(readingOf(body.quote.orderItems[0])).toBe(readingOf(item))
    }
  })

  it('is refused without a reading, and with one that is written otherwise', async () => {
    const customer = await signedIn(shop, model.email)
    const { configuration, ...bare } = lineOf(model)
    expect((await added(customer, bare)).errors).toHaveProperty('modelNumber')
    for (const wrong of [{ ...configuration, shaft: 'B' }, {}, { ...configuration, x: 'N' }]) {
      expect(
        Object.keys((await added(customer, { ...bare, configuration: wrong })).errors),
      ).toEqual(['configuration'])
    }
  })
})

it('carries a reading for each of several lines, in both calls', async () => {
  const customer = await signedIn(shop, us.email)
  const line = lineOf(us)
  const second = { ...line, configuration: { ...line.configuration, ...other } }
  const target = { quoteName: 'Both', returnQuote: true }
  const batch = await customer.write('addOrderItemsV2', { ...target, skus: [line, second] })
  const listed = await customer.write('addOrderItems', {
    ...target,
    skuIDs: `${skuID},${skuID}`,
    quantities: '1,1',
    skuConfiguration: JSON.stringify([line, second]),
  })
  for (const { body } of [batch, listed]) {
    expect(body.quote.orderItems.map(readingOf)).toEqual(['61 A 2N 3 B S', '61 A2 N 3 B S'])
  }
})
