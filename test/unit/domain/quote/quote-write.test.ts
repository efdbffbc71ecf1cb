import { describe, expect, it } from 'vitest'
import { isSameWrite, placeOf, type QuoteWrite } from '../../../../src/domain/quote/quote-write.ts'
import { addressId, anAddressEntry } from '../../../builders/an-address.ts'
import { fulfilmentId } from '../../../builders/a-quote.ts'
import { everyWrite, itemId, otherItemId } from './every-write.ts'

const writes = everyWrite.map(([write]) => write)

describe('the place of a write', () => {
  it('is the control it belongs to', () => {
    expect(writes.map(placeOf)).toEqual([
      'purchase-order',
      'quantity:item-1',
      'date:item-1',
      'model:item-1',
      'remove:item-1',
      'clear',
      'promotion:TENTH',
      'method:fulfilment-1',
      'address:fulfilment-1',
      'address:fulfilment-1',
      'shipping-method:fulfilment-1',
      'pickup-location:fulfilment-1',
      'pickup-date:fulfilment-1',
      'submit',
    ])
    expect(placeOf({ kind: 'resubmit' })).toBe('submit')
  })
})

describe('two writes', () => {
  it.each(writes)('are the same when they ask for the same: $kind', (write) => {
    expect(isSameWrite(write, { ...write })).toBe(true)
    for (const other of writes.filter((each) => each !== write)) {
      expect(isSameWrite(write, other)).toBe(false)
    }
  })

  it.each<[QuoteWrite, QuoteWrite]>([
    [
      { kind: 'quantity', itemId, quantity: 5 },
      { kind: 'quantity', itemId, quantity: 7 },
    ],
    [
      { kind: 'quantity', itemId, quantity: 5 },
      { kind: 'quantity', itemId: otherItemId, quantity: 5 },
    ],
    [
      {
        kind: 'new-address',
        fulfilmentId: fulfilmentId('fulfilment-1'),
        entry: anAddressEntry(),
      },
      {
        kind: 'new-address',
        fulfilmentId: fulfilmentId('fulfilment-1'),
        entry: anAddressEntry({ city: 'Superior' }),
      },
    ],
    [
      {
        kind: 'saved-address',
        fulfilmentId: fulfilmentId('fulfilment-1'),
        addressId: addressId('a'),
      },
      {
        kind: 'saved-address',
        fulfilmentId: fulfilmentId('fulfilment-1'),
        addressId: addressId('b'),
      },
    ],
  ])('differ when value or place differ', (one, other) => {
    expect(isSameWrite(one, other)).toBe(false)
  })
})
