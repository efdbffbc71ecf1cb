import { describe, expect, it } from 'vitest'
import { contentLocales } from '../../../../src/domain/content/content-locale.ts'
import { languageOffer, type ShownPage } from '../../../../src/domain/content/language-offer.ts'

const english: ShownPage = {
  wanted: ['en-US'],
  spoken: 'en',
  offered: contentLocales,
  zone: 'US',
  openZones: ['US', 'EU'],
}
const offered = (page: Partial<ShownPage>) => languageOffer({ ...english, ...page })

describe('the offer of a language', () => {
  it('is not made where the page is in the language and region of the browser', () => {
    expect(offered({})).toBeUndefined()
    expect(offered({ wanted: ['de-DE'], spoken: 'de', zone: 'EU' })).toBeUndefined()
    expect(offered({ wanted: [] })).toBeUndefined()
    expect(offered({ wanted: ['pl', 'cs-CZ'] })).toBeUndefined()
  })

  it('names the first language of the browser that the site has, with its region', () => {
    const german = { locale: 'de', isOtherLanguage: true, zone: 'EU' }
    expect(offered({ wanted: ['de-DE', 'en'] })).toEqual(german)
    expect(offered({ wanted: ['pl', 'DE-at'] })).toEqual(german)
    expect(offered({ wanted: ['de'] })).toEqual(german)
    expect(offered({ wanted: ['de-DE', 'fr'], offered: ['en', 'fr'] })?.locale).toBe('fr')
  })

  it('leaves the region alone where the tag says none, or it was chosen or belongs to an address', () => {
    expect(offered({ wanted: ['es'] })).toEqual({
      locale: 'es',
      isOtherLanguage: true,
      zone: undefined,
    })
    expect(offered({ wanted: ['es-MX'] })?.zone).toBeUndefined()
    expect(offered({ wanted: ['de-DE'], openZones: [] })?.zone).toBeUndefined()
  })

  it('names the region alone where only that differs', () => {
    const region = { locale: 'de', isOtherLanguage: false, zone: 'EU' }
    expect(offered({ wanted: ['de-DE'], spoken: 'de' })).toEqual(region)
    expect(offered({ wanted: ['en-GB'] })).toMatchObject({ isOtherLanguage: false, zone: 'EU' })
    expect(offered({ zone: 'EU' })).toMatchObject({ isOtherLanguage: false, zone: 'US' })
  })
})
