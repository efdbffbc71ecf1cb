import { expect, it } from 'vitest'
import { addDays, dayOf, earliestToday } from '../../reference-backend/pricing/calendar.ts'
import { productBySkuCode } from '../../reference-backend/catalogue/catalogue.ts'
import { type Json, lineOf, sampleModel, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'

onOneEngine("the server's own rules", (shop) => {
  it('ignores prices, totals, dates, statuses and currencies from outside (T39)', async () => {
    const customer = await signedIn(shop(), US)
    const honest = await customer.draft('Honest')
    const { body } = await customer.write('addOrderItem', {
      ...lineOf(sampleModel('US')),
      quoteName: 'Cunning',
      returnQuote: true,
      plannedDeliveryDate: '2026-03-03',
      price: 0.01,
      unitPrice: 0.01,
      currencyCode: 'EUR',
      effectiveLeadTime: 0,
      orderStatusType: { typeCode: 'qstApproved' },
      quoteStatus: 'qstApproved',
      accountID: 'another account',
      orderTotalSummary: { total: 0.01 },
    })
    const { quote } = body
    expect(quote.orderTotalSummary).toEqual(honest.orderTotalSummary)
    expect(quote.orderStatusType.typeCode).toBe('qstDraft')
    expect(quote.currencyCode).toBe('USD')
    expect(quote.orderItems[0].plannedDeliveryDate).toBe(honest.orderItems[0].plannedDeliveryDate)
    expect(quote.orderItems[0].effectiveLeadTime).toBeGreaterThan(0)
  })

  it('ignores keys that would reach a prototype (T32)', async () => {
    const { token } = await signedIn(shop(), US)
    const response = await shop().fetch('/api/scope/createQuote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Auth-Token': `Bearer ${token}` },
      body: '{"quoteName":"Plain","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    })
    expect((await response.json()).errors).toEqual({})
    expect({}).not.toHaveProperty('polluted')
  })

  it('sums a EUR quote with surcharge and tax on their own lines', async () => {
    const customer = await signedIn(shop(), EU)
    const { currencyCode, orderTotalSummary: totals, orderItems, ...quote } = await customer.draft()
    expect(currencyCode).toBe('EUR')
    expect(totals.surchargeTotal).toBeGreaterThan(0)
    expect(totals.total).toBe(orderItems[0].itemTotalSummary.lineTotal)
    expect(totals.totalAfterSurcharge).toBeCloseTo(totals.total + totals.surchargeTotal, 5)
    expect(totals.totalAfterSurchargeAfterTax).toBeCloseTo(
      totals.totalAfterSurcharge + totals.taxTotal,
      5,
    )
    expect(quote.calculatedTotal).toBe(totals.totalAfterSurchargeAfterTax)
  })

  it('sums a USD quote with surcharge and tax inside the lines', async () => {
    const customer = await signedIn(shop(), US)
    const { orderTotalSummary: totals, orderItems } = await customer.draft()
    expect(totals.total).toBe(orderItems[0].itemTotalSummary.lineTotal)
    expect(totals.totalAfterSurchargeAfterTax).toBe(totals.total)
    expect(totals.totalAfterSurcharge).toBeCloseTo(totals.total - totals.taxTotal, 5)
    expect(totals.surchargeTotal).toBeGreaterThan(0)
  })

  it('takes any day from the earliest day on Earth plus the lead time on (T41)', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, orderItems } = await customer.draft()
    const [{ orderItemID, effectiveLeadTime, leadDeliveryDate }] = orderItems
    const first = addDays(earliestToday(shop().now()), 7 * effectiveLeadTime)
    expect(leadDeliveryDate).toBe(addDays(dayOf(shop().now()), 7 * effectiveLeadTime))
    const ask = async (requestedDeliveryDate: string) => {
      const orderItem = { orderItemID, requestedDeliveryDate }
      const reply = await customer.write('updateRequestDeliveryDate', { orderID, orderItem })
      return Object.keys(reply.body.errors)
    }
    expect(await ask(addDays(first, -1))).toEqual(['requestedDeliveryDate'])
    expect(await ask(first)).toEqual([])
    expect(await ask('2027-02-29')).toEqual(['requestedDeliveryDate'])
    expect(await ask('tomorrow')).toEqual(['requestedDeliveryDate'])
    expect(await ask('')).toEqual(['requestedDeliveryDate'])
  })

  it('takes the days of at most 500 lines in one call, and writes one row of the journal', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, orderItems } = await customer.draft()
    const [{ orderItemID, requestedDeliveryDate }] = orderItems
    const wish = { orderItemID, requestedDeliveryDate: addDays(requestedDeliveryDate, 7) }
    const ask = async (wishes: unknown) =>
      (await customer.write('updateRequestDeliveryDate', { orderID, orderItems: wishes })).body
    for (const wrong of ['x', [], ['x'], Array.from({ length: 501 }, () => wish)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(Object.keys((await ask(wrong)).errors)).toEqual(['orderItems'])
    }
    const none = await ask([
      { ...wish, requestedDeliveryDate: 'x' },
      { ...wish, orderItemID: 'nobody' },
    ])
    expect(none.errors).toEqual({})
    expect(none.refusedOrderItems).toEqual([
      { orderItemID, message: expect.stringMatching(/date/i) },
      { orderItemID: 'nobody', message: 'The item could not be found.' },
    ])
    const body = await ask([wish, { ...wish, orderItemID: 'nobody' }])
    expect(body.errors).toEqual({})
    expect(body.refusedOrderItems).toEqual([
      { orderItemID: 'nobody', message: 'The item could not be found.' },
    ])
  })

  it('takes the quantities of at most 500 lines in one call, and writes one row of the journal', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, orderItems } = await customer.draft()
    const [{ orderItemID, quantity, stepQty, itemTotalSummary }] = orderItems
    const wish = { orderItemID, quantity: quantity + stepQty }
    const ask = async (wishes: unknown) =>
      (
        await customer.write('updateOrderItemQuantity', {
          orderID,
          orderItems: wishes,
          returnQuote: true,
        })
      ).body
    for (const wrong of ['x', [], ['x'], Array.from({ length: 501 }, () => wish)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(Object.keys((await ask(wrong)).errors)).toEqual(['orderItems'])
    }
    const rows = (await shop().journal()).length
    const none = await ask([{ ...wish, quantity: '1e3' }])
    expect(none.refusedOrderItems).toEqual([{ orderItemID, message: expect.any(String) }])
    expect(await shop().journal()).toHaveLength(rows)
    const other = await signedIn(shop(), EU)
    const theirs = (await other.draft()).orderItems[0].orderItemID
    const before = (await shop().journal()).length
    const body = await ask([{ orderItemID, quantity }, wish, { ...wish, orderItemID: theirs }])
    expect(body.errors).toEqual({})
    expect(body.refusedOrderItems).toEqual([
      { orderItemID: theirs, message: 'The item could not be found.' },
    ])
    expect(body.previousOrderItems).toEqual([{ orderItemID, quantity }])
    const [line] = body.quote.orderItems
    expect(line.quantity).toBe(wish.quantity)
    expect(line.itemTotalSummary.lineTotal).toBeGreaterThan(itemTotalSummary.lineTotal)
    const journal = await shop().journal()
    expect(journal).toHaveLength(before + 1)
    expect(journal.at(-1)).toMatchObject({
      action: 'updateOrderItemQuantity',
      detail: { quantities: { [orderItemID]: wish.quantity } },
    })
  })

  it('moves the earliest day on as time passes and keeps the stored one', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, orderItems } = await customer.draft()
    shop().setNow(new Date(shop().now().getTime() + 3 * 86_400_000))
    const again = await signedIn(shop(), US)
    const { body } = await again.write('setupTradeOrderPayment', {
      orderID,
      purchaseOrderNumber: 'PO-2',
      returnQuote: true,
    })
    const [before] = orderItems
    const [after] = body.quote.orderItems
    expect(after.leadDeliveryDate).toBe(addDays(before.leadDeliveryDate, 3))
    expect(after.requestedDeliveryDate).toBe(before.requestedDeliveryDate)
  })

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -1 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: '1e3' }],
    ['quantity', { quantity: '1234567890' }],
    ['modelNumber', { modelNumber: 'ZZ9100' }],
    ['modelNumber', { modelNumber: '' }],
    ['skuID', { skuID: 'another sku' }],
    ['requestedDeliveryDate', { requestedDeliveryDate: '2020-01-01' }],
    ['customerMaterialNumber', { customerMaterialNumber: 'x'.repeat(256) }],
    ['customerMaterialNumber', { customerMaterialNumber: 'nul \0' }],
    ['customerMaterialNumber', { customerMaterialNumber: { an: 'object' } }],
    ['customCode', { customCode: 'NOT-MINE' }],
    ['quoteName', { quoteName: 'x'.repeat(256) }],
    ['quoteName', { quoteName: '  ' }],
  ])('refuses a line for its %s and makes no quote: %j (T41)', async (field, wrong) => {
    const customer = await signedIn(shop(), US)
    const line = { ...lineOf(sampleModel('US')), quoteName: 'New', ...wrong }
    const { status, body } = await customer.write('addOrderItem', line)
    expect(status).toBe(200)
    expect(Object.keys(body.errors)).toEqual([field])
    expect((await shop().journal()).map(({ action }) => action)).toEqual(['login'])
  })

  it('takes 255 characters everywhere', async () => {
    const customer = await signedIn(shop(), US)
    const long = 'x'.repeat(255)
    const { body } = await customer.write('addOrderItem', {
      ...lineOf(sampleModel('US')),
      quoteName: long,
      customerMaterialNumber: long,
      returnQuote: true,
    })
    expect(body.quote.quoteName).toBe(long)
    expect(body.quote.orderItems[0].customerMaterialNumber).toBe(long)
  })

  it('refuses a hidden option, an incomplete code and an off-step quantity (T13, T41)', async () => {
    const customer = await signedIn(shop(), EU)
    const cases = await wrongModels(shop().database, 'EU')
    expect(cases).toHaveLength(3)
    for (const { line, field } of cases) {
      const { body } = await customer.write('addOrderItem', { ...line, quoteName: 'New' })
      expect(Object.keys(body.errors)).toEqual([field])
      const skus = [line, lineOf(sampleModel('EU'))]
      const priced = await customer.write('bulkCalculateSkuConfigurationPrice', { skus })
      expect(priced.body.data.prices[0]).toBeNull()
      expect(priced.body.data.prices[1].modelNumber).toBe(sampleModel('EU').modelNumber)
    }
  })

  it('adds ten lines or none', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID } = await customer.draft()
    const good = lineOf(sampleModel('US'))
    const bad = { ...good, quantity: 0 }
    const nineAndABad = [...Array.from({ length: 9 }, () => good), bad]
    const refused = await customer.write('addOrderItemsV2', { orderID, skus: nineAndABad })
    expect(Object.keys(refused.body.errors)).toEqual(['quantity'])
    expect((await customer.quote(orderID)).orderItems).toHaveLength(1)
    const eleven = Array.from({ length: 11 }, () => good)
    const tooMany = await customer.write('addOrderItemsV2', { orderID, skus: eleven })
    expect(Object.keys(tooMany.body.errors)).toEqual(['skus'])
    const { body } = await customer.write('addOrderItemsV2', {
      orderID,
      skus: eleven.slice(1),
      returnQuote: true,
    })
    expect(body.status).toBe('success')
    expect(body.quote.orderItems).toHaveLength(11)
  })

  it('says which of several lines is wrong', async () => {
    const customer = await signedIn(shop(), US)
    const good = lineOf(sampleModel('US'))
    const skus = [good, { ...good, modelNumber: 'ZZ9100' }]
    const { body } = await customer.write('addOrderItemsV2', { quoteName: 'Two', skus })
    expect(body.errors.modelNumber).toEqual(['Line 2: Model ZZ9100 is not known.'])
  })

  it('adds several lines by comma lists with their configurations as JSON', async () => {
    const customer = await signedIn(shop(), US)
    const [one, two] = [sampleModel('US', 0), sampleModel('US', 5)]
    const { body } = await customer.write('addOrderItems', {
      quoteName: 'Listed',
      skuIDs: `${one.skuID},${two.skuID}`,
      quantities: `${one.quantity},${two.quantity}`,
      skuConfiguration: JSON.stringify([
        { modelNumber: one.modelNumber, customerMaterialNumber: 'A' },
        { modelNumber: two.modelNumber, customerMaterialNumber: 'B' },
      ]),
      returnQuote: true,
    })
    const rows = body.quote.orderItems.map((item: Json) => [
      item.modelNumber,
      item.customerMaterialNumber,
    ])
    expect(rows).toEqual([
      [one.modelNumber, 'A'],
      [two.modelNumber, 'B'],
    ])
  })

  it('prices nothing and adds nothing for an account without a country (PRICE-08)', async () => {
    const customer = await signedIn(shop(), 'no-country@manifold.test')
    const line = lineOf(sampleModel('US'))
    const message = ['Please add an address to your profile to calculate price.']
    const priced = await customer.write('bulkCalculateSkuConfigurationPrice', { skus: [line] })
    expect(priced.body.errors.account).toEqual(message)
    const added = await customer.write('addOrderItem', { quoteName: 'New', ...line })
    expect(added.body.errors.account).toEqual(message)
  })

  it('prices at most fifty models, in the order of the request', async () => {
    const customer = await signedIn(shop(), US)
    const skus = Array.from({ length: 50 }, (_, index) => lineOf(sampleModel('US', index)))
    const { body } = await customer.write('bulkCalculateSkuConfigurationPrice', { skus })
    const answered = body.data.prices.map((price: Json) => price.modelNumber)
    expect(answered).toEqual(skus.map(({ modelNumber }) => modelNumber))
    const more = await customer.write('bulkCalculateSkuConfigurationPrice', {
      skus: [...skus, ...skus],
    })
    expect(Object.keys(more.body.errors)).toEqual(['skus'])
  })

  it('knows the custom codes of a customer with their price, null where there is none', async () => {
    const customer = await signedIn(shop(), EU)
    const { body } = await customer.read('searchCustomCodes', { keyword: 'mx-' })
    const codes: readonly Json[] = body.customCodes
    expect(codes.some(({ price }) => price === null)).toBe(true)
    const [found] = codes.filter(({ price }) => price !== null)
    const product = await productBySkuCode(shop().database, found.modelNumber.slice(0, 3))
    const line = { skuID: product?.skuId, quantity: 120, ...found }
    const added = await customer.write('addOrderItemsV2', {
      quoteName: 'By code',
      skus: [line],
      returnQuote: true,
    })
    expect(added.body.errors).toEqual({})
    expect(added.body.quote.orderItems[0].improCustomCode).toBe(found.customCode)
  })
})

