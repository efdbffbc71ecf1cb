/** Formats instants in the current language. */
import { englishByMonth } from './format.ts'

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
