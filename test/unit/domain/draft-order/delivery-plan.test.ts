import { describe, expect, it } from 'vitest'
import {
  type LineToPlan,
  deliveryLines,
  deliveryPlan,
  holdUpOf,
  markedAsLast,
  sharedWish,
} from '../../../../src/domain/draft-order/delivery-plan.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../../../builders/a-quote.ts'

const today = aDay('2026-03-08')

function line(key: string, weeks: number | undefined, wish?: string): LineToPlan {
  const requestedDate = wish === undefined ? undefined : aDay(wish)
  return { key, leadTime: { weeks, earliest: undefined }, requestedDate }
}

describe('the delivery plan of a draft', () => {
  it('is held up by the latest line', () => {
    const plan = deliveryPlan([line('a', 2), line('b', 6), line('c', 6), line('d', 4)], today)
    expect(plan.complete).toBe('2026-04-19')
    expect(plan.latest).toEqual(['b', 'c'])
  })

  it('sends what is ready in waves, in the order of the days', () => {
    const plan = deliveryPlan(
      [line('a', 6), line('b', 2), line('c', 6), line('d', undefined)],
      today,
    )
    expect(plan.waves).toEqual([
      { date: '2026-03-08', keys: ['d'] },
      { date: '2026-03-22', keys: ['b'] },
      { date: '2026-04-19', keys: ['a', 'c'] },
    ])
  })

  it('waits for a wish that lies later than the lead time', () => {
    const { lines } = deliveryPlan([line('a', 2, '2026-06-01')], today)
    expect(lines).toMatchObject([{ earliest: '2026-03-22', date: '2026-06-01', gap: 0 }])
  })

  it('tells by how many days a wish is too early, and counts on the earliest day instead', () => {
    const { lines } = deliveryPlan([line('a', 2, '2026-03-12')], today)
    expect(lines).toMatchObject([{ earliest: '2026-03-22', date: '2026-03-22', gap: 10 }])
  })

  it('has nothing to say of a draft without lines', () => {
    expect(deliveryPlan([], today)).toEqual({
      lines: [],
      complete: undefined,
      latest: [],
      waves: [],
    })
  })

  it('is made from the items of a quote', () => {
    const items = [aQuoteItem({ id: quoteItemId('item-7'), requestedDate: undefined })]
    expect(deliveryLines(aQuote({ items }))).toEqual([
      { key: 'item-7', leadTime: { weeks: 4, earliest: undefined }, requestedDate: undefined },
    ])
  })
})

describe('what is said of the last lines', () => {
  const planOf = (late: number) =>
    deliveryPlan(
      [line('soon', 2), ...Array.from({ length: late }, (_, index) => line(`${index + 1}`, 6))],
      today,
    )

  it('marks up to three of them', () => {
    expect(markedAsLast(planOf(1))).toEqual(['1'])
    expect(markedAsLast(planOf(3))).toEqual(['1', '2', '3'])
  })

  it('marks none where a whole group has the last day, and names the first three', () => {
    const plan = planOf(1000)
    expect(markedAsLast(plan)).toEqual([])
    expect(holdUpOf(plan)).toMatchObject({ count: 1000, named: ['1', '2', '3'], others: 1 })
  })

  it('marks none where all lines are there on one day', () => {
    expect(markedAsLast(deliveryPlan([line('a', 2), line('b', 2)], today))).toEqual([])
  })
})

describe('one date for many lines', () => {
  const lines = [line('a', 2), line('b', 6, '2026-09-01'), line('c', 4)]

  it('names the lines that cannot have it, and the nearest day that all can', () => {
    expect(sharedWish(lines, aDay('2026-04-01'), today)).toEqual({
      date: '2026-04-01',
      tooEarly: [
        { key: 'b', earliest: '2026-04-19', gap: 18 },
        { key: 'c', earliest: '2026-04-05', gap: 4 },
      ],
      nearest: '2026-04-19',
    })
  })

  it('is the nearest day itself when every line can have it', () => {
    const wish = aDay('2026-04-19')
    expect(sharedWish(lines, wish, today)).toEqual({ date: wish, tooEarly: [], nearest: wish })
  })
})
