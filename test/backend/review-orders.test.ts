/** The seller's commands: shipping in parts, canceling, giving back. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { shipping } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_REVIEW_KEY } from './test-shop.ts'

onEachEngine("the seller's commands", (shop) => {
  const review = async (body: object): Promise<Json> => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${TEST_REVIEW_KEY}`,
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await shop().fetch('/internal/review', init)).json()
  }
  const ordered = async () => {
    const one = await shipping(shop(), 'us@manifold.test', { skuCode: 'SKP1N1', quantity: 3 })
    await one.add('SKT1NC', 1)
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-S' })
    const { orderID, orderNumber } = (await one.place()).body.placement.order
    const details = async () => (await one.read('getOrderDetails', { orderID })).orderDetails
    const credit = async () => (await one.read('getAccountCredit')).accountCredit.openBalance
    return { order: orderNumber, details, credit }
  }

  it('ship an order in parts, each under a number, and close it with the last', async () => {
    const { order, details } = await ordered()
    const { orders } = await review({ action: 'orders' })
    expect(orders.find((each: Json) => each.orderNumber === order).lines).toHaveLength(2)
    expect(await review({ action: 'ship', order, lines: '2', tracking: '1ZTWO' })).toEqual({
      ok: true,
      text: `Order ${order}: 1 line(s) sent, tracking number 1ZTWO.`,
    })
    const part = await details()
    expect(part.orderInfo[0].orderStatusType_typeCode).toBe('ostProcessing')
    expect(
      part.orderFulfillments.map(
        (row: Json) => row.orderDeliveryItems_orderDelivery_trackingNumber,
      ),
    ).toEqual(['', '1ZTWO'])
    expect((await review({ action: 'ship', order, lines: '2' })).ok).toBe(false)
    const rows = (await shop().journal()).length
    expect((await review({ action: 'ship', order })).ok).toBe(true)
    expect(await shop().journal()).toHaveLength(rows + 1)
    expect((await details()).orderInfo[0].orderStatusType_typeCode).toBe('ostClosed')
    expect((await review({ action: 'cancel', order, reason: 'Late' })).ok).toBe(false)
  })

  it('cancel an order for a reason: pieces are back, and nothing is owed', async () => {
    const { order, details, credit } = await ordered()
    const owed = await credit()
    expect((await review({ action: 'cancel', order })).ok).toBe(false)
    expect((await review({ action: 'cancel', order, reason: 'Not made any more' })).ok).toBe(true)
    const { orderInfo } = await details()
    expect(orderInfo[0].orderStatusType_typeCode).toBe('ostCanceled')
    const [row] = await shop().database.select().from(stock).where(eq(stock.modelCode, 'SKP1N1'))
    expect(row?.quantity).toBe(120)
    expect(await credit()).toBeCloseTo(owed - orderInfo[0].calculatedTotal, 2)
    expect((await review({ action: 'refund', order })).ok).toBe(false)
  })

  it('know no order but by its number', async () => {
    expect(await review({ action: 'ship', order: '1' })).toEqual({
      ok: false,
      text: 'There is no order of this number.',
    })
  })
})
