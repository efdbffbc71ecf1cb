import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodePurchaseOrder,
  decodeQuote,
  decodeQuoteIfAny,
} from '../../../../../src/adapters/commerce/wire/quote.wire.ts'
import type { Quote } from '../../../../../src/domain/quote/quote.ts'
import {
  aFulfilmentAnswer,
  aQuoteAnswer,
  aQuoteItemAnswer,
} from '../../../../builders/wire-answers.ts'

function read(overrides: Readonly<Record<string, unknown>> = {}): Quote {
  const decoded = decodeQuote({ quote: aQuoteAnswer(overrides) })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right
}

function without(key: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(aQuoteAnswer()).filter(([other]) => other !== key))
}

describe('a quote on the wire', () => {
  it('has number, name, notes, status and history (QUOTE-43)', () => {
    expect(read()).toMatchObject({
      id: 'quote-1',
      number: '1001',
      name: 'Spring overhaul',
      comment: 'Please check the shaft',
      freightCarrier: 'Lakes Freight',
      specialInstructions: 'Dock 4',
      status: 'returned',
      statusName: 'Returned',
      history: [
        { reason: 'Please check', at: '2026-03-08T09:15:00+00:00', status: 'pending-review' },
        { reason: 'Shaft C is sold out', at: 'March, 09 2026 10:15:00 +0000', status: 'returned' },
      ],
    })
    const untold = [{ reason: 'Please check', createdDateTime: '2026-03-08T09:15:00+00:00' }]
    expect(read({ orderStatusHistory: untold }).history[0]?.status).toBe('unknown')
  })

  it('falls back on the order number where a quote number is missing', () => {
    expect(read({ quoteNumber: '', orderNumber: 'O-7' }).number).toBe('O-7')
  })

  it('names the lines that cost something else from the next write on', () => {
    const orderItemsRepriced = [
      { orderItemID: 'item-1', unitPrice: 12.5 },
      { orderItemID: 'item-2' },
      { unitPrice: 3 },
    ]
    expect(read({ orderItemsRepriced }).comingPrices).toEqual([
      { itemId: 'item-1', unitPrice: 12.5 },
    ])
    expect(read().comingPrices).toBeUndefined()
  })

  it('has dates, currency and the sums of the server (QUOTE-44)', () => {
    const quote = read()
    expect(quote.createdAt).toBe('2026-03-07T08:00:00+00:00')
    expect(quote.currency).toBe('USD')
    expect(quote.totals).toEqual({
      subtotal: 250,
      surcharge: 3.5,
      afterSurcharge: 253.5,
      tax: 12,
      afterTax: 265.5,
      discount: 0,
    })
    expect(read({ createdDateTime: '' }).createdAt).toBe('2026-03-08T09:15:00+00:00')
  })

  it('has the value added tax and the discount of the server where it sends no summary (QUOTE-44)', () => {
    const { totals } = read({
      orderTotalSummary: null,
      calculatedTotal: 311.78,
      VATTotal: 49.78,
      discountTotal: 12.5,
    })
    expect(totals).toMatchObject({ tax: 49.78, afterTax: 311.78, discount: 12.5 })
  })

  it('has the value added tax as its tax where the server sends no other, and its flag (QUOTE-44)', () => {
    const summary = { total: 100, totalAfterSurchargeAfterTax: 126 }
    const totals = { orderTotalSummary: summary, VATTotal: 21, vatFlag: true, discountTotal: 10 }
    expect(read(totals).totals).toMatchObject({ tax: 21, isVat: true, discount: 10 })
    expect(read({ vatFlag: 'false' }).totals.isVat).toBe(false)
    expect(read({ vatFlag: null }).totals.isVat).toBeUndefined()
  })

  it('reads the flat sums where the summary is missing, and never makes up a zero', () => {
    const flat = { orderTotalSummary: null, calculatedTotal: '265.50', VATTotal: '' }
    expect(read({ ...flat, discountTotal: 'free' }).totals).toEqual({
      subtotal: undefined,
      surcharge: undefined,
      afterSurcharge: undefined,
      tax: undefined,
      afterTax: 265.5,
      discount: undefined,
    })
  })

  it('has the purchase order number of its first payment that has one (QUOTE-45)', () => {
    expect(read().purchaseOrderNumber).toBe('PO-7781')
    const payments = [{ purchaseOrderNumber: '' }, { purchaseOrderNumber: 'PO-2' }]
    expect(read({ orderPayments: payments }).purchaseOrderNumber).toBe('PO-2')
    expect(read({ orderPayments: null }).purchaseOrderNumber).toBe('')
  })

  it('has fulfilments, promotion codes, dispatch option, template and items (QUOTE-46)', () => {
    const quote = read()
    expect(quote.fulfilments.map(({ id }) => id)).toEqual(['fulfilment-1'])
    expect(quote.promotionCodes).toEqual(['SPRING'])
    expect(quote.dispatch).toBe('ship-complete')
    expect(quote.orderTemplateId).toBe('template-3')
    expect(quote.items.map(({ id }) => id)).toEqual(['item-1'])
  })

  it.each([
    ['partialShipmentAccepted', 'partial'],
    ['', undefined],
    ['byPigeon', undefined],
  ])('reads the dispatch option %j', (code, dispatch) => {
    expect(read({ orderShippingDispatchOptionsCustom: code }).dispatch).toBe(dispatch)
  })

  it('has no template when the id is empty', () => {
    expect(read({ orderTemplate_orderTemplateID: '' }).orderTemplateId).toBeUndefined()
  })

  it.each(['orderItems', 'orderFulfillments', 'orderStatusType'])(
    'is unreadable without %s: what is missing there must not look like nothing',
    (key) => {
      expect(E.isLeft(decodeQuote({ quote: without(key) }))).toBe(true)
    },
  )

  it.each([
    ['a line without a quantity', { orderItems: [aQuoteItemAnswer({ quantity: null })] }],
    ['a line without an id', { orderItems: [aQuoteItemAnswer({ orderItemID: '' })] }],
    [
      'a fulfilment without an id',
      { orderFulfillments: [aFulfilmentAnswer({ orderFulfillmentID: '' })] },
    ],
  ])('is unreadable with %s', (_, overrides) => {
    expect(E.isLeft(decodeQuote({ quote: aQuoteAnswer(overrides) }))).toBe(true)
  })

  it.each([
    'quoteName',
    'orderTotalSummary',
    'promotionCodes',
    'orderStatusHistory',
    'currencyCode',
  ])('survives without %s', (key) => {
    expect(E.isRight(decodeQuote({ quote: without(key) }))).toBe(true)
  })

  it.each([{}, { orderID: '' }, { orderID: null }])('is none when the answer has %j', (quote) => {
    expect(decodeQuoteIfAny({ quote })).toEqual(E.right(undefined))
    expect(decodeQuote({ quote })).toEqual(E.left(['quote']))
  })

  it.each([{}, { quote: null }, { quote: 'gone' }, { quote: [] }])(
    'is unreadable, and not gone, in %j',
    (body) => {
      expect(E.isLeft(decodeQuoteIfAny(body))).toBe(true)
    },
  )

  it('names the place that could not be read', () => {
    const decoded = decodeQuote({ quote: aQuoteAnswer({ orderItems: {} }) })
    expect(E.isLeft(decoded) && decoded.left.join()).toContain('quote.1.orderItems')
  })
})

describe('the purchase order number of an answer', () => {
  it('is unreadable when no payment has one', () => {
    expect(E.isLeft(decodePurchaseOrder({ tradeOrder: { orderPayments: [] } }))).toBe(true)
  })
})
