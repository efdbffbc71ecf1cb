/** The date cell of a file: its one strict form (CSV-16, D4, D5). */
import { type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'

export type DateCell =
  /** No wish: the earliest day is taken (D6). */
  | { readonly kind: 'empty' }
  | { readonly kind: 'day'; readonly date: CalendarDate }
  | { readonly kind: 'invalid' }

const strictForm =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Reads a cell: the day that is written in it, whatever instant it names (D5). */
export function readDateCell(text: string): DateCell {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  const date = parseCalendarDate(strictForm.exec(trimmed)?.[1] ?? '')
  return date ? { kind: 'day', date } : { kind: 'invalid' }
}

/** Writes a day as a cell that is read as that day. */
export function dateCell(date: CalendarDate): string {
  return `${date}T00:00:00Z`
}
