import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodePlacement,
  decodePlacementAnswer,
  encodeReviewed,
} from '../../../../../src/adapters/commerce/wire/placement.wire.ts'

const payment = {
  orderPaymentID: 'payment-1',
  amount: '36.00',
  currencyCode: 'USD',
  reference: 'pay_1',
  creditCardType: 'Visa',
  creditCardLastFour: '4242',
}

const known = {
  amount: 36,
  currency: 'USD',
  reference: 'pay_1',
  cardBrand: 'Visa',
  cardLastFour: '4242',
}

const read = (placement: unknown) => {
  const decoded = decodePlacement({ placement })
  return E.isRight(decoded) ? decoded.right : decoded.left
}

describe('a placement on the wire', () => {
  it.each([
    ['open', { kind: 'open' }],
    ['canceled', { kind: 'canceled' }],
    ['processing', { kind: 'processing', payment: known }],
    ['requires_confirmation', { kind: 'requires-confirmation', payment: known }],
    ['requires_capture', { kind: 'requires-capture', payment: known }],
    ['paid_not_placed', { kind: 'paid-not-placed', payment: known }],
    [
      'requires_payment_method',
      { kind: 'requires-payment-method', reason: undefined, payment: known },
    ],
  ])('is read in the status %s (CART-08)', (status, placement) => {
    expect(read({ status, orderID: 'cart-1', payment })).toEqual(placement)
  })

  it('says why it was declined, where the reason is a known one (CART-16)', () => {
    const declined = (declineCode: string) =>
      read({ status: 'requires_payment_method', payment: { ...payment, declineCode } })
    expect(declined('insufficient_funds')).toMatchObject({ reason: 'insufficient-funds' })
    expect(declined('moon_phase')).toMatchObject({ reason: undefined })
  })

  it('leads to a challenge, in a frame unless it says otherwise', () => {
    const asks = (nextAction: unknown) =>
      read({ status: 'requires_action', payment: { ...payment, nextAction } })
    expect(asks({ type: 'frame', url: 'https://vault.test/ask' })).toMatchObject({
      challenge: { kind: 'frame', address: 'https://vault.test/ask' },
    })
    expect(asks({ type: 'redirect', url: 'https://bank.test/' })).toMatchObject({
      challenge: { kind: 'redirect', address: 'https://bank.test/' },
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/pay', ''])(
    'cannot be read where its challenge leads to %j (T47)',
    (url) => {
      const nextAction = { type: 'redirect', url }
      expect(read({ status: 'requires_action', payment: { ...payment, nextAction } })).toEqual([
        'placement.status',
      ])
    },
  )

  it('names the order and the draft that it has become', () => {
    const order = { orderID: 'order-1', orderNumber: '4711', tokenHash: 'hash' }
    const quote = { orderID: 'quote-1', quoteNumber: 'Q-1', quoteName: 'Rest' }
    expect(read({ status: 'placed', order, quote })).toEqual({
      kind: 'placed',
      order: { id: 'order-1', number: '4711', token: 'hash' },
      draft: { id: 'quote-1', number: 'Q-1', name: 'Rest' },
    })
    expect(read({ status: 'placed', order })).toMatchObject({ draft: undefined })
  })

  it.each(['succeeded?', '', undefined])('is not guessed at in the status %j', (status) => {
    expect(Array.isArray(read({ status, payment }))).toBe(true)
  })

  it('may be that the shop has changed since it was reviewed', () => {
    const changes = [
      { orderItemID: 'item-1', kind: 'price', previous: 36, present: '38' },
      { orderItemID: '', kind: 'total', previous: 36, present: 38 },
      { orderItemID: 'item-2', kind: 'mood', previous: 1, present: 2 },
    ]
    const errors = { reviewed: ['The prices have changed.'] }
    expect(decodePlacementAnswer({ errors, changes })).toEqual(
      E.right({
        kind: 'changed',
        changes: [
          { itemId: 'item-1', kind: 'price', previous: 36, present: 38 },
          { itemId: '', kind: 'total', previous: 36, present: 38 },
        ],
      }),
    )
  })

  it('is asked for with what was reviewed', () => {
    const items = [{ itemId: 'item-1', quantity: 2, lineTotal: undefined }]
    expect(encodeReviewed({ total: 72, items })).toEqual({
      total: 72,
      items: [{ orderItemID: 'item-1', quantity: 2, extendedPrice: null }],
    })
  })
})
