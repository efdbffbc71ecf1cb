import { describe, expect, it } from 'vitest'
import type { CalculatedPrice } from '../../../../src/domain/pricing/calculated-price.ts'
import {
  asWished,
  brokenFirst,
  changeOf,
  isUnchanged,
  summaryOf,
  laterDays,
  wishedLines,
} from '../../../../src/domain/quote/quote-comparison.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuoteItem, quoteItemId } from '../../../builders/a-quote.ts'

const today = aDay('2026-04-06')
const item = aQuoteItem({ requestedDate: aDay('2026-05-04') })
const other = aQuoteItem({ id: quoteItemId('item-2'), modelCode: 'OM1100CNS', quantity: 3 })

function aPriceOf(unitPrice: number | undefined, weeks = 4): CalculatedPrice {
  const sums = {
    subtotal: undefined,
    surcharge: undefined,
    afterSurcharge: undefined,
    tax: undefined,
    afterTax: undefined,
    discount: undefined,
  }
  return {
    modelCode: item.modelCode,
    quantity: item.quantity,
    total: 500,
    unit: 250,
    currency: 'USD',
    parts: unitPrice === undefined ? undefined : { unitPrice, sums },
    leadTime: { weeks, earliest: undefined },
    available: 12,
  }
}

const priced = (price: CalculatedPrice) => ({ kind: 'priced', price }) as const

describe('a line beside what it is today', () => {
  it('is unchanged at the same price, weeks and day', () => {
    expect(isUnchanged(changeOf(item, aPriceOf(250), today))).toBe(true)
  })

  it('tells another price, other weeks, and a day that has become too early', () => {
    const change = changeOf({ ...item, stock: 60 }, aPriceOf(260, 5), today)
    expect(change).toEqual({
      unitPrice: { from: 250, to: 260 },
      weeks: { from: 4, to: 5 },
      stock: { from: 60, to: 12 },
      date: { from: '2026-05-04', to: '2026-05-11' },
    })
    expect(isUnchanged(change)).toBe(false)
  })

  it('is not different in what nobody says', () => {
    expect(isUnchanged(changeOf(item, aPriceOf(undefined), today))).toBe(true)
  })
})

describe('a comparison in figures', () => {
  it('counts what differs, and sums up what can be had', () => {
    const lines = [
      { item, offer: priced(aPriceOf(260, 5)) },
      { item: other, offer: priced(aPriceOf(240, 3)) },
      { item, offer: { kind: 'gone', instead: [] } as const },
      { item, offer: { kind: 'quantity', possible: [24] } as const },
    ]
    expect(summaryOf(lines, today)).toEqual({
      unchanged: 0,
      dearer: 1,
      cheaper: 1,
      slower: 1,
      faster: 1,
      moved: 1,
      broken: 2,
      without: 2,
      failed: 0,
      total: { from: 2 * 250 + 3 * 250, to: 2 * 260 + 3 * 240 },
    })
  })

  it('sums up what is taken in place of a line as well, in its own quantity', () => {
    const had = { item, offer: priced(aPriceOf(250)) }
    const gone = { item: other, offer: { kind: 'gone', instead: ['OM1080CNS'] } } as const
    const taken = new Map([[other.id, { ...aPriceOf(200, 3), quantity: 4 }]])
    expect(summaryOf([had, gone], today, taken)).toMatchObject({
      cheaper: 1,
      faster: 1,
      broken: 1,
      without: 0,
      failed: 0,
      total: { from: 2 * 250 + 3 * 250, to: 2 * 250 + 4 * 200 },
    })
  })

  it('shows what needs a decision or could not be asked for before the rest, each in the order of the quote', () => {
    const had = { item, offer: priced(aPriceOf(250)) }
    const gone = { item: other, offer: { kind: 'gone', instead: [] } } as const
    const fewer = { item, offer: { kind: 'quantity', possible: [24] } } as const
    const failed = { item, offer: { kind: 'failed', failure: { kind: 'timed-out' } } } as const
    expect(brokenFirst([had, gone, had, failed, fewer])).toEqual([gone, failed, fewer, had, had])
  })

  it('has no sum where a price is not known', () => {
    const { total } = summaryOf([{ item, offer: priced(aPriceOf(undefined)) }], today)
    expect(total).toEqual({ from: 500, to: undefined })
  })
})

describe('the lines that are asked for', () => {
  const items = [item, other]
  const all = () => true

  it('are all as they were where nothing was decided', () => {
    expect(wishedLines(items, all, { replaced: new Map(), days: new Map() })).toBeUndefined()
    expect(asWished(items, undefined)).toBe(items)
  })

  it('are those that were chosen, with what takes the place of one', () => {
    const replaced = new Map([[item.id, { modelCode: 'OM1080TNS' }]])
    const changes = { replaced, days: new Map() }
    expect(wishedLines(items, (id) => id === item.id, changes)).toEqual([
      { itemId: item.id, modelCode: 'OM1080TNS' },
    ])
    expect(asWished(items, wishedLines(items, all, changes))).toEqual([
      { ...item, modelCode: 'OM1080TNS' },
      other,
    ])
  })

  it('ask for the first possible day of the customer’s calendar where theirs is over', () => {
    const early = { ...item, requestedDate: aDay('2026-04-01') }
    const lines = [early, other].map((each) => ({
      item: each,
      offer: { kind: 'priced', price: aPriceOf(1) } as const,
    }))
    const days = laterDays(lines, today)
    expect([...days]).toEqual([[early.id, '2026-05-04']])
    expect(wishedLines([early, other], all, { replaced: new Map(), days })).toEqual([
      { itemId: early.id, requestedDate: '2026-05-04' },
      { itemId: other.id },
    ])
  })
})
