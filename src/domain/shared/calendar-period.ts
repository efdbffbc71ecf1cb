/** Weeks of ISO 8601 and months of the calendar, on the same days as calendar-date.ts. */
import { addWeeks } from 'date-fns/addWeeks'
import { getISODay } from 'date-fns/getISODay'
import { getISOWeeksInYear } from 'date-fns/getISOWeeksInYear'
import { lastDayOfMonth as lastDayOf } from 'date-fns/lastDayOfMonth'
import { setISODay } from 'date-fns/setISODay'
import { parseCalendarDate, utcMidnight } from './calendar-date.ts'
import { type CalendarDate, dayOf } from './day.ts'

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return getISODay(utcMidnight(date))
}

/** A day of a week of ISO 8601, its weekday 1 to 7; undefined for a week that the year does not have. */
export function dayOfWeek(year: number, week: number, weekday: number): CalendarDate | undefined {
  const inFirstWeek = dayInMonth(year, 1, 4)
  const first = inFirstWeek && utcMidnight(inFirstWeek)
  if (first === undefined || !(week >= 1 && week <= getISOWeeksInYear(first))) return undefined
  return dayOf(setISODay(addWeeks(first, week - 1), weekday))
}

/** The last day of a month, 1 to 12; undefined where there is no such month. */
export function lastDayOfMonth(year: number, month: number): CalendarDate | undefined {
  const first = dayInMonth(year, month, 1)
  return first && dayOf(lastDayOf(utcMidnight(first)))
}

/** A day by its numbers; undefined where the calendar does not have it. */
export function dayInMonth(year: number, month: number, day: number): CalendarDate | undefined {
  const [yearText = '', monthText = '', dayText = ''] = [year, month, day].map(String)
  return parseCalendarDate(
    `${yearText.padStart(4, '0')}-${monthText.padStart(2, '0')}-${dayText.padStart(2, '0')}`,
  )
}
