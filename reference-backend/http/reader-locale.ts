/** The language that a request is made in. */

import { type Locale, LOCALES } from '../catalogue/wording.ts'

/**
 * The one of `Accept-Language` that is wanted most among those that the shop speaks; English where it names none.
 * `de-AT` counts as German.
 */
export function readerLocale({ headers }: Pick<Request, 'headers'>): Locale {
  const wanted = (headers.get('accept-language') ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((each) => rangeIn(each))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { language } of wanted) {
    const found = LOCALES.find((locale) => locale === language)
    if (found !== undefined) return found
  }
  return 'en'
}

const LONGEST = 200

function rangeIn(text: string) {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';')
  const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
  return { language: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) }
}
