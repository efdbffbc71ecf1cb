/** Formats dates, times and figures in the current language. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { FileForm } from '../../domain/draft-order/sheet-file.ts'
import { type CalendarDate, dateParts } from '../../domain/shared/calendar-date.ts'
import { intlTag } from './intl-tag.ts'

/** A day: 'MMM DD, YYYY' in English, the same parts in their own order elsewhere (I18N-07). */
export function formatDate(date: CalendarDate, language: string): string {
  const { year, month, day } = dateParts(date)
  return dayFormat(language).format(Date.UTC(year, month - 1, day))
}

/** Making a format takes a hundred times as long as using it, and a table has thousands of days. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(language: string): Intl.DateTimeFormat {
  const known = dayFormats.get(language)
  if (known) return known
  const style = { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' } as const
  const made = new Intl.DateTimeFormat(englishByMonth(language), style)
  dayFormats.set(language, made)
  return made
}

/**
 * An instant in the browser's zone: date, then 'hh:mm a', or the hours of the day as another language counts them; raw
 * when it cannot be read (I18N-07, D17).
 */
export function formatInstant(instant: string, language: string): string {
  const moment = new Date(instant)
  if (instant.trim() === '' || Number.isNaN(moment.getTime())) return instant
  const tag = englishByMonth(language)
  const date = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', day: '2-digit' })
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' })
  const clock = time
    .format(moment)
    .replace(/\s?(AM|PM)$/, (mark) => ` ${mark.trim().toLowerCase()}`)
  return `${date.format(moment)}, ${clock}`
}

/** The day of an instant in the browser's zone; raw when it cannot be read (D17). */
export function formatInstantDate(instant: string, language: string): string {
  return dayOfInstant(instant, language)
}

/** The day of an instant in UTC: what a server draws for everybody cannot follow the zone of a browser. */
export function formatPublicDate(instant: string, language: string): string {
  return dayOfInstant(instant, language, 'UTC')
}

function dayOfInstant(instant: string, language: string, timeZone?: string): string {
  const moment = new Date(instant)
  if (instant.trim() === '' || Number.isNaN(moment.getTime())) return instant
  const style = { year: 'numeric', month: 'short', day: '2-digit', timeZone } as const
  return new Intl.DateTimeFormat(englishByMonth(language), style).format(moment)
}

/** Every English writes the month first here, as the specification's mask does. */
function englishByMonth(language: string): string {
  const tag = intlTag(language)
  return tag.startsWith('en') ? 'en-US' : tag
}

/** A technical figure with three digits: 7.67, 125, 1450; thousands are parted from 10,000 on, as in the catalogue. */
export function formatFigure(figure: number, language: string): string {
  const style = { maximumSignificantDigits: 3, useGrouping: 'min2' } as const
  return new Intl.NumberFormat(intlTag(language), style).format(figure)
}

/** How many there are: 288, 1,728; as the texts have their counts. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(intlTag(language)).format(count)
}

/** A distance in the unit of a region: 45 km, 28 mi. */
export function formatDistance(kilometres: number, zone: AddressZone, language: string): string {
  const [distance, unit] =
    zone === 'US' ? [kilometres / 1.609344, 'mile'] : [kilometres, 'kilometer']
  const style = { style: 'unit', unit, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(intlTag(language), style).format(distance)
}

/** The size of a file: 340 kB, 2.4 MB. */
export function formatFileSize(bytes: number, language: string): string {
  const [amount, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const style = { style: 'unit', unit, maximumFractionDigits: bytes < 1_000_000 ? 0 : 1 } as const
  return new Intl.NumberFormat(intlTag(language), style).format(Math.max(amount, 1 / 10))
}

/** The CSV file that spreadsheets of a language open as a table: where a comma parts decimals, a semicolon parts cells. */
export function csvForm(language: string): FileForm {
  const parts = new Intl.NumberFormat(intlTag(language)).formatToParts(0.5)
  const isDecimalComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return { kind: 'csv', separator: isDecimalComma ? ';' : ',' }
}
