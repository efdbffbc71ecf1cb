/** Configured models in a cart: kept and merged as they were read, priced by a quote, never charged. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { cartItem } from '../../reference-backend/database/schema/checkout.ts'
import { addDays } from '../../reference-backend/pricing/calendar.ts'
import { shipping, shopper, type Shopper } from './checkout-customer.ts'
import { type Json, lineOf, sampleModel } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const sample = sampleModel('US')
const model = lineOf(sample)

const lines = ({ orderItems }: Json) =>
  orderItems.map(
    ({ modelNumber, sku, quantity }: Json) => `${quantity} ${modelNumber ?? sku.skuCode}`,
  )
const problems = ({ orderItems }: Json) =>
  orderItems.map(({ modelProblem, outcome }: Json) => [modelProblem ?? '', outcome])

onEachEngineExhaustively('a configured model in a cart', (shop, onAny) => {
  const visitor = () => shopper(shop().fetch)
  const customer = async (email = US) => shopper(shop().fetch, await shop().signIn(email))
  const addModel = async (one: Shopper, more: object = {}) =>
    (await one.write('addOrderItem', { ...model, ...more })).body
  const database = () => shop().database

  it('is quote-only, with its reading and what it would cost, and is no part of the sums (CART-06)', async () => {
    const one = await customer()
    const before = (await one.add('SKT1NC', 2)).body.cart
    const { cart } = await addModel(one, { customerMaterialNumber: '47-11' })
    expect(cart.orderItems[1]).toMatchObject({
      modelNumber: sample.modelNumber,
      quoteOnly: true,
      outcome: 'quote',
      modelProblem: '',
      customerMaterialNumber: '47-11',
      price: null,
      extendedPriceAfterDiscount: null,
      sku: { skuID: sample.skuID, product: { productName: sample.productName } },
    })
    const { modifierSummary, modelPriceInfo, skuConfigurations } = cart.orderItems[1]
    const written = modifierSummary.map(({ code }: Json) => code).join('')
    expect(`${sample.skuCode}${written}`).toBe(sample.modelNumber)
    expect(skuConfigurations).toHaveLength(modifierSummary.length)
    expect(modelPriceInfo.itemTotalSummary.lineTotal).toBeGreaterThan(0)
    expect(modelPriceInfo.skuConfigurationPrice.effectiveLeadTime).toBeGreaterThan(0)
    expect([cart.subTotal, cart.total]).toEqual([before.subTotal, before.total])
  })

  onAny(() => {
    it('shows a visitor no price, and is a line of theirs like any other', async () => {
      const one = visitor()
      const { cart } = await addModel(one)
      expect(cart.orderItems[0]).toMatchObject({ modelPriceInfo: null, outcome: 'quote' })
      expect(cart).toMatchObject({ subTotal: 0, totalItems: sample.quantity })
    })
  })

  it('becomes more of the same, however the code is written, and a line of its own under another own number', async () => {
    const one = visitor()
    await addModel(one)
    const spaced = sample.modelNumber.toLowerCase().replace(/^(...)/, '$1 - ')
    const same = await addModel(one, { modelNumber: spaced })
    expect(lines(same.cart)).toEqual([`${2 * sample.quantity} ${sample.modelNumber}`])
    const other = await addModel(one, { customerMaterialNumber: '47-11' })
    expect(other.cart.orderItems).toHaveLength(2)
  })

  onAny(() => {
    it('keeps two readings of one code apart, and asks which of them is meant', async () => {
      const one = visitor()
      const ambiguous = { modelNumber: 'TGX61A2N3BS', skuID: '', quantity: 1 }
      const common = { displacement: '61', seals: '3', paint: 'B', packaging: 'S' }
      expect((await addModel(one, ambiguous)).errors).toHaveProperty('modelNumber')
      await addModel(one, { ...ambiguous, configuration: { ...common, shaft: 'A', ports: '2N' } })
      const second = { ...ambiguous, configuration: { ...common, shaft: 'A2', ports: 'N' } }
      await addModel(one, second)
      const { cart } = await addModel(one, second)
      expect(cart.orderItems.map(({ quantity }: Json) => quantity)).toEqual([1, 2])
      expect(cart.orderItems.map(({ modifierSummary }: Json) => modifierSummary[1].code)).toEqual([
        'A',
        'A2',
      ])
    })

    it.each([
      ['an unknown code', { modelNumber: `${sample.modelNumber}QQ` }, 'modelNumber'],
      ['a beginning', { modelNumber: sample.skuCode }, 'modelNumber'],
      ['the id of another product', { skuID: '0'.repeat(32) }, 'skuID'],
      ['options of another model', { configuration: { displacement: '1' } }, 'configuration'],
      ['none', { quantity: 0 }, 'quantity'],
      ['too many', { quantity: 100_000 }, 'quantity'],
    ])('refuses %s as a quote does (CONF-15)', async (_, more, field) => {
      const one = visitor()
      expect((await addModel(one, more)).errors).toHaveProperty(field)
      expect((await one.cart()).orderItems).toEqual([])
    })
  })

  it('is added beside plain skus in one request, all of them or none', async () => {
    const one = visitor()
    const several = (modelNumber: string) => ({
      skuCodes: `SKT1NC,${sample.skuCode}`,
      quantities: `2,${sample.quantity}`,
      skuConfiguration: JSON.stringify([{}, { modelNumber }]),
    })
    const refused = await one.write('addOrderItems', several('NONE'))
    expect(Object.values(refused.body.errors)[0]).toEqual([expect.stringMatching(/^Line 2: /)])
    const { body } = await one.write('addOrderItems', several(sample.modelNumber))
    expect(lines(body.cart)).toEqual(['2 SKT1NC', `${sample.quantity} ${sample.modelNumber}`])
  })

  onAny(() => {
    it('keeps to the minimum and step of its packaging when its quantity is changed (CONF-15)', async () => {
      const one = await customer(EU)
      // In the EU a step stays a step.
      const packed = { modelNumber: 'TGX200BA2NVB1', skuID: '', quantity: 1 }
      const common = { displacement: '200', mount: 'B', seals: 'V', paint: 'B', packaging: '1' }
      const configuration = { ...common, shaft: 'A', ports: '2N' }
      const { cart } = await addModel(one, { ...packed, configuration })
      const [{ orderItemID, minQty }] = cart.orderItems
      const change = async (quantity: number) =>
        (await one.write('updateOrderItemQuantity', { orderItem: { orderItemID, quantity } })).body
      expect((await change(minQty + 2)).cart.orderItems[0].quantity).toBe(minQty + 2)
      expect((await change(0)).errors).toHaveProperty('quantity')
    })
  })

  it('goes over to the account at the sign-in, with the reading that it has', async () => {
    const before = await customer()
    await addModel(before)
    const one = visitor()
    await addModel(one)
    await addModel(one, { customerMaterialNumber: '47-11' })
    const password = 'Manifold-2026'
    const { body } = await one.write('login', { emailAddress: US, password })
    expect(lines(body.cart)).toEqual([
      `${2 * sample.quantity} ${sample.modelNumber}`,
      `${sample.quantity} ${sample.modelNumber}`,
    ])
  })

  onAny(() => {
    it('keeps the own code that names it, as a line of its own, into the draft quote', async () => {
      const one = await shipping(shop())
      const { customCodes } = await one.read('searchCustomCodes', { keyword: 'US-' })
      const coded = customCodes.find(({ modelNumber }: Json) => modelNumber.length > 8)
      const line = { modelNumber: coded.modelNumber, quantity: 2 }
      await one.write('addOrderItem', line)
      const { body } = await one.write('addOrderItem', { ...line, customCode: coded.customCode })
      const codes = body.cart.orderItems.map(({ improCustomCode }: Json) => improCustomCode)
      expect(codes).toEqual(['', '', coded.customCode])
      const foreign = await one.write('addOrderItem', { ...line, customCode: 'EU-1018' })
      expect(foreign.body.errors).toEqual({ customCode: ['Invalid Custom Code'] })
      const stranger = await visitor().write('addOrderItem', { ...line, ...coded })
      expect(Object.keys(stranger.body.errors)).toEqual(['customCode'])
      await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
      const { orderID } = (await one.place()).body.placement.quote
      const { quote } = await one.read('getQuote', { orderID, returnQuote: 'true' })
      expect(quote.orderItems.map(({ improCustomCode }: Json) => improCustomCode)).toEqual([
        '',
        coded.customCode,
      ])
    })

    it('says that it is not sold any more, and keeps nothing else from being ordered', async () => {
      const one = await shipping(shop())
      await addModel(one)
      const [family] = await database()
        .select()
        .from(product)
        .where(eq(product.skuCode, sample.skuCode))
      await database()
        .update(product)
        .set({ skuCode: 'ZZZ' })
        .where(eq(product.id, family?.id ?? ''))
      try {
        const cart = await one.cart()
        expect(problems(cart)).toEqual([
          ['', 'order'],
          ['model', 'stays'],
        ])
        expect(cart.totalItems).toBe(2 + sample.quantity)
        await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
        const items = cart.orderItems.map(({ orderItemID, quantity, extendedPrice }: Json) => ({
          orderItemID,
          quantity,
          extendedPrice,
        }))
        const { body } = await one.place({ reviewed: { total: cart.total, items } })
        expect(body.errors).toEqual({})
        expect(body.placement.quote).toBeUndefined()
        expect(lines(body.cart)).toEqual([`${sample.quantity} ${sample.modelNumber}`])
      } finally {
        await database()
          .update(product)
          .set({ skuCode: sample.skuCode })
          .where(eq(product.id, family?.id ?? ''))
      }
    })

    it('says that its code means nothing any more, and that its quantity is none', async () => {
      const one = await customer()
      await addModel(one)
      await database().update(cartItem).set({ quantity: 200_000 })
      expect(problems(await one.cart())).toEqual([['quantity', 'stays']])
      await database()
        .update(cartItem)
        .set({ configuration: { displacement: 'none' } })
      expect(problems(await one.cart())).toEqual([['model', 'stays']])
      const [{ orderItemID }] = (await one.cart()).orderItems
      expect((await one.write('removeOrderItem', { orderItemID })).body.cart.orderItems).toEqual([])
    })

    it('leaves as a line of the draft with own number, reading and the day that was asked for', async () => {
      const one = await shipping(shop())
      const { cart } = await addModel(one, { customerMaterialNumber: '47-11' })
      const { leadDeliveryDate } = cart.orderItems[1].modelPriceInfo
      const requestedDeliveryDate = addDays(leadDeliveryDate, 9)
      const wishes = { orderShippingDispatchOptionsCustom: 'shipCompleteOrder' }
      await one.write('updateOrder', { ...wishes, requestedDeliveryDate })
      await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
      const { placement } = (await one.place()).body
      const { quote } = await one.read('getQuote', {
        orderID: placement.quote.orderID,
        returnQuote: 'true',
      })
      expect(quote).toMatchObject({ orderShippingDispatchOptionsCustom: 'shipCompleteOrder' })
      expect(quote.orderItems).toMatchObject([
        {
          modelNumber: sample.modelNumber,
          customerMaterialNumber: '47-11',
          requestedDeliveryDate,
          modifierSummary: cart.orderItems[1].modifierSummary,
        },
      ])
      expect(quote.orderItems[0].quantity).toBe(sample.quantity)
    })

    it('takes the earliest day where the day that was asked for is too early', async () => {
      const one = await shipping(shop())
      const { cart } = await addModel(one)
      const { leadDeliveryDate } = cart.orderItems[1].modelPriceInfo
      await one.write('updateOrder', { requestedDeliveryDate: addDays(leadDeliveryDate, -1) })
      await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
      const { placement } = (await one.place()).body
      const { quote } = await one.read('getQuote', {
        orderID: placement.quote.orderID,
        returnQuote: 'true',
      })
      expect(quote.orderItems[0].requestedDeliveryDate).toBe(leadDeliveryDate)
    })

    it('comes back into the cart when an order with it is ordered again', async () => {
      const one = await customer()
      const { ordersOnAccount } = (await one.read('getAllOrdersOnAccount')).ordersOnAccount
      let seen: Json
      for (const { orderID } of ordersOnAccount) {
        const { orderDetails } = await one.read('getOrderDetails', { orderID })
        seen = orderDetails.orderItems.every(({ modelNumber }: Json) => modelNumber.length > 8)
          ? orderDetails
          : seen
      }
      const { orderID } = seen.orderInfo[0]
      const { body } = await one.write('duplicateOrder', { orderID, setAsCartFlag: 1 })
      expect(body.errors).toEqual({})
      expect(body.cart.orderItems.map(({ modelNumber }: Json) => modelNumber)).toEqual(
        seen.orderItems.map(({ modelNumber }: Json) => modelNumber),
      )
    })

    it('stays with a guest, who has no quotes', async () => {
      const one = visitor()
      await one.add('SKT1NC')
      await addModel(one)
      const name = { firstName: 'Guest', lastName: 'Buyer' }
      const { body } = await one.write('guestAccount', { ...name, emailAddress: 'g@manifold.test' })
      expect(problems(body.cart)).toEqual([
        ['', 'order'],
        ['', 'stays'],
      ])
    })
  })
})
