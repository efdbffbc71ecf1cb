import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateAfter, nextDates, type Frequency } from '../../src/domain/delivery/frequency.ts'
import { dateParts, daysBetween } from '../../src/domain/shared/calendar-date.ts'
import { calendarDateArb, daysInMonth } from '../arbitraries/calendar-date.arb.ts'
import { aDay } from '../builders/a-day.ts'

const monthsArb = fc.constantFrom(1, 2, 3, 6, 12)
const dayOfMonthArb = fc.integer({ min: 1, max: 31 })
const every = (months: number, days = 0): Frequency => ({ id: 'f', name: '', months, days })

describe('a delivery that comes every so many months', () => {
  it('keeps to its day, and to the last one of a month that is shorter', () => {
    fc.assert(
      fc.property(calendarDateArb, monthsArb, dayOfMonthArb, (date, months, dayOfMonth) => {
        const next = dateAfter(date, { frequency: every(months), dayOfMonth }) ?? date
        const [from, to] = [dateParts(date), dateParts(next)]
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months)
        expect(to.day).toBe(Math.min(dayOfMonth, daysInMonth(to.year, to.month)))
      }),
    )
  })

  it('has its day back after a short month, however many come between', () => {
    fc.assert(
      fc.property(calendarDateArb, monthsArb, dayOfMonthArb, (date, months, dayOfMonth) => {
        const schedule = { frequency: every(months), dayOfMonth, nextDate: date }
        for (const each of nextDates(schedule, 25).slice(1)) {
          const { year, month, day } = dateParts(each)
          expect(day === dayOfMonth || day === daysInMonth(year, month)).toBe(true)
        }
      }),
    )
  })

  it.each([
    ['2024-02-29', 12, '2025-02-28'],
    ['2027-02-28', 12, '2028-02-29'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-02-28', 1, '2027-03-31'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('after %s, %i months on, comes on %s for the 31st or 29th', (date, months, expected) => {
    const dayOfMonth = date.includes('-02-') && months === 12 ? 29 : 31
    expect(dateAfter(aDay(date), { frequency: every(months), dayOfMonth })).toBe(expected)
  })
})

describe('a delivery that comes every so many days', () => {
  it('has as many days between any two dates, across leap days and changes of the clock', () => {
    fc.assert(
      fc.property(calendarDateArb, fc.constantFrom(7, 14), dayOfMonthArb, (date, days, day) => {
        const schedule = { frequency: every(0, days), dayOfMonth: day, nextDate: date }
        const dates = nextDates(schedule, 10)
        dates.slice(1).forEach((each, index) => {
          expect(daysBetween(dates[index] ?? each, each)).toBe(days)
        })
      }),
    )
  })
})

describe('a frequency of no length', () => {
  it('leads to no other date, and does not go on for ever', () => {
    const schedule = { frequency: every(0), dayOfMonth: 1, nextDate: aDay('2026-04-30') }
    expect(nextDates(schedule, 5)).toEqual(['2026-04-30'])
  })
})
