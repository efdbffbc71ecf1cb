/** Spoken days: `aDay('2026-03-08')`. A text that is no day is a mistake in the test and says so. */
import { type CalendarDate, parseCalendarDate } from '../../src/domain/shared/calendar-date.ts'

export function aDay(text: string): CalendarDate {
  const day = parseCalendarDate(text)
  if (day === undefined) throw new Error(`${text} is not a day of the calendar`)
  return day
}
