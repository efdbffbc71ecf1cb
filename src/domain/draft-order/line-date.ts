/** The date cell of a written line: what is wrong with it, and what would be right. */
import type { AddressZone } from '../account/address-zone.ts'
import { type CalendarDate, isBefore } from '../shared/calendar-date.ts'
import { readDateCell } from './csv-date.ts'
import type { LineProblem } from './line-problem.ts'
import { meantDate, possibleDates, serialDate } from './meant-date.ts'

/**
 * What keeps a date from being asked for (CSV-15, CSV-16). The earliest day itself passes (D2); while it is not
 * known, every real day does.
 */
export function dateProblems(
  text: string,
  earliest: CalendarDate | undefined,
): readonly LineProblem[] {
  const cell = readDateCell(text)
  if (cell.kind === 'invalid') return [{ kind: 'invalid-date', meant: meantDate(text) }]
  const isEarly = cell.kind === 'day' && earliest !== undefined && isBefore(cell.date, earliest)
  return isEarly ? [{ kind: 'too-early', earliest }] : []
}

/** The day that a cell asks for: an empty one takes the earliest (D6). Undefined when it cannot be read. */
export function requestedDay(text: string, earliest: CalendarDate): CalendarDate | undefined {
  const cell = readDateCell(text)
  if (cell.kind === 'invalid') return undefined
  return cell.kind === 'day' ? cell.date : earliest
}

/**
 * The days that the cell may have been meant to say and that can be asked for, the likelier first; else the
 * earliest one, where that is known.
 */
export function possibleDays(
  text: string,
  earliest: CalendarDate | undefined,
  zone: AddressZone,
): readonly CalendarDate[] {
  const readings = possibleDates(text, zone)
  const serial = serialDate(text)
  const meant = readings.length > 0 || serial === undefined ? readings : [serial]
  if (earliest === undefined) return meant
  const inTime = meant.filter((date) => !isBefore(date, earliest))
  return inTime.length > 0 ? inTime : [earliest]
}
