/** What is sent about quotes, field by field as the specification names them. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { httpQuoteGateway } from '../../../../src/adapters/commerce/quote-gateway.http.ts'
import { quoteListStart } from '../../../../src/domain/quote/quote-list.ts'
import { aDay } from '../../../builders/a-day.ts'
import { skuId } from '../../../builders/a-product.ts'
import { quoteId, quoteItemId } from '../../../builders/a-quote.ts'
import { shaftAndPorts } from '../../../builders/an-ambiguous-product.ts'
import { aQuoteAnswer } from '../../../builders/wire-answers.ts'
import { scriptedEngine } from '../../../fakes/scripted-engine.ts'
import { envelope } from '../../../fakes/scripted-fetch.ts'
import { type KnownCall, quoteCalls } from '../all-calls.ts'

async function sentBy(name: string) {
  const call = quoteCalls.find((one: KnownCall) => one.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  const engine = scriptedEngine({ replies: [envelope(call.good)] })
  const answer = await call.run(engine.client, engine.tokens)
  const [request] = engine.asked
  const { searchParams } = new URL(request?.url ?? '', 'http://shop.test')
  return { answer, body: request?.body, query: Object.fromEntries(searchParams) }
}

const id = 'quote-1'

describe('what is sent about quotes', () => {
  it('asks for a tab by the comma list of its codes, ten a page, and reads ordersOnAccount (CALL-16)', async () => {
    const { query, answer } = await sentBy('getQuotes')
    expect(query).toEqual({
      statusTypeCode: 'qstPendingReview,qstOrderEntryRequestUpdated,qstRejected',
      pageRecordsShow: '10',
      currentPage: '2',
    })
    expect(answer).toMatchObject({ right: { rows: [{ id }], total: 1 } })
  })

  it('asks for a keyword and an order only where there is one', async () => {
    const engine = scriptedEngine({
      replies: [envelope({ quotesOnAccount: { ordersOnAccount: [] } })],
    })
    const place = { ...quoteListStart, keyword: 'PO 7&page=2', sort: 'value' } as const
    await httpQuoteGateway(engine.client).list(place)()
    const { searchParams } = new URL(engine.asked[0]?.url ?? '', 'http://shop.test')
    expect(Object.fromEntries(searchParams)).toEqual({
      statusTypeCode: 'qstDraft',
      pageRecordsShow: '10',
      currentPage: '1',
      keyword: 'PO 7&page=2',
      orderBy: 'calculatedTotal|DESC',
    })
  })

  it('asks for drafts without a parameter and reads cartQuoteOrders (CALL-17)', async () => {
    const { query, answer } = await sentBy('getCartAndDraftQuoteOrders')
    expect(query).toEqual({})
    const draft = { id, name: 'Spring overhaul', number: '1001', purchaseOrderNumber: 'PO-7781' }
    expect(answer).toEqual(E.right([draft]))
  })

  it('leaves everything but drafts out of the open drafts', async () => {
    const cart = { orderID: 'cart', orderStatusType_typeCode: 'ostNotPlaced' }
    const engine = scriptedEngine({ replies: [envelope({ cartQuoteOrders: [cart] })] })
    expect(await httpQuoteGateway(engine.client).openDrafts()()).toEqual(E.right([]))
  })

  it('creates a quote by its name and reads the orderID (CALL-18)', async () => {
    const { body, answer } = await sentBy('createQuote')
    expect(body).toEqual({ quoteName: 'Spring overhaul' })
    expect(answer).toEqual(E.right('quote-2'))
  })

  it('sends a date with the item and wants the quote back (CALL-19)', async () => {
    const { body, answer } = await sentBy('updateRequestDeliveryDate')
    expect(body).toEqual({
      orderID: id,
      orderItem: { orderItemID: 'item-1', requestedDeliveryDate: '2026-06-01' },
      returnQuote: true,
      isQuote: true,
    })
    expect(answer).toMatchObject({ right: { kind: 'quote', quote: { id } } })
  })

  it('sends the dates of many lines in one call, and reads which were left (CALL-19)', async () => {
    const refusedOrderItems = [{ orderItemID: 'item-2', message: 'Picked already.' }]
    const good = { quote: aQuoteAnswer(), refusedOrderItems }
    const engine = scriptedEngine({ replies: [envelope(good)] })
    const dates = ['item-1', 'item-2'].map((each) => ({
      itemId: quoteItemId(each),
      date: aDay('2026-06-01'),
    }))
    const answer = await httpQuoteGateway(engine.client).changeRequestedDates(quoteId(id), dates)()
    expect(engine.asked[0]?.body).toEqual({
      orderID: id,
      orderItems: [
        { orderItemID: 'item-1', requestedDeliveryDate: '2026-06-01' },
        { orderItemID: 'item-2', requestedDeliveryDate: '2026-06-01' },
      ],
      returnQuote: true,
      isQuote: true,
    })
    expect(answer).toMatchObject({
      right: { quote: { id }, refused: new Map([['item-2', ['Picked already.']]]) },
    })
  })

  it('adds a line to a quote with sku, dates, material number and model (CALL-21)', async () => {
    const { body } = await sentBy('addOrderItem')
    expect(body).toEqual({
      orderID: id,
      skuID: 'sku-om1',
      modelNumber: 'OM1080CNS',
      quantity: 2,
      plannedDeliveryDate: '2026-05-04',
      requestedDeliveryDate: '2026-05-11',
      customerMaterialNumber: 'MAT-7',
      returnQuote: true,
      isQuote: true,
    })
  })

  it('adds a line to a new quote by its name, with the reading that is meant and no date that was not chosen', async () => {
    const engine = scriptedEngine({ replies: [envelope({ quote: aQuoteAnswer() })] })
    await httpQuoteGateway(engine.client).addLine({
      target: { newQuoteName: 'Winter' },
      skuId: skuId('sku-om1'),
      modelCode: 'AMBA2N',
      quantity: 1,
      choices: shaftAndPorts('A2', 'N'),
      plannedDate: undefined,
      requestedDate: undefined,
      customerMaterialNumber: '',
    })()
    expect(engine.asked[0]?.body).toEqual({
      quoteName: 'Winter',
      skuID: 'sku-om1',
      modelNumber: 'AMBA2N',
      configuration: { shaft: 'A2', ports: 'N' },
      quantity: 1,
      customerMaterialNumber: '',
      returnQuote: true,
      isQuote: true,
    })
  })

  it('sets the purchase order number and reads it from tradeOrder (CALL-24)', async () => {
    const { body, answer } = await sentBy('setupTradeOrderPayment')
    expect(body).toEqual({ orderID: id, purchaseOrderNumber: 'PO-9' })
    expect(answer).toEqual(E.right({ number: 'PO-9', before: undefined }))
  })

  it('clears a draft by its id alone (CALL-39)', async () => {
    const { body, answer } = await sentBy('clearOrder')
    expect(body).toEqual({ orderID: id })
    expect(answer).toEqual(E.right(undefined))
  })

  it('deletes a quote and asks for the cart (CALL-25)', async () => {
    const { body, answer } = await sentBy('deleteOrder')
    expect(body).toEqual({ orderID: id, returnJSONObjects: 'cart' })
    expect(answer).toEqual(E.right(undefined))
  })

  it('resubmits with the reason and the one status that a customer may ask for (CALL-26)', async () => {
    const { body } = await sentBy('updateQuoteStatus')
    expect(body).toEqual({
      orderID: id,
      returnQuote: true,
      reason: 'Please hurry',
      quoteStatus: 'qstOrderEntryRequestUpdated',
      orderShippingDispatchOptionsCustom: 'partialShipmentAccepted',
      freightCarrier: 'Lakes Freight',
      specialInstructions: 'Dock 4',
    })
  })

  it('submits with reason, dispatch option, carrier and instructions (CALL-27)', async () => {
    const { body, answer } = await sentBy('submitQuoteForApproval')
    expect(body).toEqual({
      orderID: id,
      returnQuote: true,
      reason: 'Please hurry',
      orderShippingDispatchOptionsCustom: 'partialShipmentAccepted',
      freightCarrier: 'Lakes Freight',
      specialInstructions: 'Dock 4',
    })
    expect(answer).toMatchObject({ right: { id } })
  })

  it('sends the default reason when there is no comment (QUOTE-52)', async () => {
    const engine = scriptedEngine({ replies: [envelope({ quote: aQuoteAnswer() })] })
    const notes = { comment: ' ', freightCarrier: '', specialInstructions: '' }
    await httpQuoteGateway(engine.client).submit(quoteId(id), {
      ...notes,
      dispatch: 'ship-complete',
    })()
    expect(engine.asked[0]?.body).toMatchObject({
      reason: 'Order Entry Request Submitted',
      orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    })
  })

  it('sends no default reason with a resubmission: an empty comment is for the server to refuse', async () => {
    const engine = scriptedEngine({ replies: [envelope({ quote: aQuoteAnswer() })] })
    const notes = { comment: '', freightCarrier: '', specialInstructions: '' }
    await httpQuoteGateway(engine.client).resubmit(quoteId(id), { ...notes, dispatch: 'partial' })()
    expect(engine.asked[0]?.body).toMatchObject({ reason: '' })
  })

  it('sends a quantity with the item and wants the quote back (CALL-28)', async () => {
    const { body } = await sentBy('updateOrderItemQuantity')
    expect(body).toEqual({
      orderID: id,
      orderItem: { orderItemID: 'item-1', quantity: 7 },
      returnQuote: true,
      isQuote: true,
    })
  })

  it('sends the quantities of many lines in one call, and reads what they were (CALL-28)', async () => {
    const refusedOrderItems = [{ orderItemID: 'item-2', message: 'Only 5 left.' }]
    const previousOrderItems = [{ orderItemID: 'item-1', quantity: 4 }]
    const good = { quote: aQuoteAnswer(), refusedOrderItems, previousOrderItems }
    const engine = scriptedEngine({ replies: [envelope(good)] })
    const quantities = ['item-1', 'item-2'].map((each) => ({
      itemId: quoteItemId(each),
      quantity: 7,
    }))
    const gateway = httpQuoteGateway(engine.client)
    const answer = await gateway.changeQuantities(quoteId(id), quantities)()
    expect(engine.asked[0]?.body).toEqual({
      orderID: id,
      orderItems: [
        { orderItemID: 'item-1', quantity: 7 },
        { orderItemID: 'item-2', quantity: 7 },
      ],
      returnQuote: true,
      isQuote: true,
    })
    expect(answer).toMatchObject({
      right: {
        quote: { id },
        refused: new Map([['item-2', ['Only 5 left.']]]),
        before: new Map([['item-1', '4']]),
      },
    })
  })

  it('sends another configuration with the model that the line had', async () => {
    const { body } = await sentBy('updateOrderItemConfiguration')
    expect(body).toEqual({
      orderID: id,
      orderItem: {
        orderItemID: 'item-1',
        modelNumber: 'OM1100CNS',
        quantity: 3,
        previousModelNumber: 'OM1080CNS',
      },
      returnQuote: true,
      isQuote: true,
    })
  })

  it('removes an item and wants the quote back (CALL-29)', async () => {
    const { body, answer } = await sentBy('removeOrderItem')
    expect(body).toEqual({
      orderID: id,
      orderItemID: 'item-1',
      returnJSONObjects: '',
      returnQuote: true,
      isQuote: true,
    })
    expect(answer).toMatchObject({ right: { kind: 'quote' } })
  })

  it('removes many items in one call (CALL-29)', async () => {
    const engine = scriptedEngine({ replies: [envelope({ quote: aQuoteAnswer() })] })
    const items = ['item-1', 'item-2'].map((item) => quoteItemId(item))
    await httpQuoteGateway(engine.client).removeItems(quoteId(id), items)()
    expect(engine.asked).toHaveLength(1)
    expect(engine.asked[0]?.body).toEqual({
      orderID: id,
      orderItemIDList: 'item-1,item-2',
      returnJSONObjects: '',
      returnQuote: true,
      isQuote: true,
    })
  })

  it.each([
    ['no quote', {}],
    ['a quote without items', aQuoteAnswer({ orderItems: [], orderFulfillments: [] })],
  ])('sees the quote gone when %s is left of it (QUOTE-58)', async (_, quote) => {
    const engine = scriptedEngine({ replies: [envelope({ quote })] })
    const gateway = httpQuoteGateway(engine.client)
    const answer = await gateway.removeItem(quoteId(id), quoteItemId('item-1'))()
    expect(answer).toEqual(E.right({ kind: 'gone' }))
  })

  it('finds no quote where the server answers an empty one', async () => {
    const engine = scriptedEngine({ replies: [envelope({ quote: {} })] })
    const answer = await httpQuoteGateway(engine.client).open(quoteId(id))()
    expect(answer).toEqual(E.left({ kind: 'not-found' }))
  })
})
