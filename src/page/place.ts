/** The address that a page is known by, and the one that a reader is led on to. */
import {
  catalogueLocale,
  type ContentLocale,
  contentLocales,
  fallbackLocale,
} from '../domain/content/content-locale.ts'
import { localeNamedBy, withoutLocale } from '../domain/content/language-address.ts'
import { offersLanguage, type SiteSettings } from '../domain/content/site-settings.ts'
import { hasAddresses, type Language } from '../ui/i18n/languages.ts'
import { publicHref } from '../ui/routes/router.ts'

/** The one address of the page at this one: under the names of the site, and in a language that the site offers. */
export function knownAddress({ href, pathname }: URL, settings: SiteSettings): string {
  const named = localeNamedBy(pathname)
  const isOffered = named !== undefined && offersLanguage(settings, named)
  return publicHref({ settings }, href, isOffered ? named : fallbackLocale)
}

/**
 * The same address with the names of its page as the route at that path has them: the router reads them in any case, and
 * each would be a page of its own for who searches.
 */
export function spelledAddress(
  { href, pathname }: URL,
  settings: SiteSettings,
  routePath: string,
): string {
  const names = routePath.split('/')
  const spelled = withoutLocale(pathname)
    .split('/')
    .map((each, at) => (names[at]?.toLowerCase() === each.toLowerCase() ? names[at] : each))
    .join('/')
  const url = new URL(href)
  url.pathname = spelled
  return publicHref({ settings }, url.href, localeNamedBy(pathname) ?? fallbackLocale)
}

/** The address in the language that the reader has chosen; undefined where the address names one, or it has none of its own. */
export function addressInChosen(
  { href, pathname }: URL,
  settings: SiteSettings,
  chosen: Language,
): string | undefined {
  const isOpen = localeNamedBy(pathname) === undefined
  if (!isOpen || !hasAddresses(chosen) || !offersLanguage(settings, chosen)) return undefined
  return publicHref({ settings }, href, catalogueLocale(chosen))
}

/** The address of a page in one language. */
export interface SpokenAddress {
  readonly locale: ContentLocale
  /** A whole address. */
  readonly address: string
}

/** The addresses of the page at a whole address in all languages that the site offers, the default one first. */
export function addressesOf(href: string, settings: SiteSettings): readonly SpokenAddress[] {
  return contentLocales
    .filter((locale) => offersLanguage(settings, locale))
    .map((locale) => ({ locale, address: publicHref({ settings }, href, locale) }))
}
