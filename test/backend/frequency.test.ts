/** On which days something comes again: month ends, leap years, weeks. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterDelivery,
  dayAfter,
  FREQUENCY_TERMS,
} from '../../reference-backend/commerce/deliveries/frequency.ts'

const term = (months: number, days = 0) => {
  const found = FREQUENCY_TERMS.find((each) => each.months === months && each.days === days)
  if (found === undefined) throw new Error('There is no such frequency.')
  return found
}

const dayArb = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const termArb = fc.constantFrom(...FREQUENCY_TERMS)

describe('the next date of a delivery', () => {
  it.each([
    ['2027-01-31', 1, 31, '2027-02-28'],
    ['2028-01-31', 1, 31, '2028-02-29'],
    ['2027-02-28', 1, 31, '2027-03-31'],
    ['2027-12-31', 1, 31, '2028-01-31'],
    ['2027-04-30', 2, 30, '2027-06-30'],
    ['2027-11-30', 3, 30, '2028-02-29'],
    ['2028-02-29', 12, 29, '2029-02-28'],
    ['2027-08-31', 6, 31, '2028-02-29'],
  ])('after %s, %i months on, on day %i, is %s', (day, months, dayOfMonth, next) => {
    expect(dayAfter(day, term(months), dayOfMonth)).toBe(next)
  })

  it('is one or two weeks later, over the end of a month and a year', () => {
    expect(dayAfter('2027-12-29', term(0, 7), 29)).toBe('2028-01-05')
    expect(dayAfter('2028-02-20', term(0, 14), 20)).toBe('2028-03-05')
  })

  it('always lies ahead, in the month that is meant, on its day or the last one', () => {
    fc.assert(
      fc.property(dayArb, termArb, fc.integer({ min: 1, max: 31 }), (day, each, dayOfMonth) => {
        const next = dayAfter(day, each, dayOfMonth)
        expect(next > day).toBe(true)
        if (each.months === 0) return
        const [year = 0, month = 0] = day.split('-').map(Number)
        const [nextYear = 0, nextMonth = 0, nextDay = 0] = next.split('-').map(Number)
        expect(nextYear * 12 + nextMonth - (year * 12 + month)).toBe(each.months)
        const last = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate()
        expect(nextDay).toBe(Math.min(dayOfMonth, last))
      }),
    )
  })

  it('does not drift: after a short month the day is back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 29, max: 31 }), (dayOfMonth) => {
        let day = `2027-01-${dayOfMonth}`
        for (let month = 0; month < 48; month += 1) day = dayAfter(day, term(1), dayOfMonth)
        expect(day).toBe(`2031-01-${dayOfMonth}`)
      }),
    )
  })

  it('is the first that has not passed, and those that have are told (SUBS-05)', () => {
    fc.assert(
      fc.property(dayArb, termArb, fc.integer({ min: 0, max: 800 }), (day, each, late) => {
        const today = new Date(Date.parse(day) + late * 86_400_000).toISOString().slice(0, 10)
        const dayOfMonth = Number(day.slice(8))
        const { missed, next } = afterDelivery(day, { term: each, dayOfMonth }, today)
        expect(next > today).toBe(true)
        expect(missed.every((date) => date > day && date <= today)).toBe(true)
        const dates = [day, ...missed, next]
        for (const [index, date] of dates.slice(1).entries()) {
          expect(dayAfter(dates[index] ?? '', each, dayOfMonth)).toBe(date)
        }
      }),
    )
  })
})
