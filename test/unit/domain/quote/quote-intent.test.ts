import { describe, expect, it } from 'vitest'
import { withWrite, noEdits } from '../../../../src/domain/quote/quote-edits.ts'
import {
  isIntent,
  withIntentText,
  onEveryIntent,
  type QuoteIntent,
  withIntent,
} from '../../../../src/domain/quote/quote-intent.ts'
import type { QuoteWrite } from '../../../../src/domain/quote/quote-write.ts'
import { withTyping } from '../../../../src/domain/quote/typed-texts.ts'
import { aDay } from '../../../builders/a-day.ts'
import { addressId, anAddressEntry } from '../../../builders/an-address.ts'
import { anotherModel, fulfilmentId, quoteItemId } from '../../../builders/a-quote.ts'
import { itemId, otherItemId, quote, withItem } from './every-write.ts'

const today = aDay('2026-04-06')
const id = fulfilmentId('fulfilment-1')
const entry = anAddressEntry()

/** Wishes that are right, and the write that each makes. */
const right: readonly (readonly [QuoteIntent, QuoteWrite])[] = [
  [
    { type: 'purchase-order.save', number: ' PO-9 ' },
    { kind: 'purchase-order', number: 'PO-9' },
  ],
  [
    { type: 'quantity.save', itemId, quantityText: ' 12 ' },
    { kind: 'quantity', itemId, quantity: 12 },
  ],
  [
    {
      type: 'model.save',
      itemId,
      model: { modelCode: 'OM1100CNS', choices: undefined, quantity: 3 },
    },
    anotherModel,
  ],
  [
    { type: 'lines.remove', itemIds: [itemId] },
    { kind: 'remove', itemId },
  ],
  [{ type: 'lines.clear' }, { kind: 'clear' }],
  [
    { type: 'promotion.remove', code: 'TENTH' },
    { kind: 'promotion', code: 'TENTH' },
  ],
  [
    { type: 'method.choose', fulfilmentId: id, methodId: 'method-pickup' },
    {
      kind: 'method',
      fulfilmentId: id,
      methodId: 'method-pickup',
      itemIds: [itemId, otherItemId],
    },
  ],
  [
    { type: 'address.chosen', fulfilmentId: id, addressId: addressId('address-2') },
    { kind: 'saved-address', fulfilmentId: id, addressId: addressId('address-2') },
  ],
  [
    { type: 'address.entered', fulfilmentId: id, entry },
    { kind: 'new-address', fulfilmentId: id, entry },
  ],
  [
    { type: 'shipping-method.choose', fulfilmentId: id, methodId: 'ship-express' },
    { kind: 'shipping-method', fulfilmentId: id, methodId: 'ship-express' },
  ],
  [
    { type: 'pickup-location.choose', fulfilmentId: id, locationId: 'north' },
    { kind: 'pickup-location', fulfilmentId: id, locationId: 'north' },
  ],
  [
    { type: 'pickup-date.choose', fulfilmentId: id, text: '2026-04-06', today },
    { kind: 'pickup-date', fulfilmentId: id, date: today },
  ],
]

describe('a wish', () => {
  it.each(right.map(([intent, write]) => ({ type: intent.type, intent, write })))(
    'becomes a write when it is right: $type',
    ({ intent, write }) => {
      expect(withIntent(noEdits(quote), intent).pending).toEqual([write])
    },
  )

  it('to save a date takes what was typed into the row', () => {
    const typed = withTyping(noEdits(quote).typed, {
      type: 'date.edit',
      itemId,
      text: '2026-05-05',
    })
    const edits = withIntent({ ...noEdits(quote), typed }, { type: 'date.save', itemId, today })
    expect(edits.pending).toEqual([{ kind: 'date', itemId, date: '2026-05-05' }])
  })

  it('to save a date is nothing while none was typed', () => {
    const edits = withIntent(noEdits(quote), { type: 'date.save', itemId, today })
    expect(edits).toEqual(noEdits(quote))
  })

  it('is kept as typed, and not sent, while it is wrong', () => {
    const packed = withItem({ rule: { minimum: 12, step: 5 } })
    const wrong: readonly QuoteIntent[] = [
      { type: 'purchase-order.save', number: ' ' },
      { type: 'quantity.save', itemId, quantityText: '17' },
      { type: 'pickup-date.choose', fulfilmentId: id, text: '2026-04-05', today },
    ]
    const edits = wrong.reduce(withIntent, noEdits(packed))
    expect(edits.pending).toEqual([])
    expect(edits.typed.purchaseOrder).toBe(' ')
    expect(edits.typed.quantities.get(itemId)).toBe('17')
    expect(edits.typed.pickupDates.get(id)).toBe('2026-04-05')
  })

  it('to save a date before the earliest day is not sent', () => {
    const typed = withTyping(noEdits(quote).typed, {
      type: 'date.edit',
      itemId,
      text: '2026-05-03',
    })
    const edits = withIntent({ ...noEdits(quote), typed }, { type: 'date.save', itemId, today })
    expect(edits.pending).toEqual([])
    expect(edits.typed.dates.get(itemId)).toBe('2026-05-03')
  })

  it('for an item that is on its way out is not sent', () => {
    const leaving = withWrite(noEdits(quote), { kind: 'remove', itemId })
    const edits = withIntent(leaving, { type: 'quantity.save', itemId, quantityText: '9' })
    expect(edits.pending).toEqual(leaving.pending)
    expect(edits.typed.quantities.get(itemId)).toBe('9')
  })

  it('for something that is not there is not sent', () => {
    const stray = quoteItemId('item-9')
    const edits = [
      { type: 'quantity.save', itemId: stray, quantityText: '9' } as const,
      { type: 'lines.remove', itemIds: [stray] } as const,
    ].reduce(withIntent, noEdits(quote))
    expect(edits.pending).toEqual([])
  })

  it('may be noticed only, without being sent', () => {
    const edits = withIntentText(noEdits(quote), { type: 'purchase-order.save', number: 'PO-9' })
    expect([edits.pending, edits.typed.purchaseOrder]).toEqual([[], 'PO-9'])
    expect(withIntentText(noEdits(quote), { type: 'lines.remove', itemIds: [itemId] })).toEqual(
      noEdits(quote),
    )
  })

  it('is told from other events', () => {
    expect(Object.keys(onEveryIntent('there')).every((type) => isIntent({ type }))).toBe(true)
    expect(isIntent({ type: 'quote.submit' })).toBe(false)
  })
})
