/** What is answered about the lines of a quote to whoever knows them already. */
import { expect, it } from 'vitest'
import { type Json, lineOf, sampleModel, SEEDED, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'
const returnQuote = true

onEachEngineExhaustively('the answer about known lines', (shop) => {
  it('brings the line that was changed, and the ids of all only where lines come or go', async () => {
    const customer = await signedIn(shop(), US)
    const orderID = SEEDED.qstDraft
    const quote = await customer.quote(orderID)
    const [first] = quote.orderItems
    const { orderItemID, quantity, stepQty } = first
    const orderItem = { orderItemID, quantity: quantity + stepQty }
    const known = { orderID, returnQuote, orderItemsTag: quote.orderItemsTag }
    const { body } = await customer.write('updateOrderItemQuantity', { ...known, orderItem })
    expect(body.quote.orderItems).toMatchObject([orderItem])
    expect(body.quote).toMatchObject({ orderItemsSince: quote.orderItemsTag })
    expect(body.quote).not.toHaveProperty('orderItemIDs')
    expect(body.quote.orderFulfillments[0]).not.toHaveProperty('orderFulfillmentItems')

    const added = await customer.write('addOrderItem', {
      ...known,
      orderItemsTag: body.quote.orderItemsTag,
      ...lineOf(sampleModel('US')),
    })
    const ids = quote.orderItems.map((item: Json) => item.orderItemID)
    const [line] = added.body.quote.orderItems
    expect(added.body.quote.orderItems).toHaveLength(1)
    expect(added.body.quote.orderItemIDs).toEqual([...ids, line.orderItemID])
  })

  it('brings all lines where they are not as the caller knows them', async () => {
    const customer = await signedIn(shop(), US)
    const orderID = SEEDED.qstDraft
    const before = await customer.quote(orderID)
    const [first] = before.orderItems
    const { orderItemID, quantity, stepQty } = first
    const change = (to: number) => ({ orderID, orderItem: { orderItemID, quantity: to } })
    await customer.write('updateOrderItemQuantity', change(quantity + stepQty))
    const { body } = await customer.write('updateOrderItemQuantity', {
      ...change(quantity),
      returnQuote,
      orderItemsTag: before.orderItemsTag,
    })
    expect(body.quote.orderItems).toHaveLength(before.orderItems.length)
    expect(body.quote).not.toHaveProperty('orderItemsSince')
  })

  it('brings no line to whoever reads a quote that is as it was', async () => {
    const customer = await signedIn(shop(), US)
    const orderID = SEEDED.qstDraft
    const { orderItemsTag } = await customer.quote(orderID)
    const { body } = await customer.read('getQuote', { orderID, orderItemsTag })
    expect(body.quote).toMatchObject({ orderItems: [], orderItemsSince: orderItemsTag })
  })

  it('brings of a history what has happened since, and all to whoever knows another one', async () => {
    const customer = await signedIn(shop(), US)
    const orderID = SEEDED.qstDraft
    const ledger = async (entriesTag = '') => {
      const { body } = await customer.read('getQuoteLedger', { orderID, entriesTag })
      return body.quoteLedger
    }
    const before = await ledger()
    await customer.write('setupTradeOrderPayment', { orderID, purchaseOrderNumber: 'PO-SINCE' })
    const since = await ledger(before.entriesTag)
    expect(since.entriesSince).toBe(before.entriesTag)
    expect(since.entries).toMatchObject([{ entryType: 'quoteChanged' }])
    const whole = await ledger('1.unknown')
    expect(whole.entries).toEqual([...before.entries, ...since.entries])
  })
})
