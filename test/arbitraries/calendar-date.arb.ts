/** Days of the civil calendar, leap days and year ends drawn more often than chance would. */
import * as fc from 'fast-check'
import { type CalendarDate, parseCalendarDate } from '../../src/domain/shared/calendar-date.ts'

/** Days of a month, by the calendar's own rule and not by the clock's. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** YYYY-MM-DD of a day that exists. */
export function dateText(year: number, month: number, day: number): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

function padded(part: number, width: number): string {
  return String(part).padStart(width, '0')
}

function dayTextArb(firstYear: number, lastYear: number): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.integer({ min: firstYear, max: lastYear }),
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    )
    .map(([year, month, share]) =>
      dateText(year, month, 1 + Math.floor(share * daysInMonth(year, month))),
    )
}

/** Days around which clocks are changed, years end, February is long, or an island skipped a day. */
const telling = fc.constantFrom(
  '2024-02-28',
  '2024-02-29',
  '2023-02-28',
  '2100-02-28',
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
  '2018-11-04',
  '2011-12-29',
  '2011-12-30',
  '2025-12-31',
  '2026-01-01',
)

/** The text of a day that exists. */
export const calendarDateTextArb: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: dayTextArb(1901, 2199) },
  { weight: 1, arbitrary: telling },
)

export const calendarDateArb: fc.Arbitrary<CalendarDate> = calendarDateTextArb.map(dayOfText)

/** A day of any year that is written with four digits and has twelve more years on either side. */
export const dayOfAnyYearArb: fc.Arbitrary<CalendarDate> = fc
  .oneof(dayTextArb(13, 9987), dayTextArb(13, 113), calendarDateTextArb)
  .map(dayOfText)

function dayOfText(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (date === undefined) throw new Error(`${text} is a day of the calendar, yet it is not read`)
  return date
}

/** Zones that disagree about what day it is, change their clocks at midnight, or once left a day out. */
export const timeZones = [
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/Dublin',
  'Asia/Kolkata',
  'Asia/Gaza',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const
