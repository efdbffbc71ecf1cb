/** Formats days and the time until them in the current language. */
import type { TFunction } from 'i18next'
import {
  type CalendarDate,
  daysBetween,
  utcMidnight,
} from '../../../../domain/shared/calendar-date.ts'
import { intlTag } from '../../../i18n/intl-tag.ts'

/** Month and day without the year, for a place where the year is clear: "Mar 09". */
export function formatDay(date: CalendarDate, language: string): string {
  return dayFormat(language).format(utcMidnight(date))
}

/**
 * The same for the days from one to another, as the language writes it: "Mar 9 – 13"; "Mar 09" where they are one.
 * Made once for many days: a format of Intl costs more than what it writes.
 */
export function daysFormat(language: string): (from: CalendarDate, to: CalendarDate) => string {
  const format = dayFormat(language)
  return (from, to) => format.formatRange(utcMidnight(from), utcMidnight(to))
}

function dayFormat(language: string): Intl.DateTimeFormat {
  const style = { month: 'short', day: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(intlTag(language), style)
}

/** How far a day is off: "in 12 weeks", "in 10 days", "in 27 weeks, 3 days", "today". */
export function timeUntil(day: CalendarDate, today: CalendarDate, t: TFunction): string {
  const days = daysBetween(today, day)
  if (days <= 0) return t('draftOrder:dates.todayWord')
  if (days < 14 && days % 7 !== 0) return t('draftOrder:dates.inDays', { count: days })
  const weeks = Math.floor(days / 7)
  if (days % 7 === 0) return t('draftOrder:dates.inWeeks', { count: weeks })
  return t('draftOrder:dates.inWeeksDays', {
    weeks: t('draftOrder:dates.week', { count: weeks }),
    days: t('draftOrder:dates.days', { count: days % 7 }),
  })
}
