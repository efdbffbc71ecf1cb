/** Which number is the day: told by a column as a whole, never by one date that leaves it open. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayInOrder,
  type DayOrder,
  dayOrders,
  orderOfColumn,
} from '../../../../src/domain/draft-order/day-order.ts'

describe('a date of two numbers and a year', () => {
  it.each<readonly [string, DayOrder, string | undefined]>([
    ['3/9/2027', 'day-first', '2027-09-03'],
    ['3/9/2027', 'month-first', '2027-03-09'],
    [' 03-09-27 ', 'month-first', '2027-03-09'],
    ['11/13/2027', 'day-first', undefined],
    ['13/11/2027', 'day-first', '2027-11-13'],
    ['3.9.2027', 'month-first', undefined],
    ['2027-03-09', 'day-first', undefined],
    ['3/9', 'day-first', undefined],
    ['3/9-2027', 'day-first', undefined],
    ['30/2/2027', 'day-first', undefined],
    ['3/9/1999', 'day-first', undefined],
    ['', 'day-first', undefined],
  ])('means in %j, %s: %s', (text, order, day) => {
    expect(dayInOrder(text, order)).toBe(day)
  })
})

describe('the dates of a column', () => {
  it('prove the order when one of them allows it alone', () => {
    expect(orderOfColumn(['11/4/2027', '11/13/2027', '', 'soon'])).toEqual({
      openCount: 1,
      count: 2,
      sample: '11/4/2027',
      proven: 'month-first',
      evidence: '11/13/2027',
    })
  })

  it('prove nothing when they contradict each other, or when all of them are open', () => {
    const unproven = { proven: undefined, evidence: undefined }
    expect(orderOfColumn(['1/2/2027', '11/13/2027', '13/11/2027'])).toMatchObject(unproven)
    expect(orderOfColumn(['1/2/2027', '3/4/2027'])).toMatchObject({ ...unproven, openCount: 2 })
  })

  it('ask nothing when none of them is open', () => {
    expect(orderOfColumn(['11/13/2027', '11/11/2027', '2027-03-09'])).toBeUndefined()
    expect(orderOfColumn([])).toBeUndefined()
  })

  it('are said to prove only an order in which every one of them is a day', () => {
    const date = fc
      .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 31 }))
      .map(([one, other]) => `${one}/${other}/2027`)
    fc.assert(
      fc.property(fc.array(date, { maxLength: 8 }), (texts) => {
        const found = orderOfColumn(texts)
        const { proven } = found ?? {}
        if (!proven) return
        const days = texts.filter((text) => dayOrders.some((each) => dayInOrder(text, each)))
        expect(days.every((text) => dayInOrder(text, proven))).toBe(true)
        expect(found?.count).toBe(days.length)
      }),
    )
  })
})
