/** What a date in another form than the strict one was likely meant to say (O-16). */
import type { AddressZone } from '../account/address-zone.ts'
import { addDays, type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import { dateWords, fullYear, monthOf } from './date-words.ts'

/** Characters; a longer text is no date, and is not looked at. */
const longestForm = 60

/** The day that a text means, where it can mean only one. */
export function meantDate(text: string): CalendarDate | undefined {
  const [date, other] = possibleDates(text, 'EU')
  return other === undefined ? date : undefined
}

/**
 * Every day that a text may mean, at most two; the one that is likelier in the zone comes first: 3/9/2027 is
 * March 9 in the US and September 3 elsewhere. Points part a day, month and year, in this order.
 */
export function possibleDates(text: string, zone: AddressZone): readonly CalendarDate[] {
  if (text.length > longestForm) return []
  const day = text.trim().replace(timeOfDay, '').trim()
  const days = [...new Set([...inNumbers(day), ...inWords(day)])]
  return zone === 'US' ? days : days.toReversed()
}

/** The day behind the number that a spreadsheet keeps for it: 25569 is January 1, 1970. From 2000 to 2099 only. */
export function serialDate(text: string): CalendarDate | undefined {
  const trimmed = text.trim()
  const serial = /^\d{5}$/.test(trimmed) ? Number(trimmed) : 0
  const epoch = parseCalendarDate('1899-12-30')
  return epoch && serial >= 36_526 && serial <= 73_050 ? addDays(epoch, serial) : undefined
}

/** What follows the day in a date with a time: the day is the one that is written (D5). */
const timeOfDay =
  /(?:T|\s)\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i

function inNumbers(text: string): readonly CalendarDate[] {
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (yearFirst) return [dayOf(yearFirst[1], yearFirst[3], yearFirst[4])].filter(isDay)
  const unparted = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (unparted) return [dayOf(unparted[1], unparted[2], unparted[3])].filter(isDay)
  const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text)
  if (!yearLast) return []
  const [, first, mark, second, third] = yearLast
  const dayFirst = dayOf(third, second, first)
  if (mark === '.') return [dayFirst].filter(isDay)
  return [dayOf(third, first, second), dayOf(first, second, third), dayFirst].filter(isDay)
}

function inWords(text: string): readonly CalendarDate[] {
  if (!/^[\p{L}\p{M}\d\s.,/°º-]+$/u.test(text)) return []
  const numbers = text.match(/\d+/g) ?? []
  // Most model codes end here, before their letters are looked at.
  if (numbers.length !== 2) return []
  const [word = '', ...others] = dateWords(text)
  const [first = '', second = ''] = numbers
  const month = monthOf(word)
  if (others.length > 0 || month === undefined) return []
  const isYearFirst = first.length === 4
  const [year, day] = isYearFirst ? [first, second] : [second, first]
  return [dayOf(year, String(month), day)].filter(isDay)
}

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): CalendarDate | undefined {
  const whole = year === undefined ? undefined : fullYear(year)
  if (whole === undefined || !month || !day || day.length > 2) return undefined
  return parseCalendarDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function isDay(date: CalendarDate | undefined): date is CalendarDate {
  return date !== undefined
}
