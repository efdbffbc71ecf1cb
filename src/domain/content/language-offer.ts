/** What a browser's own languages say about its reader, where that is not how the shop is shown. */
import type { AddressZone } from '../account/address-zone.ts'
import { type ContentLocale, contentLocales } from './content-locale.ts'

export interface LanguageOffer {
  /** What the offer is written in. */
  readonly locale: ContentLocale
  /** Whether the page is in another language. */
  readonly isOtherLanguage: boolean
  /** The region to go with it; undefined where the present one fits, or nothing is known. */
  readonly zone: AddressZone | undefined
}

/** What was answered to the offer; `chosen` where the reader has chosen a language without it. */
export type LanguageAnswer = 'accepted' | 'declined' | 'chosen'

export interface ShownPage {
  /** Tags of the browser, the one that is wanted most first: `de-AT`, `en`. */
  readonly wanted: readonly string[]
  readonly spoken: ContentLocale
  /** The languages of the site. */
  readonly offered: readonly ContentLocale[]
  readonly zone: AddressZone
  /** Regions that the reader may choose and has not chosen yet. */
  readonly openZones: readonly AddressZone[]
}

/** Countries whose machines are metric and whose prices are in euros, or as near to it as the shop has it. */
const europe = new Set(
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/** Languages that are at home in Europe alone, as far as the shop has them, where no country is named. */
const european: readonly ContentLocale[] = ['de', 'fr']

/** Undefined where the page is as the browser wants it: then nothing is offered. */
export function languageOffer(page: ShownPage): LanguageOffer | undefined {
  const { wanted, spoken, offered, zone, openZones } = page
  const [tag, locale] =
    wanted
      .map((each) => [each, localeOf(each)] as const)
      .find(([, each]) => each !== undefined && offered.includes(each)) ?? []
  if (tag === undefined || locale === undefined) return undefined
  const home = zoneOf(tag, locale)
  const other = home !== zone && openZones.some((each) => each === home) ? home : undefined
  const isOtherLanguage = locale !== spoken
  return isOtherLanguage || other !== undefined
    ? { locale, isOtherLanguage, zone: other }
    : undefined
}

function localeOf(tag: string): ContentLocale | undefined {
  const base = tag.toLowerCase().split('-')[0]
  return contentLocales.find((each) => each === base)
}

function zoneOf(tag: string, locale: ContentLocale): AddressZone | undefined {
  const country = /-([A-Z]{2})(?:-|$)/i.exec(tag)?.[1]?.toUpperCase()
  if (country === undefined) return european.includes(locale) ? 'EU' : undefined
  if (country === 'US') return 'US'
  return europe.has(country) ? 'EU' : undefined
}
