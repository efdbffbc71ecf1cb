/**
 * A day of the civil calendar, without time or zone: the only kind of date the trade uses. date-fns counts on UTC,
 * where no day is longer, shorter or missing: clocks change at midnight in some zones, and Samoa had no
 * December 30, 2011.
 */
import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addDays as daysLater } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { branded } from './brand.ts'
import { type CalendarDate, dayOf } from './day.ts'

export type { CalendarDate }

export interface DateParts {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
  /** 1 to 31 */
  readonly day: number
}

/** Reads YYYY-MM-DD (I18N-08); anything else, and a day that the calendar does not have, is undefined. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = branded<CalendarDate>(text)
  // Of February 30 some engines make March 2, others nothing.
  return dayOf(utcMidnight(date)) === date ? date : undefined
}

/** The parts of a day, for printing. */
export function dateParts(date: CalendarDate): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** The day so many days later; negative counts go back (PRICE-06). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayOf(daysLater(utcMidnight(date), days))
}

/** Whether a day comes before another one. The order of the texts is that of the calendar. */
export function isBefore(date: CalendarDate, other: CalendarDate): boolean {
  return date < other
}

/** The later of two days. */
export function laterOf(date: CalendarDate, other: CalendarDate): CalendarDate {
  return isBefore(date, other) ? other : date
}

/** Whole days from one day to another; negative when the second comes before the first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(utcMidnight(to), utcMidnight(from))
}

/** The moment at which a day begins on UTC; its fields are those of the day in every zone. */
export function utcMidnight(date: CalendarDate): Date {
  return new UTCDateMini(Date.parse(date))
}
