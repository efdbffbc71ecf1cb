/** What a day is, and which one a moment falls on. Arithmetic with days is in calendar-date.ts. */
import { type Brand, branded } from './brand.ts'

/** Written YYYY-MM-DD, so that text order is calendar order (I18N-08). */
export type CalendarDate = Brand<string, 'CalendarDate'>

/** The calendar day that a moment falls on in the zone of its fields: local for a `Date` (D1), UTC for a UTC date. */
export function dayOf(moment: Date): CalendarDate {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  const [year = '', month = '', day = ''] = parts.map(String)
  return branded<CalendarDate>(
    `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
}
