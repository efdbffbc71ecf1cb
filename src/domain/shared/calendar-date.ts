/** A day of the civil calendar, without time or zone: the only kind of date the trade uses. */
import { addDays as addDaysTo, differenceInCalendarDays, isValid, parseISO } from 'date-fns'
import { type Brand, branded } from './brand.ts'

/** Written YYYY-MM-DD, so that text order is calendar order (I18N-08). */
export type CalendarDate = Brand<string, 'CalendarDate'>

export interface DateParts {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
  /** 1 to 31 */
  readonly day: number
}

/** Reads YYYY-MM-DD; anything else, and a day that the calendar does not have, is undefined. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  return isValid(parseISO(text)) ? branded<CalendarDate>(text) : undefined
}

/** The parts of a day, for printing. */
export function dateParts(date: CalendarDate): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** The day so many days later; negative counts go back. Civil arithmetic, never milliseconds (PRICE-06). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromLocalMidnight(addDaysTo(parseISO(date), days))
}

export function isBefore(date: CalendarDate, other: CalendarDate): boolean {
  return date < other
}

/** The later of two days. */
export function laterOf(date: CalendarDate, other: CalendarDate): CalendarDate {
  return date < other ? other : date
}

/** Whole days from one day to another; negative when the second lies before the first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from))
}

/** The calendar day that a moment falls on in the zone its local fields are in (D1). */
export function fromLocalMidnight(moment: Date): CalendarDate {
  const year = String(moment.getFullYear()).padStart(4, '0')
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  const day = String(moment.getDate()).padStart(2, '0')
  return branded<CalendarDate>(`${year}-${month}-${day}`)
}
