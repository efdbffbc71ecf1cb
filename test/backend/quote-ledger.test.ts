/** What the server writes down of a quote, what follows from its date, and who wins where two decide at once. */
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { reviewQuote } from '../../reference-backend/internal/review.ts'
import { reviewOrder } from '../../reference-backend/internal/review-orders.ts'
import { decodeLedgerIfAny } from '../../src/adapters/commerce/wire/quote-ledger.wire.ts'
import { readStatus } from '../../src/adapters/commerce/wire/status.wire.ts'
import { type QuoteLedger, replay } from '../../src/domain/quote/quote-ledger.ts'
import { type Customer, type Json, lineOf, sampleModel, SEEDED, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import type { TestShop } from './test-shop.ts'

const US = 'us@manifold.test'

async function historyOf(customer: Customer, orderID: string): Promise<QuoteLedger> {
  const { body } = await customer.read('getQuoteLedger', { orderID })
  const read = decodeLedgerIfAny(body)
  if (E.isLeft(read) || read.right === undefined) throw new Error('There is no history.')
  return read.right
}

/** What the history ends with, and what the quote says itself. */
async function bothOf(customer: Customer, orderID: string) {
  const quote = await customer.quote(orderID)
  const lines = quote.orderItems.map((item: Json) => [
    item.orderItemID,
    item.modelNumber,
    item.quantity,
    item.requestedDeliveryDate,
  ])
  const told = replay(await historyOf(customer, orderID))
  return {
    present: [readStatus(quote.orderStatusType.typeCode, '').status, lines],
    told: [
      told.status,
      told.lines.map((line) => [line.id, line.modelCode, line.quantity, line.requestedDate ?? '']),
    ],
  }
}

function review(shop: TestShop, action: string, order: string, reason = 'As discussed.') {
  return reviewQuote(shop.database, { action, order, reason }, shop.now())
}

/** Moves the clock of the shop on. */
function wait(shop: TestShop, minutes: number): void {
  shop.setNow(new Date(shop.now().getTime() + minutes * 60_000))
}

onEachEngine('the history of a quote', (shop) => {
  it('has no words where a submission had none, in any language (QUOTE-52)', async () => {
    const customer = await signedIn(shop(), US)
    const { body } = await customer.read('getQuotes', { pageRecordsShow: '100' })
    const reasons: string[] = []
    for (const { orderID } of body.quotesOnAccount.ordersOnAccount) {
      const entries = await historyOf(customer, orderID)
      for (const entry of entries) if (entry.kind === 'status') reasons.push(entry.reason)
    }
    expect(reasons).toContain('')
    expect(reasons).not.toContain('Order Entry Request Submitted')
  })

  it('ends for every seeded quote with its lines and its status', async () => {
    for (const email of [US, 'eu@manifold.test', 'gb@manifold.test']) {
      const customer = await signedIn(shop(), email)
      const { body } = await customer.read('getQuotes', { pageRecordsShow: '100' })
      const rows = body.quotesOnAccount.ordersOnAccount
      expect(rows.length).toBeGreaterThan(0)
      for (const { orderID } of rows) {
        const { present, told } = await bothOf(customer, orderID)
        expect(told).toEqual(present)
      }
    }
  })

  it('is nothing of another customer', async () => {
    const other = await signedIn(shop(), 'other-us@manifold.test')
    const { body } = await other.read('getQuoteLedger', { orderID: SEEDED.qstDraft })
    expect(body.quoteLedger).toEqual({})
  })

  it('tells each write once, by whom, with what it was before, up to order and shipment', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, orderItems } = await customer.quote(SEEDED.qstRejected)
    const [first] = orderItems
    const told = (await historyOf(customer, orderID)).length
    wait(shop(), 5)
    await customer.write('updateOrderItemQuantity', {
      orderID,
      orderItem: { orderItemID: first.orderItemID, quantity: first.quantity * 2 },
    })
    await customer.write('addOrderItem', { orderID, ...lineOf(sampleModel('US')) })
    await customer.write('updateQuoteStatus', {
      orderID,
      quoteStatus: 'qstOrderEntryRequestUpdated',
      reason: 'Twice as much.',
      freightCarrier: 'Own lorry',
    })
    const approved = await review(shop(), 'approve', orderID)
    expect(approved.ok).toBe(true)
    const { orderNumber } = await customer.quote(orderID)
    expect(orderNumber).toMatch(/^7\d{4}$/)
    wait(shop(), 5)
    const parts = { database: shop().database, clock: shop().now, payments: {} }
    const sent = await reviewOrder(parts, { action: 'ship', order: orderNumber, tracking: '1Z9' })
    expect(sent.ok).toBe(true)

    const history = (await historyOf(customer, orderID)).slice(told)
    expect(history.map(({ kind, by }) => [kind, by.kind, by.name])).toEqual([
      ['lines-changed', 'customer', ''],
      ['lines-added', 'customer', ''],
      ['quote-changed', 'customer', ''],
      ['status', 'customer', ''],
      ['status', 'reviewer', 'Sales desk, Duluth'],
      ['ordered', 'shop', ''],
      ['shipped', 'shop', ''],
    ])
    expect(history[0]).toMatchObject({
      changes: [
        { field: 'quantity', from: String(first.quantity), to: String(first.quantity * 2) },
      ],
    })
    expect(history[2]).toMatchObject({
      changes: [{ field: 'freight-carrier', from: 'Lakeshore Freight', to: 'Own lorry' }],
    })
    expect(history.slice(5)).toMatchObject([
      { orderNumber, lineCount: 3 },
      { orderNumber, lineCount: 3, trackingNumber: '1Z9' },
    ])
    const { present, told: ending } = await bothOf(customer, orderID)
    expect(ending).toEqual(present)
  })

  it('says what staff have done that it was they, by the name of their house', async () => {
    const staff = await signedIn(shop(), 'admin@manifold.test')
    const { body } = await staff.write('impersonateAccount', {
      emailAddress: US,
      reason: 'Asked by phone',
    })
    const { orderID } = await (await signedIn(shop(), US)).draft()
    const headers = { 'Content-Type': 'application/json', 'Auth-Token': `Bearer ${body.token}` }
    await shop().fetch('/api/scope/setupTradeOrderPayment', {
      method: 'POST',
      headers,
      body: JSON.stringify({ orderID, purchaseOrderNumber: 'PO-5' }),
    })
    const last = (await historyOf(await signedIn(shop(), US), orderID)).at(-1)
    expect(last).toMatchObject({ kind: 'quote-changed', by: { kind: 'staff', name: 'Manifold' } })
  })

  it('keeps nothing of a write that was refused', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, orderItems } = await customer.draft()
    const before = await historyOf(customer, orderID)
    const [{ orderItemID }] = orderItems
    const refused = await customer.write('updateOrderItemQuantity', {
      orderID,
      orderItem: { orderItemID, quantity: 0 },
    })
    expect(refused.body.errors).not.toEqual({})
    expect(await historyOf(customer, orderID)).toEqual(before)
  })
})

