/**
 * The language of an address. The default language has the addresses as they are; every other one that the shop is
 * written in has the same addresses behind its own first segment: `/shop` is `/de/shop` in German.
 */
import { type ContentLocale, contentLocales, fallbackLocale } from './content-locale.ts'

const segment = new RegExp(String.raw`^/(${contentLocales.join('|')})(?=/|$)`, 'i')

/** First segments of what a server answers with something else than a page. */
export const servedSegments = ['api', 'assets', 'media', 'public'] as const

/** The locale that a path names; undefined for a path without one, which is in the default language. */
export function localeNamedBy(path: string): ContentLocale | undefined {
  const named = segment.exec(path)?.[1]?.toLowerCase()
  return contentLocales.find((locale) => locale === named)
}

/**
 * Whether an address is one of another language than the page that leads to it. One without a language is in that of its
 * reader.
 */
export function namesOtherLanguage(address: string, here: string): boolean {
  const named = localeNamedBy(pathOf(address))
  return named !== undefined && named !== (localeNamedBy(pathOf(here)) ?? fallbackLocale)
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

/** The path as it is in the default language. */
export function withoutLocale(path: string): string {
  return localeNamedBy(path) === undefined ? path : path.replace(segment, '').replace(/^\/*/, '/')
}

/** A path of an origin as the shop knows it, which is the same wherever it stands: at `/demo`, or at the root as `/` or nothing. */
export function pathBelow(base: string, path: string): string {
  if (path === base) return '/'
  return path.startsWith(`${base}/`) ? path.slice(base.length) : path
}

/** The path of the same page in a language. */
export function pathIn(locale: ContentLocale, path: string): string {
  const plain = withoutLocale(path)
  if (locale === fallbackLocale) return plain
  return plain === '/' ? `/${locale}` : `/${locale}${plain}`
}

/** An address as a text of the site has it, for readers of a language; those of other places and of files stay. */
export function addressIn(locale: ContentLocale, address: string): string {
  if (locale === fallbackLocale || !/^\/(?![/\\])/.test(address)) return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const first = path.split('/')[1]
  return servedSegments.some((each) => each === first) ? address : pathIn(locale, path) + rest
}