/** A model with a hidden option, one that breaks off, and one in a quantity that misses its step. */
async function wrongModels(db: Parameters<typeof productBySkuCode>[0], zone: 'US' | 'EU') {
  const cases: { line: ReturnType<typeof lineOf>; field: string }[] = []
  const seen = new Set<string>()
  const add = (kind: string, field: string, line: ReturnType<typeof lineOf>) => {
    if (!seen.has(kind)) cases.push({ line, field })
    seen.add(kind)
  }
  for (let index = 0; index < 100 && seen.size < 3; index += 1) {
    const sample = sampleModel(zone, index)
    const line = lineOf(sample)
    const product = await productBySkuCode(db, sample.skuCode)
    const modifiers = product?.doc.modifiersEU ?? []
    add('incomplete', 'modelNumber', { ...line, modelNumber: sample.modelNumber.slice(0, 5) })
    for (const [place, modifier] of modifiers.entries()) {
      const hidden = modifier.options.find(({ isHiddenFlag }) => isHiddenFlag)
      const codes = sample.configuration.map((code, at) => (at === place ? hidden?.code : code))
      const modelNumber = sample.skuCode + codes.join('')
      if (hidden !== undefined) add('hidden', 'modelNumber', { ...line, modelNumber })
    }
    const packaging = modifiers
      .at(-1)
      ?.options.find(({ code }) => code === sample.configuration.at(-1))
    if ((packaging?.stepQty ?? 1) > 1) {
      add('off step', 'quantity', { ...line, quantity: sample.quantity + 1 })
    }
  }
  return cases
}
