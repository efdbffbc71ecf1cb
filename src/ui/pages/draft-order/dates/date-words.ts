/** Formats days and the time until them in the current language. */
import type { TFunction } from 'i18next'
import {
  type CalendarDate,
  dateParts,
  daysBetween,
} from '../../../../domain/shared/calendar-date.ts'
import { intlTag } from '../../../i18n/intl-tag.ts'

/** Month and day without the year, for a place where the year is clear: "Mar 09". */
export function formatDay(date: CalendarDate, language: string): string {
  const { year, month, day } = dateParts(date)
  const style = { month: 'short', day: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(intlTag(language), style).format(Date.UTC(year, month - 1, day))
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
