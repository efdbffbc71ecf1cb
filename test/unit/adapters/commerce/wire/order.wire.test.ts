import { describe, expect, it } from 'vitest'
import {
  decodeOrderIfAny,
  decodeOrderPage,
} from '../../../../../src/adapters/commerce/wire/order.wire.ts'
import { anOrderAnswer, anOrderRowAnswer } from '../../../../builders/wire-answers.ts'

const decoded = (overrides: Readonly<Record<string, unknown>> = {}) =>
  decodeOrderIfAny({ orderDetails: anOrderAnswer(overrides) })

describe('a page of the order history on the wire', () => {
  it('has number, purchase order number, status, date, total and count', () => {
    const page = {
      ordersOnAccount: [anOrderRowAnswer()],
      records: 21,
      currentPage: 2,
      totalPages: 3,
    }
    expect(decodeOrderPage({ ordersOnAccount: page })).toMatchObject({
      right: {
        rows: [
          {
            id: 'order-1',
            number: '70012',
            purchaseOrderNumber: 'PO-7781',
            status: 'closed',
            statusName: 'Closed',
            openedAt: '2026-03-08T09:15:00+00:00',
            itemCount: 4,
            total: 265.5,
            currency: 'USD',
          },
        ],
        page: 2,
        pageCount: 3,
        total: 21,
      },
    })
  })
})

describe('an order on the wire', () => {
  it('has info, items, payments, files and fulfilments (ACCT-17)', () => {
    expect(decoded()).toMatchObject({
      right: {
        number: '70012',
        statusName: 'Closed',
        openedAt: '2026-03-08T09:15:00+00:00',
        freightCarrier: 'Lakes Freight',
        specialInstructions: 'Dock 4',
        orderTemplateId: 'template-1',
        currency: 'USD',
        dispatch: 'partial',
        documents: [{ id: 'file-1', name: 'Invoice', type: 'pdf' }],
        totals: { subtotal: 250, tax: 15.5, afterTax: 265.5, surcharge: undefined },
      },
    })
  })

  it('has what its delivery costs among its sums (D18)', () => {
    const orderInfo = [{ ...anOrderRowAnswer(), calculatedFulfillmentTotal: '18.50' }]
    expect(decoded({ orderInfo })).toMatchObject({
      right: { totals: { freight: 18.5 } },
    })
  })

  it('has one fulfilment out of its rows, with every tracking number once', () => {
    expect(decoded()).toMatchObject({
      right: {
        fulfilments: [
          {
            id: 'fulfilment-1',
            method: { name: 'Shipping', type: 'shipping' },
            shippingAddress: { name: 'Goods In', city: 'Duluth' },
            pickupLocation: undefined,
            trackingNumbers: ['1Z1', '1Z2'],
            itemIds: ['item-1', 'item-2'],
          },
        ],
      },
    })
  })

  it('says of a line when it was sent last, and where each parcel is followed (ACCT-10)', () => {
    const answer = decoded()
    expect(answer).toMatchObject({
      right: {
        items: [{ id: 'item-1' }, { id: 'item-2', sentAt: '2026-03-12T08:00:00Z' }],
        fulfilments: [{ carrierHrefs: { '1Z1': 'https://carrier.test/1Z1' } }],
      },
    })
    expect(answer).not.toMatchObject({ right: { items: [{ sentAt: expect.anything() }, {}] } })
  })

  it('has the day on which it is picked up, and what the customer wrote', () => {
    const fulfilment = {
      orderItemID: 'item-1',
      orderFulfillment_orderFulfillmentID: 'fulfilment-1',
      orderFulfillment_fulfillmentMethod_fulfillmentMethodType: 'pickup',
      orderFulfillment_pickupLocation_locationName: 'North depot',
      orderFulfillment_pickupDate: '2026-04-09',
    }
    const orderInfo = [{ ...anOrderRowAnswer(), orderNotes: 'Ring the bell' }]
    const wire = { orderInfo, orderFulfillments: [fulfilment] }
    expect(decoded(wire)).toMatchObject({
      right: {
        notes: 'Ring the bell',
        fulfilments: [{ pickupLocation: { name: 'North depot' }, pickupDate: '2026-04-09' }],
      },
    })
  })

  it('says how much each way of paying covers, and which card', () => {
    const orderPayments = [
      { amount: '20.00', creditCardType: 'Visa', creditCardLastFour: '4242' },
      { amount: 5, giftCardCodeLastFour: '7781' },
      {},
    ]
    expect(decoded({ orderPayments })).toMatchObject({
      right: {
        payments: [
          { amount: 20, cardBrand: 'Visa', cardLastFour: '4242' },
          { amount: 5, cardBrand: '', cardLastFour: '7781' },
          { amount: undefined, cardBrand: '', cardLastFour: '' },
        ],
      },
    })
  })

  it('keeps the parts of a bundle inside their line', () => {
    expect(decoded()).toMatchObject({
      right: { items: [{ id: 'item-1' }, { id: 'item-2', children: [{ id: 'item-3' }] }] },
    })
  })

  it.each([
    ['creditCard', 'credit-card'],
    ['giftCard', 'gift-card'],
    ['termPayment', 'term'],
    ['cash', 'cash'],
    ['check', 'check'],
    ['external', 'external'],
    ['barter', 'other'],
  ])('is paid by %s, with its number and billing address (ACCT-18)', (type, kind) => {
    const payment = {
      orderPaymentID: 'payment-1',
      purchaseOrderNumber: 'PO-1',
      paymentMethod_paymentMethodType: type,
      billingAddress_name: 'Accounts Payable',
      billingAddress_streetAddress: '18 Millrace Road',
      billingAddress_city: 'Duluth',
      billingAddress_stateCode: 'MN',
      billingAddress_postalCode: '55802',
      billingAddress_emailAddress: 'pay@x.test',
    }
    expect(decoded({ orderPayments: [payment] })).toMatchObject({
      right: {
        payments: [
          {
            id: 'payment-1',
            kind,
            purchaseOrderNumber: 'PO-1',
            billingAddress: {
              name: 'Accounts Payable',
              streetAddress: '18 Millrace Road',
              city: 'Duluth',
              stateCode: 'MN',
              postalCode: '55802',
              emailAddress: 'pay@x.test',
            },
          },
        ],
      },
    })
  })

  it('is none when it comes without info, and unreadable when a line is', () => {
    expect(decodeOrderIfAny({ orderDetails: {} })).toEqual({ _tag: 'Right', right: undefined })
    expect(decoded({ orderInfo: [] })).toEqual({ _tag: 'Right', right: undefined })
    expect(decoded({ orderItems: [{ quantity: 1 }] })).toMatchObject({ _tag: 'Left' })
  })
})
