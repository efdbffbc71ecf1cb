import { expect, it } from 'vitest'
import { reviewQuote } from '../../reference-backend/internal/review.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { type Customer, type Json, lineOf, sampleModel, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'
import type { TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'

/** A draft with everything that a submission needs except the dispatch option. */
async function readyDraft(customer: Customer, nickname: string): Promise<Json> {
  const { orderID, orderFulfillments } = await customer.draft('Ready')
  await customer.write('setupTradeOrderPayment', { orderID, purchaseOrderNumber: ' PO-1 ' })
  const { body } = await customer.write('addShippingAddressUsingAccountAddress', {
    orderID,
    accountAddressID: addressIdOf(customer.emailAddress, nickname),
    fulfillmentID: orderFulfillments[0].orderFulfillmentID,
    returnQuote: true,
  })
  return body.quote
}

function review(shop: TestShop, action: string, order: string, reason = '') {
  return reviewQuote(shop.database, { action, order, reason }, shop.now())
}

onOneEngine('the life of a quote', (shop) => {
  it.each([
    [US, 'Main plant'],
    [EU, 'Werk Nord'],
  ])('goes from draft through feedback to approval for %s', async (emailAddress, nickname) => {
    const customer = await signedIn(shop(), emailAddress)
    const draft = await readyDraft(customer, nickname)
    expect(draft.orderStatusType).toEqual({ typeCode: 'qstDraft', typeName: 'Draft' })
    expect(draft.orderPayments[0].purchaseOrderNumber).toBe('PO-1')
    expect(draft.orderFulfillments[0].shippingAddress.city).not.toBe('')
    const { orderID } = draft

    const submitted = await customer.write('submitQuoteForApproval', {
      orderID,
      reason: '',
      returnQuote: true,
      orderShippingDispatchOptionsCustom: 'partialShipmentAccepted',
      freightCarrier: 'Own lorry',
      specialInstructions: 'Ring twice.',
    })
    expect(submitted.body.quote).toMatchObject({
      orderStatusType: { typeCode: 'qstPendingReview' },
      orderShippingDispatchOptionsCustom: 'partialShipmentAccepted',
      freightCarrier: 'Own lorry',
      specialInstructions: 'Ring twice.',
      orderOpenDateTime: shop().now().toISOString(),
    })
    expect(submitted.body.quote.orderStatusHistory.at(-1).reason).toBe(
      'Order Entry Request Submitted',
    )

    expect((await review(shop(), 'return', draft.quoteNumber, 'One day later, please.')).ok).toBe(
      true,
    )
    const resubmitted = await customer.write('updateQuoteStatus', {
      orderID,
      quoteStatus: 'qstOrderEntryRequestUpdated',
      reason: 'Done.',
      returnQuote: true,
    })
    expect(resubmitted.body.quote.quoteRequestDetails).toBe('Done.')

    expect((await review(shop(), 'approve', orderID)).ok).toBe(true)
    const approved = await customer.quote(orderID)
    expect(
      approved.orderStatusHistory.map((entry: Json) => entry.orderStatusHistoryType_typeCode),
    ).toEqual(['qstPendingReview', 'qstRejected', 'qstOrderEntryRequestUpdated', 'qstApproved'])
    const [item] = approved.orderItems
    expect(item.plannedDeliveryDate).toBe(item.requestedDeliveryDate)
    const actions = (await shop().journal()).map(({ action }) => action)
    expect(actions).toEqual([
      'login',
      'addOrderItem',
      'setupTradeOrderPayment',
      'addShippingAddressUsingAccountAddress',
      'submitQuoteForApproval',
      'review.return',
      'updateQuoteStatus',
      'review.approve',
    ])
  })

  it('names everything that a submission lacks, at once', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID } = await customer.draft()
    const { body } = await customer.write('submitQuoteForApproval', { orderID })
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'orderShippingDispatchOptionsCustom',
      'purchaseOrderNumber',
      'shippingAddress',
    ])
    const { body: created } = await customer.write('createQuote', { quoteName: 'Empty' })
    const empty = await customer.write('submitQuoteForApproval', { orderID: created.orderID })
    expect(empty.body.errors.orderItems).toEqual(['Please add a product'])
  })

  it('wants a comment with a resubmission and no other status than the one', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID } = await readyDraft(customer, 'Main plant')
    const dispatch = { orderShippingDispatchOptionsCustom: 'shipCompleteOrder' }
    await customer.write('submitQuoteForApproval', { orderID, ...dispatch })
    await review(shop(), 'return', orderID, 'Why?')
    const resubmit = (quoteStatus: string, reason: string) =>
      customer.write('updateQuoteStatus', { orderID, quoteStatus, reason })
    const silent = await resubmit('qstOrderEntryRequestUpdated', '  ')
    expect(silent.body.errors).toEqual({ reason: ['Please enter a comment.'] })
    for (const status of ['qstApproved', 'qstDraft', 'qstPendingReview', 'qstRejectedQuote', '']) {
      expect(Object.keys((await resubmit(status, 'Please.')).body.errors)).toEqual(['quoteStatus'])
    }
    expect((await customer.quote(orderID)).orderStatusType.typeCode).toBe('qstRejected')
  })

  it('ends with its last item, a returned one too (QUOTE-58)', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID, orderItems } = await customer.draft()
    const remove = { orderID, orderItemID: orderItems[0].orderItemID, returnQuote: true }
    const { body } = await customer.write('removeOrderItem', remove)
    expect(body.errors).toEqual({})
    expect(body.quote).toEqual({})
    expect(await customer.quote(orderID)).toEqual({})

    const other = await readyDraft(customer, 'Main plant')
    const dispatch = { orderShippingDispatchOptionsCustom: 'shipCompleteOrder' }
    await customer.write('submitQuoteForApproval', { orderID: other.orderID, ...dispatch })
    await review(shop(), 'return', other.orderID, 'Why?')
    const { orderItemID } = other.orderItems[0]
    const last = { orderID: other.orderID, orderItemID, returnQuote: true }
    const gone = await customer.write('removeOrderItem', last)
    expect(gone.body.errors).toEqual({})
    expect(gone.body.quote).toEqual({})
    expect(await customer.quote(other.orderID)).toEqual({})
  })

  it('is cleared and deleted as a whole', async () => {
    const customer = await signedIn(shop(), US)
    const one = await customer.draft()
    const cleared = await customer.write('clearOrder', { orderID: one.orderID })
    expect(cleared.body.quote).toEqual({})
    const two = await customer.draft()
    const deleted = await customer.write('deleteOrder', {
      orderID: two.orderID,
      returnJSONObjects: 'cart',
    })
    expect(deleted.body.cart.orderItems).toEqual([])
    for (const { orderID } of [one, two]) expect(await customer.quote(orderID)).toEqual({})
  })

  it('keeps its zone and currency when its owner moves', async () => {
    const customer = await signedIn(shop(), US)
    const { orderID } = await customer.draft()
    const moved = await customer.write('addNewAccountAddress', {
      accountAddressName: 'Abroad',
      name: 'Dock',
      streetAddress: 'Kai 1',
      city: 'Bremen',
      postalCode: '28195',
      countryCode: 'DE',
    })
    const { newAccountAddressID: accountAddressID } = moved.body
    const { body } = await customer.write('setPrimaryAccountAddress', { accountAddressID })
    expect(body.account).toMatchObject({ addressZoneName: 'EU', currencyCode: 'EUR' })
    const line = lineOf(sampleModel('US', 1))
    const added = await customer.write('addOrderItem', { orderID, ...line, returnQuote: true })
    expect(added.body.errors).toEqual({})
    expect(added.body.quote.currencyCode).toBe('USD')
  })
})

