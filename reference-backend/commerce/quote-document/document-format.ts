/** Days, times, amounts and countries as the screen of the same reader shows them. */

import type { Locale } from '../../catalogue/wording.ts'
import { currencyMask } from '../../content/site-settings.ts'

/** What a reader is used to. */
export interface Reader {
  readonly locale: Locale
  /** Of the hours of the day, such as `Europe/Berlin`. */
  readonly timeZone: string
}

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de', es: 'es', fr: 'fr' }

/** The zone that a request names; UTC for none and for one that is unknown here. */
export function timeZoneIn(named: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named || 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

const DAY = { year: 'numeric', month: 'short', day: '2-digit' } as const

const ofDays = (tag: string) => new Intl.DateTimeFormat(tag, { ...DAY, timeZone: 'UTC' })

/** Made once: a long quote has thousands of days. */
const DAYS: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: ofDays(TAGS.en),
  de: ofDays(TAGS.de),
  es: ofDays(TAGS.es),
  fr: ofDays(TAGS.fr),
}

/** A day written `YYYY-MM-DD`; nothing for none. */
export function dayText(day: string, { locale }: Pick<Reader, 'locale'>): string {
  if (day === '') return ''
  return DAYS[locale].format(Date.parse(`${day}T00:00:00Z`))
}

/** The day it is where the reader is, `YYYY-MM-DD`. */
export function todayIn({ timeZone }: Pick<Reader, 'timeZone'>, now: Date): string {
  // Swedish writes days in this way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

/** Day and time of an instant in the reader's zone. */
export function instantText(instant: string, { locale, timeZone }: Reader): string {
  const moment = new Date(instant)
  const day = new Intl.DateTimeFormat(TAGS[locale], { ...DAY, timeZone })
  const style = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const time = new Intl.DateTimeFormat(TAGS[locale], style)
    .format(moment)
    .replace(/\s?(AM|PM)$/, (mark) => ` ${mark.trim().toLowerCase()}`)
  return `${day.format(moment)}, ${time}`
}

/** The name of a country by its code; the code itself where it has none. */
export function countryText(code: string, { locale }: Pick<Reader, 'locale'>): string {
  try {
    return new Intl.DisplayNames([TAGS[locale]], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** An amount by the mask of its currency in the settings of the site: `$0,0.00`, `0.0,00 €`. */
export function moneyText(amount: number, currencyCode: string): string {
  const mask = currencyMask(currencyCode) ?? `${currencyCode} 0,0.00`
  const [pattern, group = '', decimal = '.'] = /0(\D?)0(\D)00/.exec(mask) ?? [mask, ',', '.']
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const text = mask.replace(pattern, () => `${grouped}${decimal}${cents}`)
  return amount < 0 ? `-${text}` : text
}
