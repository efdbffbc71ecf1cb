/** What a day is, and which one a moment falls on. Reckoning with days is the calendar's business. */
import { type Brand, branded } from './brand.ts'

/** Written YYYY-MM-DD, so that text order is calendar order (I18N-08). */
export type CalendarDate = Brand<string, 'CalendarDate'>

/** The calendar day that a moment falls on in the zone its local fields are in (D1). */
export function fromLocalMidnight(moment: Date): CalendarDate {
  return writtenDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())
}

/** A day by its numbers, which must be those of a real one; months from 1. */
export function writtenDay(year: number, month: number, day: number): CalendarDate {
  const parts = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)]
  return branded<CalendarDate>(parts.join('-'))
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
