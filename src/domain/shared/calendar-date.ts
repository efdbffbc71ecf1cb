/** A day of the civil calendar, without time or zone: the only kind of date the trade uses. */
import { parseISO } from 'date-fns'
import { branded } from './brand.ts'
import { type CalendarDate, writtenDay } from './day.ts'

export type { CalendarDate }

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
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number)
  const isReal = isDayOfCalendar(year ?? 0, month ?? 0, day ?? 0)
  return isReal ? branded<CalendarDate>(text) : undefined
}

/** The parts of a day, for printing. */
export function dateParts(date: CalendarDate): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** The day so many days later; negative counts go back. Civil arithmetic, whatever the zone (PRICE-06). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const { year, month, day } = dateParts(date)
  const moment = new Date(Date.UTC(year, month - 1, day + days))
  return writtenDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
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
  return (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / utcDay
}

/** Whether the Gregorian calendar has the day. Reckoned and not tried out on a clock, because tables ask often. */
function isDayOfCalendar(year: number, month: number, day: number): boolean {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const february = isLeapYear ? 29 : 28
  const days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= days
}

/** Milliseconds. Only UTC has days of one length. */
const utcDay = 86_400_000

/**
 * Days are counted on the UTC calendar, where none is longer, shorter or missing. A local one will not do:
 * clocks change at midnight in some zones, and Samoa had no December 30, 2011.
 */
function utcMidnight(date: CalendarDate): Date {
  return parseISO(`${date}T00:00:00Z`)
}