onEachEngine(
  'a quote that is recalled',
  (shop) => {
    it('is again what it was, and gone from the desk of the reviewer', async () => {
      const customer = await signedIn(shop(), US)
      for (const [orderID, status] of [
        [SEEDED.qstPendingReview, 'qstDraft'],
        [SEEDED.qstOrderEntryRequestUpdated, 'qstRejected'],
      ] as const) {
        const { body } = await customer.write('recallQuote', { orderID, returnQuote: true })
        expect(body.errors).toEqual({})
        expect(body.quote.orderStatusType.typeCode).toBe(status)
        expect(body.quote).toMatchObject({ validUntilDate: '', expectedAnswerDate: '' })
        const { present, told } = await bothOf(customer, orderID)
        expect(told).toEqual(present)
        const late = await review(shop(), 'approve', orderID)
        expect(late.text).toContain('since its customer has recalled it')
      }
    })

    it('is only what the caller has seen: a submission made since then stays', async () => {
      const customer = await signedIn(shop(), US)
      const orderID = SEEDED.qstPendingReview
      const seen = (await customer.quote(orderID)).orderStatusHistory.length
      await customer.write('recallQuote', { orderID, orderStatusHistoryCount: seen })
      await customer.write('submitQuoteForApproval', { orderID, reason: 'Again.' })
      const again = { orderID, orderStatusHistoryCount: seen }
      const { body } = await customer.write('recallQuote', again)
      expect(Object.keys(body.errors)).toEqual(['orderStatusType'])
      expect((await customer.quote(orderID)).orderStatusType.typeCode).toBe('qstPendingReview')
    })

    it('or decided: of many at the same moment on two servers exactly one is done (T39)', async () => {
      const one = await signedIn(shop(), US)
      const other = await signedIn(shop(), US, shop().secondFetch)
      for (const orderID of [SEEDED.qstPendingReview, SEEDED.qstOrderEntryRequestUpdated]) {
        const recalls = [one, other, one, other].map((each) =>
          each.write('recallQuote', { orderID }),
        )
        const verdicts = ['approve', 'return', 'decline'].map((verdict) =>
          review(shop(), verdict, orderID),
        )
        const replies = await Promise.all(recalls)
        const decided = await Promise.all(verdicts)
        const recalled = replies.filter(({ body }) => !('orderStatusType' in body.errors))
        expect(recalled.length + decided.filter(({ ok }) => ok).length).toBe(1)
        const { present, told } = await bothOf(one, orderID)
        expect(told).toEqual(present)
      }
    })
  },
  { apart: true },
)

