import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateParts, daysBetween } from '../../src/domain/shared/calendar-date.ts'
import {
  dayInMonth,
  dayOfWeek,
  lastDayOfMonth,
  weekdayOf,
} from '../../src/domain/shared/calendar-period.ts'
import { dayOfAnyYearArb, daysInMonth } from '../arbitraries/calendar-date.arb.ts'
import { aDay } from '../builders/a-day.ts'

const aMonday = aDay('2001-01-01')

describe('a week of ISO 8601', () => {
  it('has seven days, from Monday to Sunday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90_000, max: 90_000 }), (days) => {
        expect(weekdayOf(addDays(aMonday, days))).toBe((((days % 7) + 7) % 7) + 1)
      }),
    )
  })

  it('belongs to the year of its Thursday, and is counted from its first one', () => {
    fc.assert(
      fc.property(dayOfAnyYearArb, (date) => {
        const weekday = weekdayOf(date)
        const thursday = addDays(date, 4 - weekday)
        const { year } = dateParts(thursday)
        const first = dayInMonth(year, 1, 1) ?? date
        const week = Math.floor(daysBetween(first, thursday) / 7) + 1
        expect(dayOfWeek(year, week, weekday)).toBe(date)
      }),
      { numRuns: 400 },
    )
  })

  it('is the 53rd only in a year that has 53 Thursdays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9998 }), (year) => {
        const ends = [dayInMonth(year, 1, 1), dayInMonth(year, 12, 31)].flatMap((day) =>
          day === undefined ? [] : [weekdayOf(day)],
        )
        expect(dayOfWeek(year, 53, 4) !== undefined).toBe(ends.includes(4))
      }),
      { numRuns: 400 },
    )
  })

  it.each([0, 54, Number.NaN])('has no number such as %s', (week) => {
    expect(dayOfWeek(2026, week, 5)).toBeUndefined()
  })
})

describe('a month', () => {
  it('ends on the day that the calendar has last', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        (year, month) => {
          const day = daysInMonth(year, month)
          expect(lastDayOfMonth(year, month)).toBe(dayInMonth(year, month, day))
          expect(dayInMonth(year, month, day + 1)).toBeUndefined()
        },
      ),
    )
  })

  it.each([0, 13])('has no number such as %s', (month) => {
    expect(lastDayOfMonth(2026, month)).toBeUndefined()
  })
})
