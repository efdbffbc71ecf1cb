/** Where the public storage keeps the definitions of products. */
import { type ContentLocale, fallbackLocale } from '../../domain/content/content-locale.ts'

/** It keeps those of several sites, each in a folder of its own. */
const folder = 'public/manifold/product/transform'

/**
 * The definition that belongs to a sku code, in the words of a language; undefined for what could name
 * another place (T29).
 */
export function pathOfSkuCode(skuCode: string, locale: ContentLocale): string | undefined {
  return /^[A-Za-z0-9]{3}$/.test(skuCode)
    ? `${folder}/skus/bySkuCode/${skuCode}${inWords(locale)}`
    : undefined
}

/**
 * The definition that belongs to the title in an address. Nothing at all, and dots alone, are steps in a
 * path; half a character cannot be sent: undefined.
 */
export function pathOfUrlTitle(urlTitle: string, locale: ContentLocale): string | undefined {
  return /[^.]/.test(urlTitle) && !/\p{Surrogate}/u.test(urlTitle)
    ? `${folder}/products/byUrlTitle/${encodeURIComponent(urlTitle)}${inWords(locale)}`
    : undefined
}

/** English is what the storage says unasked. */
function inWords(locale: ContentLocale): string {
  return locale === fallbackLocale ? '' : `?locale=${locale}`
}
