/** The one place where the present is asked for. */
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'

export interface Clock {
  /** The calendar day of the browser's time zone (D1). */
  readonly today: () => CalendarDate
  /** Milliseconds since 1970, to count down by. */
  readonly now: () => number
}