onOneEngine('a purchase order number', (shop) => {
  it('leaves the lines as they were shown where its answer has none of them (QUOTE-03)', async () => {
    const { orderID } = await (await signedIn(shop(), US)).draft('Numbered')
    shop().setNow(new Date(shop().now().getTime() + 8 * 24 * 60 * 60 * 1000))
    const later = await signedIn(shop(), US)
    const read = async () =>
      (await later.read('getQuote', { orderID, returnQuote: 'true' })).body.quote
    const before = await read()
    await later.write('setupTradeOrderPayment', { orderID, purchaseOrderNumber: 'PO-1' })
    const { orderPayments, ...after } = await read()
    expect(orderPayments[0].purchaseOrderNumber).toBe('PO-1')
    expect(after.orderItems).toEqual(before.orderItems)
  })
})

onOneEngine('the reviewer', (shop) => {
  it('finds a quote by number, id or name, and says why it cannot act', async () => {
    const none = await review(shop(), 'approve', 'no such quote')
    expect(none).toEqual({ ok: false, text: 'There is no quote no such quote.' })
    const several = await review(shop(), 'approve', 'Neighbour order')
    expect(several.text).toContain('Several quotes')
    const draft = await review(shop(), 'approve', '20001')
    expect(draft.text).toContain('is Draft; only submitted quotes can be reviewed.')
    expect((await review(shop(), 'decline', 'Saugbagger')).text).toContain('needs a reason')
    const declined = await review(shop(), 'decline', 'Saugbagger', 'Not possible.')
    expect(declined).toEqual({ ok: true, text: 'Quote 20039 (Saugbagger) is now Declined.' })
    expect((await shop().journal()).map(({ action }) => action)).toEqual(['review.decline'])
  })
})
