/** Days as servers write them. */
import { type CalendarDate, parseCalendarDate } from '../../domain/shared/calendar-date.ts'
import { lenient, readText } from './lenient.wire.ts'

/** The day that is written, also at the head of a timestamp; its clock time and zone are ignored. */
export const day = lenient('day', (value): CalendarDate | undefined =>
  parseCalendarDate(/^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(readText(value).trim())?.[0] ?? ''),
)
