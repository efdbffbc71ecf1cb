import { describe, expect, it } from 'vitest'
import { pathAfterChange } from '../../../../src/domain/account/acting.ts'
import { safeRedirect } from '../../../../src/domain/account/access.ts'
import {
  addressIn,
  localeNamedBy,
  namesOtherLanguage,
  pathBelow,
  pathIn,
  withoutLocale,
} from '../../../../src/domain/content/language-address.ts'
import {
  defaultSiteSettings,
  offersLanguage,
} from '../../../../src/domain/content/site-settings.ts'
import { languageAt } from '../../../../src/ui/i18n/languages.ts'

describe('the language of an address', () => {
  it.each([
    ['/', undefined, '/'],
    ['/shop', undefined, '/shop'],
    ['/design', undefined, '/design'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/DE/shop', 'de', '/shop'],
    ['/en/shop', 'en', '/shop'],
    ['/de/fr/shop', 'de', '/fr/shop'],
    // Never the address of another house.
    ['/de//evil.test', 'de', '/evil.test'],
  ])('of %s is %s, and the rest %s (T02)', (path, locale, rest) => {
    expect(localeNamedBy(path)).toBe(locale)
    expect(withoutLocale(path)).toBe(rest)
  })

  it.each([
    ['/de/shop', '/my-account/login?redirect=%2Fde%2Fshop', true],
    ['/de?page=2', '/fr/my-account/login', true],
    ['/en/shop', '/de/my-account/login', true],
    ['/de/shop', '/DE/my-account/login', false],
    ['/en/shop', '/my-account/login', false],
    // Without a language it is in that of its reader.
    ['/shop?x=/de/shop', '/de/my-account/login', false],
    ['/design', '/my-account/login', false],
  ])('of %s, led to from %s, is another one: %s', (address, here, isOther) => {
    expect(namesOtherLanguage(address, here)).toBe(isOther)
  })

  it('stands first, but for the default language', () => {
    expect(pathIn('de', '/')).toBe('/de')
    expect(pathIn('fr', '/de/shop')).toBe('/fr/shop')
    expect(pathIn('en', '/de/shop')).toBe('/shop')
  })

  it.each([
    ['/shop?page=2#top', '/de/shop?page=2#top'],
    ['/media/drawing.svg', '/media/drawing.svg'],
    ['/api/scope/downloadFile?fileID=1', '/api/scope/downloadFile?fileID=1'],
    ['//evil.test/shop', '//evil.test/shop'],
    ['https://elsewhere.test/shop', 'https://elsewhere.test/shop'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['#top', '#top'],
  ])('is put on a link of a text where it leads to a page: %s', (written, read) => {
    expect(addressIn('de', written)).toBe(read)
    expect(addressIn('en', written)).toBe(written)
  })

  it('keeps a sign-in from leading in a circle in every language (T02)', () => {
    const never = new Set(['/my-account/login'])
    expect(safeRedirect('/de/my-account/login', never)).toBeUndefined()
    expect(safeRedirect('/%64e/My-Account/login/', never)).toBeUndefined()
    expect(safeRedirect('/de/my-account/quotes', never)).toBe('/de/my-account/quotes')
  })

  it('stays when a tab goes on in another account (T16)', () => {
    expect(pathAfterChange('/de/my-account/quotes', 'began')).toBe('/de/my-account/overview')
    expect(pathAfterChange('/de/shop', 'began')).toBe('/de/shop')
    expect(pathAfterChange('/checkout/review', 'began')).toBe('/my-account/overview')
  })
})

describe('the language of a page (I18N-04)', () => {
  it.each([
    ['/de/shop', 'fr', 'de'],
    ['/de', undefined, 'de'],
    ['/shop', 'de', 'en_us'],
    ['/shop', undefined, 'en_us'],
    // Without addresses of its own, a language is where the default one is.
    ['/shop', 'en_gb', 'en_gb'],
    ['/shop', 'pl', 'pl'],
    ['/es/shop', 'es_mx', 'es'],
    ['/shop', 'klingon', 'en_us'],
  ])('at %s with %s kept is %s', (path, kept, language) => {
    expect(languageAt(path, kept)).toBe(language)
  })

  it('is one that the site offers', () => {
    const offering = (...offeredLanguages: readonly string[]) => ({
      ...defaultSiteSettings,
      offeredLanguages,
    })
    expect(offersLanguage(offering(), 'fr')).toBe(true)
    expect(offersLanguage(offering('en_us', 'de'), 'fr')).toBe(false)
    expect(offersLanguage(offering('de'), 'en')).toBe(true)
  })
})

it.each([
  ['/demo', '/demo/de/shop', '/de/shop'],
  ['/demo', '/demo', '/'],
  ['/demo', '/demonstration', '/demonstration'],
  ['', '/shop', '/shop'],
  ['/', '/shop', '/shop'],
])('stands below %s at %s as at %s', (base, path, known) =>
  expect(pathBelow(base, path)).toBe(known),
)
