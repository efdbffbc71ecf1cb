/** The date cell of a written line: what is wrong with it, and what would be right. */
import { type CalendarDate, isBefore, laterOf } from '../shared/calendar-date.ts'
import { readDateCell } from './csv-date.ts'
import type { LineProblem } from './line-problem.ts'
import { meantDate, possibleDates, serialDate } from './meant-date.ts'
import {
  asksForEarliest,
  type DateReading,
  periodReadings,
  type ReadingTerms,
} from './meant-period.ts'

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
 * The days that the cell may have been meant to say and that can be asked for, the likelier first; a day that
 * comes before the earliest one becomes that. Where nothing can be read, the earliest day is a proposal. Sure is
 * what can have been meant alone: never one of two readings, and no day that is past.
 */
export function possibleDays(
  text: string,
  earliest: CalendarDate | undefined,
  terms: ReadingTerms,
): readonly DateReading[] {
  const readings = readingsOf(text, terms)
  const isToCome = ({ date }: DateReading) => !isBefore(date, terms.today)
  const toCome = readings.some(isToCome) ? readings.filter(isToCome) : readings
  const judged = toCome.map((reading) => ({
    date: earliest ? laterOf(reading.date, earliest) : reading.date,
    isSure: reading.isSure && readings.length === 1 && isToCome(reading),
  }))
  if (judged.length > 0) {
    return judged.filter(({ date }, at) => judged.findIndex((each) => each.date === date) === at)
  }
  return earliest ? [{ date: earliest, isSure: asksForEarliest(text) }] : []
}

function readingsOf(text: string, terms: ReadingTerms): readonly DateReading[] {
  const serial = serialDate(text)
  const days = possibleDates(text, terms.zone)
  const whole = days.length > 0 || serial === undefined ? days : [serial]
  return whole.length > 0
    ? whole.map((date) => ({ date, isSure: whole.length === 1 }))
    : periodReadings(text, terms)
}
