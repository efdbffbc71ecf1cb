import { describe, expect, it } from 'vitest'
import { notesOf } from '../../../../src/domain/quote/submission.ts'
import {
  isTyping,
  keptTexts,
  nothingTyped,
  type QuoteTyping,
  textsOfChoice,
  type TypedTexts,
  withoutSettled,
  withTyping,
} from '../../../../src/domain/quote/typed-texts.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuoteItem, fulfilmentId } from '../../../builders/a-quote.ts'
import { itemId, quote, withFulfilment, withItem, withoutItem } from './every-write.ts'

const id = fulfilmentId('fulfilment-1')

/** A text in every field. */
const typed: TypedTexts = {
  purchaseOrder: 'PO-9',
  quantities: new Map([[itemId, '7']]),
  dates: new Map([[itemId, '2026-06-01']]),
  pickupDates: new Map([[id, '2026-06-02']]),
}

describe('typing', () => {
  it('fills the field that is typed in', () => {
    const typings: readonly QuoteTyping[] = [
      { type: 'purchase-order.edit', text: 'PO-9' },
      { type: 'quantity.edit', itemId, text: '7' },
      { type: 'date.edit', itemId, text: '2026-06-01' },
    ]
    expect(typings.reduce(withTyping, nothingTyped)).toEqual({ ...typed, pickupDates: new Map() })
  })

  it('is undone in its own field only', () => {
    expect(withTyping(typed, { type: 'date.cancel', itemId })).toEqual({
      ...typed,
      dates: new Map(),
    })
    expect(withTyping(typed, { type: 'purchase-order.cancel' })).toEqual({
      ...typed,
      purchaseOrder: undefined,
    })
  })

  it('is told from other events', () => {
    expect(isTyping({ type: 'date.cancel' })).toBe(true)
    expect(isTyping({ type: 'date.save' })).toBe(false)
  })
})

it('keeps of what was chosen in place of a line all that differs from it', () => {
  const item = aQuoteItem({ modelCode: 'OM1080CNS', quantity: 2 })
  const chosen = (modelCode: string, quantity: string) =>
    textsOfChoice({ modelCode, quantity }, item)
  expect(chosen('OM1080TNS', '7')).toEqual([
    { field: 'model', modelCode: '', text: 'OM1080TNS' },
    { field: 'quantity', modelCode: '', text: '7' },
  ])
  expect(chosen('OM1080TNS', ' 2 ')).toMatchObject([{ field: 'model' }])
  expect(chosen('OM1080CNS', '')).toEqual([])
})

describe('a text whose write was done', () => {
  it.each([
    [
      { kind: 'purchase-order', number: 'PO-9' } as const,
      { ...quote, purchaseOrderNumber: 'PO-9' },
      { ...typed, purchaseOrder: undefined },
    ],
    [
      { kind: 'quantity', itemId, quantity: 7 } as const,
      withItem({ quantity: 7 }),
      { ...typed, quantities: new Map() },
    ],
    [
      { kind: 'date', itemId, date: aDay('2026-06-01') } as const,
      withItem({ requestedDate: aDay('2026-06-01') }),
      { ...typed, dates: new Map() },
    ],
    [
      { kind: 'pickup-date', fulfilmentId: id, date: aDay('2026-06-02') } as const,
      withFulfilment({ pickupDate: aDay('2026-06-02') }),
      { ...typed, pickupDates: new Map() },
    ],
    [
      { kind: 'remove', itemId } as const,
      withoutItem(itemId),
      { ...typed, quantities: new Map(), dates: new Map() },
    ],
  ])('is no longer kept, case %#', (write, after, rest) => {
    expect(withoutSettled(typed, write, after)).toEqual(rest)
    expect(withoutSettled(typed, write, quote)).toEqual(typed)
  })

  it('is kept when it was typed again meanwhile', () => {
    const write = { kind: 'quantity', itemId, quantity: 5 } as const
    expect(withoutSettled(typed, write, withItem({ quantity: 5 }))).toEqual(typed)
  })
})

describe('texts to be copied from a quote that was closed', () => {
  it('are those that differ from what the quote says, with the item they were for', () => {
    const notes = { ...notesOf(quote), comment: 'Ship early.', freightCarrier: 'Northern' }
    expect(keptTexts(typed, notes, quote)).toEqual([
      { field: 'purchase-order', modelCode: '', text: 'PO-9' },
      { field: 'quantity', modelCode: 'OM1080CNS', text: '7' },
      { field: 'date', modelCode: 'OM1080CNS', text: '2026-06-01' },
      { field: 'pickup-date', modelCode: '', text: '2026-06-02' },
      { field: 'comment', modelCode: '', text: 'Ship early.' },
      { field: 'freight-carrier', modelCode: '', text: 'Northern' },
    ])
  })

  it('are none when everything that was typed is in the quote', () => {
    const quantities = new Map([[itemId, ' 2 ']])
    expect(keptTexts({ ...nothingTyped, quantities }, notesOf(quote), quote)).toEqual([])
  })

  it('name the text even when its item is gone', () => {
    const texts = keptTexts(typed, notesOf(quote), withoutItem(itemId))
    expect(texts).toContainEqual({ field: 'quantity', modelCode: '', text: '7' })
  })
})
