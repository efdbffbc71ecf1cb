import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCell, readDateCell } from '../../src/domain/draft-order/csv-date.ts'
import { meantDate, possibleDates, serialDate } from '../../src/domain/draft-order/meant-date.ts'
import {
  addDays,
  type CalendarDate,
  dateParts,
  daysBetween,
} from '../../src/domain/shared/calendar-date.ts'
import { calendarDateArb } from '../arbitraries/calendar-date.arb.ts'
import { aDay } from '../builders/a-day.ts'

const languages = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES'] as const

describe('the date cell of a file', () => {
  it('is read as the day it was written from, at any hour and in any zone (CSV-16)', () => {
    const timeArb = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }), fc.nat({ max: 59 }))
    const offsetArb = fc.constantFrom('Z', '+00:00', '-12:00', '+14:00', '+05:45')
    fc.assert(
      fc.property(calendarDateArb, timeArb, offsetArb, (date, time, offset) => {
        const hour = time.map((part) => String(part).padStart(2, '0')).join(':')
        expect(readDateCell(`${date}T${hour}${offset}`)).toEqual({ kind: 'day', date })
        expect(readDateCell(dateCell(date))).toEqual({ kind: 'day', date })
      }),
    )
  })

  it('is valid or meant otherwise, never both', () => {
    fc.assert(
      fc.property(calendarDateArb, fc.nat({ max: 30 }), (date, index) => {
        const text = dateCell(date)
        const spoiled = text.slice(0, index) + text.slice(index + 1)
        const read = readDateCell(spoiled)
        if (read.kind === 'day') expect(spoiled).toBe(text)
      }),
    )
  })
})

describe('a date in another form', () => {
  it('means the day that it was printed from, in words of four languages', () => {
    fc.assert(
      fc.property(
        calendarDateArb,
        fc.constantFrom(...languages),
        fc.constantFrom('long', 'short', 'full'),
        (date, language, style) => {
          expect(meantDate(printed(date, language, style))).toBe(date)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('can mean the day that it was printed from, in numbers of any order', () => {
    fc.assert(
      fc.property(
        calendarDateArb,
        fc.constantFrom('-', '/'),
        fc.boolean(),
        (date, mark, isMonthFirst) => {
          const { year, month, day } = dateParts(date)
          const parts = isMonthFirst ? [month, day, year] : [day, month, year]
          const readings = possibleDates(parts.join(mark), isMonthFirst ? 'US' : 'EU')
          expect(readings[0]).toBe(date)
          expect(readings.length).toBe(day <= 12 && day !== month ? 2 : 1)
        },
      ),
    )
  })

  it('is a number of days in a spreadsheet', () => {
    const inRange = fc
      .integer({ min: 0, max: 36_524 })
      .map((days) => addDays(aDay('2000-01-01'), days))
    fc.assert(
      fc.property(inRange, (date) => {
        const serial = daysBetween(aDay('1899-12-30'), date)
        expect(serialDate(String(serial))).toBe(date)
      }),
    )
  })

  it('is read without a fault from anything, and has two meanings at most', () => {
    const textArb = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789/-. TZ:amprz')), maxLength: 40 }),
    )
    fc.assert(
      fc.property(textArb, (text) => {
        const readings = possibleDates(text, 'US')
        expect(readings.length).toBeLessThanOrEqual(2)
        expect(possibleDates(text, 'EU')).toEqual(readings.toReversed())
      }),
      { numRuns: 2000 },
    )
  })
})

function printed(date: CalendarDate, language: string, style: 'long' | 'short' | 'full'): string {
  const { year, month, day } = dateParts(date)
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: style === 'short' ? 'short' : 'long',
    day: 'numeric',
    ...(style === 'full' ? { weekday: 'long' } : {}),
  }).format(Date.UTC(year, month - 1, day))
}
