/** How often a scheduled delivery comes, and on which days. */
import { addDays, dateParts } from '../shared/calendar-date.ts'
import { dayInMonth, lastDayOfMonth } from '../shared/calendar-period.ts'
import type { CalendarDate } from '../shared/day.ts'

export interface Frequency {
  readonly id: string
  /** The server's own words, for a length that no text of ours knows. */
  readonly name: string
  /** One of the two is 0. */
  readonly months: number
  readonly days: number
}

/** When a delivery comes: from the next date on, every so often. */
export interface Schedule {
  readonly frequency: Frequency
  /** The day of the month that was chosen, 1 to 31; a shorter month uses its last day. */
  readonly dayOfMonth: number
  readonly nextDate: CalendarDate
}

/** Whether a frequency leads on at all; one of no length never does. */
export function leadsOn({ months, days }: Frequency): boolean {
  return months > 0 || days > 0
}

/**
 * The day after `date` on which it comes again (SUBS-03). Months keep to the day that was chosen: a month without
 * it uses its last one, and the next month has it back. Undefined where the frequency does not lead on.
 */
export function dateAfter(
  date: CalendarDate,
  { frequency, dayOfMonth }: Pick<Schedule, 'frequency' | 'dayOfMonth'>,
): CalendarDate | undefined {
  if (!leadsOn(frequency)) return undefined
  if (frequency.months === 0) return addDays(date, frequency.days)
  const { year, month } = dateParts(date)
  // Counted from 0, so that a year is twelve of them.
  const months = year * 12 + (month - 1) + frequency.months
  const inYear = Math.floor(months / 12)
  const inMonth = (months % 12) + 1
  return dayInMonth(inYear, inMonth, dayOfMonth) ?? lastDayOfMonth(inYear, inMonth)
}

/** The next dates, the first one included; as many as there are, `count` at most. */
export function nextDates(schedule: Schedule, count: number): readonly CalendarDate[] {
  const dates: CalendarDate[] = []
  let date: CalendarDate | undefined = schedule.nextDate
  while (date !== undefined && dates.length < count) {
    dates.push(date)
    date = dateAfter(date, schedule)
  }
  return dates
}
