/** Formats days in the current language. */
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

/** Every English writes the month first here, as the specification's mask does. */
export function englishByMonth(language: string): string {
  const tag = intlTag(language)
  return tag.startsWith('en') ? 'en-US' : tag
}
