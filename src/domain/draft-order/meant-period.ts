/**
 * What a date cell may say in place of a day: a week, a month, a quarter, a day without its year, a day that the
 * calendar does not have, or words. Each becomes the day that is most likely wanted.
 */
import type { AddressZone } from '../account/address-zone.ts'
import { addDays, type CalendarDate, dateParts } from '../shared/calendar-date.ts'
import { dayInMonth, dayOfWeek, lastDayOfMonth, weekdayOf } from '../shared/calendar-period.ts'
import { dateWords, fullYear, monthOf, plainWords } from './date-words.ts'

/** A day that a cell may mean. */
export interface DateReading {
  readonly date: CalendarDate
  /** Whether the cell can mean nothing else, so that writing this day is no guess. */
  readonly isSure: boolean
}

/** Who reads, and when: it decides the order of day and month, and which year is the next one. */
export interface ReadingTerms {
  readonly zone: AddressZone
  readonly today: CalendarDate
}

/** Characters; a longer text is neither a period nor a word. */
const longestForm = 40

/**
 * The days that a text means which names no whole day, the likelier first. A calendar week with its year is sure:
 * it is the Friday, the last working day of the week of ISO 8601. Everything else is a proposal: the last working
 * day of a month or a quarter, the next day of such a date, the last day of a month that has no such day.
 */
export function periodReadings(text: string, terms: ReadingTerms): readonly DateReading[] {
  if (text.length > longestForm) return []
  const plain = text.trim().normalize('NFKC')
  const week = weekReading(plain, terms)
  if (week) return [week]
  const proposals = [
    ...found(monthEnd(plain)),
    ...found(quarterEnd(plain)),
    ...found(workWeek(plain, terms.today)),
    ...daysWithoutYear(plain, terms),
    ...found(lastDayInstead(plain)),
  ]
  return [...new Set(proposals)].map((date) => ({ date, isSure: false }))
}

/** Whether a text asks, in words that mean nothing else, for the earliest day there is. */
export function asksForEarliest(text: string): boolean {
  return text.length <= longestForm && soonestWords.has(plainWords(text).join(' '))
}

const soonestWords = new Set(
  `asap|a s a p|as soon as possible|earliest|earliest possible|earliest date|immediately|immediate|now|sofort|ab sofort
  |schnellstmoglich|schnellstens|so bald wie moglich|so schnell wie moglich|baldmoglichst|baldigst|umgehend
  |fruhestmoglich|immediat|immediatement|des que possible|au plus vite|au plus tot|le plus tot possible
  |inmediato|inmediatamente|lo antes posible|cuanto antes|de inmediato`
    .split('|')
    .map((words) => words.trim()),
)

/** How a week is announced; its number follows such a word, or precedes it. */
const weekWord = '(?:kw|cw|wk|week|woche|kalenderwoche|calendar week|semaine|sem|semana|s|w)'
/** The words that count weeks as ISO 8601 does wherever they are written. */
const isoWord = /kw|kalenderwoche|woche|\d{4}-?w\d/i

const isoWeekDay = /^(\d{4})-?w(\d{2})(?:-?([1-7]))?$/i
const weekThenYear = new RegExp(
  `^${weekWord}[.\\s-]*(\\d{1,2})(?:\\s*[/.,\\s-]\\s*(\\d{4}|\\d{2}))?$`,
  'i',
)
const yearThenWeek = new RegExp(`^(\\d{4})\\s*[/.,\\s-]?\\s*${weekWord}[.\\s-]*(\\d{1,2})$`, 'i')
const numberThenWord = new RegExp(
  `^(\\d{1,2})\\s*\\.?\\s*${weekWord}(?:\\s*[/.,\\s-]\\s*(\\d{4}|\\d{2}))?$`,
  'i',
)

/**
 * A week of ISO 8601. The word "week" is sure only where weeks are counted like that: in the US some count from the
 * week of January 1. Without a year it is the next such week.
 */
function weekReading(text: string, { zone, today }: ReadingTerms): DateReading | undefined {
  const iso = isoWeekDay.exec(text)
  if (iso) {
    const date = dayInWeek(iso[1], iso[2], Number(iso[3] ?? friday))
    return date && { date, isSure: true }
  }
  const turned = yearThenWeek.exec(text)
  const [, week, year] = weekThenYear.exec(text) ?? numberThenWord.exec(text) ?? []
  const isCounted = zone !== 'US' || isoWord.test(text)
  if (turned) {
    const date = dayInWeek(turned[1], turned[2])
    return date && { date, isSure: isCounted }
  }
  if (year !== undefined) {
    const date = dayInWeek(year, week)
    return date && { date, isSure: isCounted }
  }
  const thisYear = dateParts(today).year
  const next = [thisYear, thisYear + 1]
    .map((each) => dayInWeek(String(each), week))
    .find((date) => date !== undefined && date >= today)
  return next && { date: next, isSure: false }
}

const friday = 5

/** The Friday of a week, or another day of it; undefined for a week that the year does not have. */
function dayInWeek(
  year: string | undefined,
  week: string | undefined,
  weekday = friday,
): CalendarDate | undefined {
  const whole = year === undefined ? undefined : fullYear(year)
  return whole === undefined ? undefined : dayOfWeek(Number(whole), Number(week), weekday)
}

