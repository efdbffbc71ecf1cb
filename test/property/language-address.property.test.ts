import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentLocales } from '../../src/domain/content/content-locale.ts'
import {
  addressIn,
  localeNamedBy,
  pathIn,
  withoutLocale,
} from '../../src/domain/content/language-address.ts'
import { defaultSiteSettings } from '../../src/domain/content/site-settings.ts'
import { publicAddress, rewritesFor } from '../../src/ui/addresses/rewrites.ts'

const locales = fc.constantFrom(...contentLocales)
const segments = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/)
/** Of pages: a first segment is never a language, as the routes keep those free. */
const paths = fc
  .array(segments, { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`)
  .filter((path) => localeNamedBy(path) === undefined)

const origin = 'https://shop.test'
const pages = new Set(['shop', 'product', 'my-account'])
const named = {
  ...defaultSiteSettings,
  routes: { ...defaultSiteSettings.routes, product: 'motor' },
}

describe('the language of an address', () => {
  it('is put on and taken off without a trace', () => {
    fc.assert(
      fc.property(paths, locales, (path, locale) => {
        expect(withoutLocale(pathIn(locale, path))).toBe(path)
      }),
    )
  })

  it('is one, whichever the address had before', () => {
    fc.assert(
      fc.property(paths, locales, locales, (path, before, now) => {
        expect(pathIn(now, pathIn(before, path))).toBe(pathIn(now, path))
      }),
    )
  })

  it('is never put on what has another place', () => {
    fc.assert(
      fc.property(locales, fc.webUrl(), paths, (locale, elsewhere, path) => {
        expect(addressIn(locale, elsewhere)).toBe(elsewhere)
        expect(addressIn(locale, `/media${path}`)).toBe(`/media${path}`)
        expect(addressIn(locale, `/${path}`)).toBe(`/${path}`)
      }),
    )
  })

  it('leads inwards to the same page, and outwards to one address of each language (ROUTE-01)', () => {
    fc.assert(
      fc.property(paths, locales, (path, locale) => {
        const { input, output } = rewritesFor(named, pages, locale)
        const inwards = (url: URL) => new URL(input?.({ url }) ?? url)
        const outwards = (url: URL) => new URL(output?.({ url }) ?? url)
        const inside = inwards(new URL(path, origin))
        const outside = outwards(inside)
        expect(inwards(outside).href).toBe(inside.href)
        expect(publicAddress(named, pages, outside).href).toBe(outside.href)
        expect(localeNamedBy(outside.pathname) ?? 'en').toBe(locale)
      }),
    )
  })
})
