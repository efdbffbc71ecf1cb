/** Where the public storage keeps the definitions of products. */
import { type ContentLocale, fallbackLocale } from '../../domain/content/content-locale.ts'
import { isListedAddress } from '../http/listed-address.ts'

/** It keeps those of several sites, each in a folder of its own. */
const folderOf = (siteCode: string) => `public/${siteCode}/product/transform`
const usualSite = 'manifold'
const longestAddress = 2048

/**
 * The definition that belongs to a sku code, in the words of a language; undefined for what could name
 * another place (T29).
 */
export function pathOfSkuCode(
  skuCode: string,
  locale: ContentLocale,
  siteCode = usualSite,
): string | undefined {
  return /^[A-Za-z0-9]{3}$/.test(skuCode)
    ? `${folderOf(siteCode)}/skus/bySkuCode/${skuCode}${inWords(locale)}`
    : undefined
}

/** Where the storage says what takes the place of a product. */
export function pathOfSuccessors(
  skuCode: string,
  locale: ContentLocale,
  siteCode = usualSite,
): string | undefined {
  const path = pathOfSkuCode(skuCode, fallbackLocale, siteCode)
  return path === undefined ? undefined : `${path}/successors${inWords(locale)}`
}

/**
 * The definition that belongs to the title in an address. Nothing at all, and dots alone, are steps in a
 * path; half a character cannot be sent: undefined.
 */
export function pathOfUrlTitle(
  urlTitle: string,
  locale: ContentLocale,
  siteCode = usualSite,
): string | undefined {
  return /[^.]/.test(urlTitle) && !/\p{Surrogate}/u.test(urlTitle)
    ? `${folderOf(siteCode)}/products/byUrlTitle/${encodeURIComponent(urlTitle)}${inWords(locale)}`
    : undefined
}

/** Where the figures of its dimension drawing are; they have no words. */
export function pathOfOutline(urlTitle: string, siteCode = usualSite): string | undefined {
  const path = pathOfUrlTitle(urlTitle, fallbackLocale, siteCode)
  return path === undefined ? undefined : `${path}/outline`
}

/**
 * Where the search says that a definition is, in the words of a language; undefined for an address that is
 * neither a path of the own site nor at one of the origins, and for one that is too long (CALL-36, T28).
 */
export function documentAddress(
  address: string,
  origins: readonly string[],
  locale: ContentLocale,
): string | undefined {
  if (address.length > longestAddress || !isListedAddress(address, origins)) return undefined
  const url = new URL(address, 'https://own.invalid')
  if (locale !== fallbackLocale) url.searchParams.set('locale', locale)
  const isPath = address.startsWith('/')
  return `${isPath ? '' : url.origin}${url.pathname}${url.search}`
}

/** English is what the storage says unasked. */
function inWords(locale: ContentLocale): string {
  return locale === fallbackLocale ? '' : `?locale=${locale}`
}