const endWords = new Set(['end', 'ende', 'fin', 'late', 'finales'])

/** The last working day of a month: `11/2027`, `2027-11`, `Nov 2027`, `end of November 2027`. */
function monthEnd(text: string): CalendarDate | undefined {
  const yearLast = /^(\d{1,2})[/.-](\d{4})$/.exec(text)
  if (yearLast) return lastWorkingDay(yearLast[2], Number(yearLast[1]))
  const yearFirst = /^(\d{4})[/.-](\d{1,2})$/.exec(text)
  if (yearFirst) return lastWorkingDay(yearFirst[1], Number(yearFirst[2]))
  const [year, ...numbers] = text.match(/\d+/g) ?? []
  const [word = '', ...others] = dateWords(text).filter((each) => !endWords.has(each))
  const month = monthOf(word)
  if (year === undefined || numbers.length > 0 || others.length > 0) return undefined
  return month === undefined || year.length === 3 ? undefined : lastWorkingDay(year, month)
}

/** The last working day of a quarter: `Q4 2027`, `4Q27`, `T4/2027`, `4. Quartal 2027`. */
function quarterEnd(text: string): CalendarDate | undefined {
  const word = '(?:q|t|quarter|quartal|trimestre)'
  const mark = '[\\s/.,-]*'
  const [, quarter, year] =
    new RegExp(`^${word}${mark}([1-4])${mark}(\\d{4}|\\d{2})$`, 'i').exec(text) ??
    new RegExp(`^([1-4])(?:\\.|st|nd|rd|th|er|e|o)?\\s*${word}${mark}(\\d{4}|\\d{2})$`, 'i').exec(
      text,
    ) ??
    []
  if (quarter !== undefined) return lastWorkingDay(year, Number(quarter) * 3)
  const turned = new RegExp(`^(\\d{4})${mark}${word}\\s*([1-4])$`, 'i').exec(text)
  return turned ? lastWorkingDay(turned[1], Number(turned[2]) * 3) : undefined
}

/** The Friday of this week or the next, counted from today, because the file's own date is unknown. */
function workWeek(text: string, today: CalendarDate): CalendarDate | undefined {
  const words = plainWords(text).join(' ')
  const fridayNow = addDays(today, friday - weekdayOf(today))
  if (/^(?:this week|diese woche|cette semaine|esta semana)$/.test(words)) return fridayNow
  const isNext =
    /^(?:next week|(?:kommende|nachste|naechste) woche|(?:la )?semaine prochaine|(?:la )?proxima semana)$/
  return isNext.test(words) ? addDays(fridayNow, 7) : undefined
}

/** `5/11`, `05.11.`, `5 Nov`: the next such day, in either order where a slash or a dash separates the parts. */
function daysWithoutYear(text: string, { zone, today }: ReadingTerms): readonly CalendarDate[] {
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2?$/.exec(text)
  if (numbers) {
    const [, first = '', mark, second = ''] = numbers
    const dayFirst = nextOf(second, first, today)
    if (mark === '.') return found(dayFirst)
    const monthFirst = nextOf(first, second, today)
    return [
      ...found(zone === 'US' ? monthFirst : dayFirst),
      ...found(zone === 'US' ? dayFirst : monthFirst),
    ]
  }
  const [day, ...otherNumbers] = text.match(/\d+/g) ?? []
  const [word = '', ...otherWords] = dateWords(text)
  const month = monthOf(word)
  if (day === undefined || day.length > 2 || month === undefined) return []
  if (otherNumbers.length + otherWords.length > 0) return []
  return found(nextOf(String(month), day, today))
}

/** The first such day that is not past; February 29 may be some years away. */
function nextOf(month: string, day: string, today: CalendarDate): CalendarDate | undefined {
  const { year } = dateParts(today)
  return Array.from({ length: 9 }, (_, ahead) =>
    dayInMonth(year + ahead, Number(month), Number(day)),
  )
    .flatMap(found)
    .find((date) => date >= today)
}

/** Days up to 31 that a month does not have: `2027-02-30` is its last day. */
function lastDayInstead(text: string): CalendarDate | undefined {
  const day = text.replace(/[T\s]\d.*$/, '')
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day)
  if (yearFirst) return lastDayOf(yearFirst[1], Number(yearFirst[2]), Number(yearFirst[3]))
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(day)
  if (!yearLast) return undefined
  const [, first, second, year] = yearLast
  return (
    lastDayOf(year, Number(second), Number(first)) ?? lastDayOf(year, Number(first), Number(second))
  )
}

function lastDayOf(year: string | undefined, month: number, day: number): CalendarDate | undefined {
  if (day < 29 || day > 31 || month < 1 || month > 12) return undefined
  return monthsLastDay(year, month)
}

function monthsLastDay(year: string | undefined, month: number): CalendarDate | undefined {
  const whole = year === undefined ? undefined : fullYear(year)
  return whole === undefined ? undefined : lastDayOfMonth(Number(whole), month)
}

function lastWorkingDay(year: string | undefined, month: number): CalendarDate | undefined {
  const last = monthsLastDay(year, month)
  return last && addDays(last, Math.min(0, friday - weekdayOf(last)))
}

function found(date: CalendarDate | undefined): readonly CalendarDate[] {
  return date === undefined ? [] : [date]
}
