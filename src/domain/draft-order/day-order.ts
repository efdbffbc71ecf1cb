/** Which of two numbers is the day, in dates that leave it open: 3/9/2027 is March 9 or September 3. */
import { type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'

export const dayOrders = ['day-first', 'month-first'] as const

export type DayOrder = (typeof dayOrders)[number]

/** What the dates of one column tell about their order. */
export interface ColumnOrder {
  /** Dates that can mean two days. */
  readonly openCount: number
  /** Dates of two numbers and a year, open or not. */
  readonly count: number
  /** The first of those that are open. */
  readonly sample: string
  /** The order that a date of the column allows alone; undefined when there is none, or they contradict each other. */
  readonly proven: DayOrder | undefined
  /** The date that proves it. */
  readonly evidence: string | undefined
}

/** A text, and the day that it means in each order. */
export interface DayReading {
  readonly text: string
  readonly days: Readonly<Record<DayOrder, CalendarDate | undefined>>
}

/** What a column of texts tells; undefined when no date in it can mean two days. */
export function orderOfColumn(texts: readonly string[]): ColumnOrder | undefined {
  return orderOfReadings(texts.map(readingOf))
}

/** What a column of texts that have been read tells; undefined when no date in it can mean two days. */
export function orderOfReadings(readings: readonly DayReading[]): ColumnOrder | undefined {
  const read = readings.flatMap(({ text, days }) => {
    const orders = dayOrders.filter((order) => days[order] !== undefined)
    return orders.length > 0 ? [{ text, days, orders }] : []
  })
  const open = read.filter(({ days }) => days['day-first'] !== days['month-first'])
  const [first] = open.filter(({ orders }) => orders.length > 1)
  if (!first) return undefined
  const proofs = read.filter(({ orders }) => orders.length === 1)
  const proven = new Set(proofs.flatMap(({ orders }) => orders))
  const [order, ...others] = proven
  const isProven = order !== undefined && others.length === 0
  return {
    openCount: open.filter(({ orders }) => orders.length > 1).length,
    count: read.length,
    sample: first.text,
    proven: isProven ? order : undefined,
    evidence: isProven ? proofs[0]?.text : undefined,
  }
}

/** Whether a text is a date of two numbers and a year, which may mean two days. */
export function mayMeanTwoDays(text: string): boolean {
  return inNumbers.test(text.trim())
}

/** The days that a date of two numbers and a year may mean; none for every other text. */
export function readingOf(text: string): DayReading {
  const match = inNumbers.exec(text.trim())
  return { text, days: match ? daysOf(match) : noDays }
}

const noDays: DayReading['days'] = { 'day-first': undefined, 'month-first': undefined }

function daysOf([, first = '', , second = '', year = '']: RegExpExecArray): DayReading['days'] {
  const whole = year.length === 2 ? `20${year}` : year
  const dayOf = (day: string, month: string) =>
    parseCalendarDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return { 'day-first': dayOf(first, second), 'month-first': dayOf(second, first) }
}

/** The day that a date of two numbers and a year means in that order; undefined for every other text. */
export function dayInOrder(text: string, order: DayOrder): CalendarDate | undefined {
  return readingOf(text).days[order]
}

const inNumbers = /^(\d{1,2})([-/])(\d{1,2})\2(20\d{2}|[2-9]\d)$/
