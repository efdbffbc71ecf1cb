import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, earliestToday } from '../../reference-backend/pricing/calendar.ts'
import { customCode } from '../../reference-backend/database/schema/commerce.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { samplePlainSkus } from '../../reference-backend/seed/products/plain-samples.ts'
import { quoteIdOf } from '../../reference-backend/seed/quote-rows.ts'
import { type Customer, type Json, lineOf, post, sampleModel, signedIn } from './customer.ts'
import { usualEngine } from './each-engine.ts'
import { openTestShop, TEST_NOW, type TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const DRILL = 'getAvailableOptionGroupsOrSku'

let shop: TestShop

// One engine: that a batch is all or nothing on either is seen in rules.test.ts.
beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const definition = async (skuCode: string): Promise<Json> =>
  (await shop.fetch(`/public/manifold/product/transform/skus/bySkuCode/${skuCode}`)).json()

const emptyDraft = async (customer: Customer): Promise<string> =>
  (await customer.write('createQuote', { quoteName: 'To be filled' })).body.orderID

const ten = Array.from({ length: 10 }, (_, index) => ({
  ...lineOf(sampleModel('US', index * 3)),
  customerMaterialNumber: `MAT-${index}`,
}))

it('leads from the search to a plain sku that is priced, added, changed and sent in', async () => {
  const customer = await signedIn(shop, EU)
  const found = await shop.fetch('/api/v1/public/search', {
    method: 'POST',
    body: JSON.stringify({
      query: 'gear pump seal kit',
      filters: { skuModelSearchFlag: 'No' },
      pageFrom: 0,
      size: 20,
    }),
  })
  const [kit] = (await found.json()).products
  expect(kit).toMatchObject({ skuCode: 'SKP', category_categoryName: 'Service Parts' })
  expect(kit.skus).toHaveLength(15)
  const productID: string = kit.productID
  const selectedOptions: Json[] = []
  for (const code of ['2', 'N', '1']) {
    const { data } = (await customer.write(DRILL, { productID, selectedOptions })).body
    const { options, ...group } = data.filteredOptionGroup
    const option = options.find((each: Json) => each.optionCode === code)
    expect(option).toMatchObject({ ...group, optionCode: code })
    selectedOptions.push(option)
  }
  const { filteredSku } = (await customer.write(DRILL, { productID, selectedOptions })).body.data
  expect(filteredSku).toMatchObject({ skuCode: 'SKP2N1', currencyCode: 'EUR', salePrice: 6.78 })

  const { skuID, skuCode: modelNumber } = filteredSku
  const line = { skuID, modelNumber, quantity: 3, customerMaterialNumber: 'KIT-7' }
  const { prices } = (await customer.write('bulkCalculateSkuConfigurationPrice', { skus: [line] }))
    .body.data
  expect(prices[0].modelPriceInfo).toMatchObject({ currencyCode: 'EUR', calculatedQATS: 64 })
  const orderID = await emptyDraft(customer)
  const { status, quote } = (
    await customer.write('addOrderItemsV2', { orderID, skus: [line], returnQuote: true })
  ).body
  expect(status).toBe('success')
  expect(quote.orderItems[0]).toMatchObject({
    modelNumber: 'SKP2N1',
    minQty: 1,
    stepQty: 1,
    modifierSummary: [{ code: '2' }, { code: 'N' }, { code: '1' }],
    sku: {
      skuID,
      skuCode: 'SKP2N1',
      product: {
        brand: { brandName: 'Quillon Fluid' },
        category: { categoryName: 'Service Parts', urlTitle: 'service-parts' },
        productType: { urlTitle: 'seal-kits' },
      },
    },
  })

  const { orderItemID } = quote.orderItems[0]
  const change = async (quantity: number) =>
    (
      await customer.write('updateOrderItemQuantity', {
        orderID,
        orderItem: { orderItemID, quantity },
        returnQuote: true,
      })
    ).body
  expect((await change(65)).errors.quantity).toEqual(['The maximum available quantity is 64.'])
  expect((await change(64)).quote.orderItems[0].quantity).toBe(64)
  await customer.write('addShippingAddressUsingAccountAddress', {
    orderID,
    accountAddressID: addressIdOf(EU, 'Werk Nord'),
    fulfillmentID: quote.orderFulfillments[0].orderFulfillmentID,
  })
  await customer.write('setupTradeOrderPayment', { orderID, purchaseOrderNumber: 'KIT-1' })
  const sent = await customer.write('submitQuoteForApproval', {
    orderID,
    orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    returnQuote: true,
  })
  expect(sent.body.quote.orderStatusType.typeCode).toBe('qstPendingReview')
})

it('answers a visitor the options and no price that is for customers', async () => {
  const ask = async (skuCode: string, ...codes: readonly (readonly [string, string])[]) => {
    const { productID } = await definition(skuCode)
    const selectedOptions = codes.map(([optionGroupCode, optionCode]) => ({
      optionGroupCode,
      optionCode,
    }))
    return (await post(shop.fetch, DRILL, { body: { productID, selectedOptions } })).body.data
  }
  const closed = await ask('QCF', ['nominalSize', '6'], ['half', 'P'])
  expect(closed.filteredSku).toMatchObject({ skuCode: 'QCF6P', salePrice: null, listPrice: null })
  const open = await ask('CJS', ['frameSize', '24'], ['spider', '2'])
  expect(open.filteredSku).toMatchObject({ currencyCode: 'USD', salePrice: 37.69 })
  expect(await ask('SKT', ['sealMaterial', 'N'], ['motorSeries', 'W'])).toMatchObject({
    filteredOptionGroup: { options: [{ optionCode: 'C', optionGroupCode: 'kitScope' }] },
  })
  expect(await ask('SKT', ['motorSeries', '9'])).toEqual({})
  const unknown = await post(shop.fetch, DRILL, { body: { productID: "' or 1=1" } })
  expect(unknown.body.errors).toEqual({ productID: ['The product could not be found.'] })
})

it('adds ten lines in the order in which they were sent', async () => {
  const customer = await signedIn(shop, US)
  const orderID = await emptyDraft(customer)
  const { body } = await customer.write('addOrderItemsV2', {
    orderID,
    skus: ten,
    currencyCode: 'USD',
    returnQuote: true,
  })
  expect(body.quote.orderItems.map((item: Json) => item.customerMaterialNumber)).toEqual(
    ten.map(({ customerMaterialNumber }) => customerMaterialNumber),
  )
  expect((await shop.journal()).at(-1)).toMatchObject({ action: 'addOrderItemsV2' })
})

const tooEarly = addDays(earliestToday(TEST_NOW), 1)
const [plain] = samplePlainSkus('US')

it.each<readonly [field: string, text: string, change: object]>([
  ['modelNumber', 'Model ZZ9100XQ1 is not known.', { modelNumber: 'ZZ9100XQ1' }],
  ['skuID', 'The model code belongs to another product.', { skuID: plain?.skuID }],
  ['quantity', 'This must be a whole number.', { quantity: '1.5' }],
  ['quantity', 'a whole number from 1', { quantity: 100_000 }],
  ['requestedDeliveryDate', 'or later.', { requestedDeliveryDate: tooEarly }],
  ['requestedDeliveryDate', 'such as 2027-03-09', { requestedDeliveryDate: '03/09/2027' }],
  ['customerMaterialNumber', 'At most 255', { customerMaterialNumber: 'x'.repeat(256) }],
  ['customCode', 'Invalid Custom Code', { customCode: 'US-1018' }],
])('refuses all ten when the %s of the seventh is wrong: %s', async (field, text, change) => {
  const customer = await signedIn(shop, US)
  const orderID = await emptyDraft(customer)
  const before = (await shop.journal()).length
  const skus = ten.with(6, { ...lineOf(sampleModel('US')), ...change } as (typeof ten)[number])
  const { body } = await customer.write('addOrderItemsV2', { orderID, skus })
  expect(body.failureActions).toEqual(['public:order.addOrderItemsV2'])
  expect(Object.keys(body.errors)).toEqual([field])
  expect(body.errors[field][0]).toContain(text)
  expect((await customer.quote(orderID)).orderItems).toEqual([])
  expect(await shop.journal()).toHaveLength(before)
})

it('takes what is in stock and not one piece more', async () => {
  const customer = await signedIn(shop, US)
  const orderID = await emptyDraft(customer)
  const { skuID } = await definition('TMW')
  const add = async (modelNumber: string, quantity: number) =>
    (
      await customer.write('addOrderItemsV2', {
        orderID,
        skus: [{ skuID, modelNumber, quantity }],
      })
    ).body
  expect((await add('TMW77W5U0N1S', 4)).errors.quantity).toEqual([
    'The maximum available quantity is 3.',
  ])
  expect((await add('TMW77W5U0N1S', 3)).status).toBe('success')
  expect((await add('TMW61W5U0N1S', 40)).status).toBe('success')
})

it('prices fifty lines at once, plain and configured, and refuses fifty-one', async () => {
  const customer = await signedIn(shop, US)
  const models = Array.from({ length: 25 }, (_, index) => lineOf(sampleModel('US', index)))
  const parts = samplePlainSkus('US').slice(0, 25).map(lineOf)
  const skus = [...models, ...parts]
  const ask = (lines: readonly object[]) =>
    customer.write('bulkCalculateSkuConfigurationPrice', { skus: lines })
  const { prices } = (await ask(skus)).body.data
  expect(prices.map((each: Json) => each.modelNumber)).toEqual(
    skus.map(({ modelNumber }) => modelNumber),
  )
  expect((await ask([...skus, ...skus.slice(0, 1)])).body.errors.skus).toHaveLength(1)
})

it('finds good, broken and unknown codes of the customer, and keeps a good one with its line', async () => {
  const customer = await signedIn(shop, US)
  const search = async (keyword: string) =>
    (await customer.read('searchCustomCodes', { keyword })).body.customCodes
  const codes = await search('US-')
  expect(codes).toHaveLength(11)
  expect(codes.filter((each: Json) => each.price === null)).toHaveLength(2)
  const [kit] = await search('us-2001')
  expect(kit).toMatchObject({ customCode: 'US-2001', modelNumber: 'SKT2NC' })
  const { skus } = await definition('SKT')
  const { skuID } = skus.find((sku: Json) => sku.skuCode === 'SKT2NC')
  const line = { skuID, modelNumber: 'SKT2NC', quantity: 2, customCode: 'US-2001' }
  const orderID = await emptyDraft(customer)
  await customer.write('addOrderItemsV2', { orderID, skus: [line] })
  const [item] = (await customer.quote(orderID)).orderItems
  expect(item).toMatchObject({ improCustomCode: 'US-2001', modelNumber: 'SKT2NC' })
  const stranger = await signedIn(shop, EU)
  const other = await stranger.write('addOrderItemsV2', {
    orderID: await emptyDraft(stranger),
    skus: [line],
  })
  expect(other.body.errors.customCode).toEqual(['Invalid Custom Code'])
})

it('takes a code of the customer whose model is kept with dashes, however it is sent', async () => {
  const customer = await signedIn(shop, US)
  await shop.database
    .update(customCode)
    .set({ modelNumber: 'skt-2nc' })
    .where(eq(customCode.code, 'US-2001'))
  const [kit] = (await customer.read('searchCustomCodes', { keyword: 'us-2001' })).body.customCodes
  expect(kit).toMatchObject({ modelNumber: 'skt-2nc', price: expect.any(Number) })
  const { skus } = await definition('SKT')
  const { skuID } = skus.find((sku: Json) => sku.skuCode === 'SKT2NC')
  const line = { skuID, quantity: 2, customCode: 'US-2001' }
  const orderID = await emptyDraft(customer)
  for (const modelNumber of ['SKT2NC', 'skt 2nc']) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    await customer.write('addOrderItemsV2', { orderID, skus: [{ ...line, modelNumber }] })
  }
  const { orderItems } = await customer.quote(orderID)
  expect(orderItems.map((item: Json) => item.modelNumber)).toEqual(['SKT2NC', 'SKT2NC'])
})

it.each([
  [US, 'Plant shutdown, all halls'],
  [EU, 'Revision Werk Nord'],
])('has a large draft of %s to page, filter and date', async (who, name) => {
  const customer = await signedIn(shop, who)
  const quote = await customer.quote(quoteIdOf(who, name))
  const items: readonly Json[] = quote.orderItems
  const different = (of: (item: Json) => unknown) => new Set(items.map(of)).size
  expect(quote.orderStatusType.typeCode).toBe('qstDraft')
  expect(items).toHaveLength(35)
  expect(different((item) => item.sku.product.brand.brandName)).toBe(3)
  expect(different((item) => item.sku.product.category.categoryName)).toBe(5)
  expect(different((item) => item.effectiveLeadTime)).toBeGreaterThan(5)
  const tooLate = items.filter((item) => item.requestedDeliveryDate < item.leadDeliveryDate)
  expect(tooLate.length).toBeGreaterThan(2)
  expect(items.filter((item) => item.improCustomCode !== '')).toHaveLength(4)
})
