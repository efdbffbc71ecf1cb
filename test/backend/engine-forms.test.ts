/** The forms in which the engine's own client writes its requests. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { DOCK, shipping, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'

onEachEngineExhaustively("the engine's forms", (shop) => {
  const customer = async () => shopper(shop().fetch, await shop().signIn(US))
  const skuIDs = async () => {
    const one = await customer()
    const { cart } = (await one.write('addOrderItems', { skuCodes: 'SKT1NC,SKP1N1' })).body
    await one.write('clearOrder')
    return cart.orderItems.map(({ sku }: Json) => sku.skuID)
  }
  const lines = ({ orderItems }: Json) =>
    orderItems.map(({ sku, quantity }: Json) => `${quantity} ${sku.skuCode}`)

  it('put skus in a cart by their ids, one of each without quantities', async () => {
    const [first, second] = await skuIDs()
    const one = await customer()
    const { body } = await one.write('addOrderItem', { skuID: first, quantity: 3 })
    expect(lines(body.cart)).toEqual(['3 SKT1NC'])
    const both = await one.write('addOrderItems', { skuIDs: `${first},${second}` })
    expect(lines(both.body.cart)).toEqual(['4 SKT1NC', '1 SKP1N1'])
    const unknown = await one.write('addOrderItem', { skuID: namedId('none'), quantity: 1 })
    expect(Object.keys(unknown.body.errors)).toEqual(['skuCode'])
  })

  it('change a quantity by the sku, nested and dotted', async () => {
    const [skuID] = await skuIDs()
    const one = await customer()
    await one.add('SKT1NC', 2)
    const nested = await one.write('updateOrderItemQuantity', {
      orderItem: { sku: { skuID }, qty: 5 },
    })
    expect(lines(nested.body.cart)).toEqual(['5 SKT1NC'])
    const dotted = await one.write('updateOrderItemQuantity', {
      'orderItem.sku.skuID': skuID,
      'orderItem.qty': 6,
    })
    expect(lines(dotted.body.cart)).toEqual(['6 SKT1NC'])
  })

  it('name a payment with dotted fields, and cannot reach a prototype', async () => {
    const one = await shipping(shop())
    const { paymentMethod } = (await one.cart()).eligiblePaymentMethodDetails[0]
    const { body } = await one.write('addOrderPayment', {
      'newOrderPayment.paymentMethod.paymentMethodID': paymentMethod.paymentMethodID,
      'newOrderPayment.purchaseOrderNumber': 'PO-D',
      'newOrderPayment.__proto__.amount': '1',
      'newOrderPayment.constructor.prototype.amount': '1',
    })
    expect(body.errors).toEqual({})
    expect(body.cart.orderPayments).toMatchObject([{ purchaseOrderNumber: 'PO-D' }])
    expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false)
  })

  it('quote a plain sku by its id alone', async () => {
    const [skuID, other] = await skuIDs()
    const one = await customer()
    const { body } = await one.write('addOrderItem', {
      skuID,
      quantity: 2,
      quoteName: 'By id',
      returnQuote: true,
    })
    expect(body.quote.orderItems).toMatchObject([{ modelNumber: 'SKT1NC', quantity: 2 }])
    const { orderID } = body.quote
    const more = await one.write('addOrderItems', { orderID, skuIDs: other, returnQuote: true })
    expect(more.body.quote.orderItems).toHaveLength(2)
  })

  it('quote a plain sku by its code, and change its quantity without nesting', async () => {
    const one = await customer()
    const wanted = { quoteName: 'By code', skuCode: 'SKT1NC', quantity: 2, returnQuote: true }
    const { quote } = (await one.write('addOrderItem', wanted)).body
    expect(quote.orderItems).toMatchObject([{ modelNumber: 'SKT1NC', quantity: 2 }])
    const [{ orderItemID }] = quote.orderItems
    const of = { orderID: quote.orderID, orderItemID, quantity: 5, returnQuote: true }
    const { body } = await one.write('updateOrderItemQuantity', of)
    expect(body.quote.orderItems).toMatchObject([{ quantity: 5 }])
  })

  it('order again without a name, as a draft or into the cart beside what lies there', async () => {
    const one = await shipping(shop(), US, { skuCode: 'SKP1N1', quantity: 2 })
    await one.pay('check')
    const { orderID } = (await one.place()).body.placement.order
    const { body } = await one.write('duplicateOrder', { orderID })
    expect((await one.read('getQuote', { orderID: body.orderID })).quote.orderItems).toHaveLength(1)
    await one.add('SKP1N1')
    await one.add('SKT1NC')
    const again = await one.write('duplicateOrder', { orderID, setAsCartFlag: 1 })
    expect(lines(again.body.cart)).toEqual(['3 SKP1N1', '1 SKT1NC'])
    expect(again.body.notAdded).toEqual([])
    const foreign = shopper(shop().fetch, await shop().signIn('other-us@manifold.test'))
    const refused = await foreign.write('duplicateOrder', { orderID, setAsCartFlag: 1 })
    expect(Object.keys(refused.body.errors)).toEqual(['orderID'])
  })

  it('order again what can be had, and name the rest with the field of its refusal', async () => {
    const one = await shipping(shop(), US, { skuCode: 'SKP1N1', quantity: 2 })
    await one.add('SKT1NC', 2)
    await one.pay('check')
    const { orderID } = (await one.place()).body.placement.order
    const left = eq(stock.modelCode, 'SKP1N1')
    await shop().database.update(stock).set({ quantity: 1 }).where(left)
    const { body } = await one.write('duplicateOrder', { orderID, setAsCartFlag: 1 })
    expect(lines(body.cart)).toEqual(['2 SKT1NC'])
    expect(body.notAdded).toMatchObject([{ modelNumber: 'SKP1N1', quantity: 2 }])
    expect(Object.keys(body.notAdded[0].errors)).toEqual(['quantity'])
  })

  it('carry out several calls of one path in order, each as if it came alone', async () => {
    const one = shopper(shop().fetch)
    const { body } = await one.write('addOrderItem,addOrderShippingAddress,updateOrder', {
      ...DOCK,
      skuCode: 'SKT1NC',
      quantity: 2,
      purchaseOrderNumber: 'PO-C',
    })
    expect(body.successfulActions).toHaveLength(3)
    expect(body.cart).toMatchObject({ purchaseOrderNumber: 'PO-C' })
    expect(body.cart.orderFulfillments[0].shippingAddress.city).toBe('Duluth')
    const stopped = await one.write('addPromotionCode,clearOrder', { promotionCode: 'NONE' })
    expect(Object.keys(stopped.body.errors)).toEqual(['promotionCode'])
    expect((await one.cart()).orderItems).toHaveLength(1)
    expect((await one.write('updateOrder,noSuchCall')).status).toBe(404)
  })

  it('write the names of calls in any letter case', async () => {
    const [skuID] = await skuIDs()
    const one = await customer()
    const wanted = { skuID, orderTemplateName: 'Spares' }
    const { orderTemplateID } = (await one.write('addWishlistItem', wanted)).body
    const named = { orderTemplateID, removalSkuID: skuID }
    const { body } = await one.write('removeWishlistItem,getWishlistItems', named)
    expect(body).toMatchObject({ errors: {}, accountWishlistProducts: [] })
  })
})