onEachEngine('the validity of a quote', (shop) => {
  it('is thirty days from its submission, with a desk that answers within two working days', async () => {
    const customer = await signedIn(shop(), US)
    const { body } = await customer.write('submitQuoteForApproval', {
      orderID: SEEDED.qstDraft,
      orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
      returnQuote: true,
    })
    expect(body.quote).toMatchObject({
      reviewerName: 'Sales desk, Duluth',
      expectedAnswerDate: '2026-03-04',
      validUntilDate: '2026-04-01',
    })
  })

  it('ends on its own: expired for its customer, the list and the reviewer (QUOTE-29)', async () => {
    const customer = await signedIn(shop(), US)
    const orderID = SEEDED.qstPendingReview
    const { validUntilDate } = await customer.quote(orderID)
    shop().setNow(new Date(`${validUntilDate}T23:59:00-12:00`))
    const later = await signedIn(shop(), US)
    expect((await later.quote(orderID)).orderStatusType.typeCode).toBe('qstPendingReview')
    wait(shop(), 1)
    expect((await later.quote(orderID)).orderStatusType).toEqual({
      typeCode: 'qstExpired',
      typeName: 'Expired',
    })
    const { body } = await later.read('getQuotes', { statusTypeCode: 'qstExpired' })
    const ids = body.quotesOnAccount.ordersOnAccount.map((row: Json) => row.orderID)
    expect(ids).toContain(orderID)
    for (const action of ['recallQuote', 'deleteOrder']) {
      const refused = await later.write(action, { orderID })
      expect(Object.keys(refused.body.errors)).toEqual(['orderStatusType'])
    }
    expect((await review(shop(), 'approve', orderID)).text).toContain('is Expired;')
    const last = (await historyOf(later, orderID)).at(-1)
    expect(last).toMatchObject({ kind: 'status', status: 'expired', by: { kind: 'shop' } })
  })
})

onEachEngine('a quote and its order', (shop) => {
  it('know each other, for their owner alone', async () => {
    const customer = await signedIn(shop(), US)
    const { order_orderID: orderID, quoteNumber } = await customer.quote(SEEDED.qstApproved)
    const { body } = await customer.read('getOrderDetails', { orderID })
    expect(body.orderDetails.orderInfo[0]).toMatchObject({
      quote_orderID: SEEDED.qstApproved,
      quote_quoteNumber: quoteNumber,
    })
  })
})
