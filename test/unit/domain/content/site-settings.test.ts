import { describe, expect, it } from 'vitest'
import {
  currencyFormat,
  defaultSiteSettings,
  siteZone,
} from '../../../../src/domain/content/site-settings.ts'
import { formatMoney } from '../../../../src/domain/shared/money.ts'

describe('the site settings', () => {
  it('name the public addresses, by default those of the specification (ROUTE-01)', () => {
    expect(defaultSiteSettings.routes).toEqual({
      product: 'product',
      productType: 'product-type',
      category: 'category',
      brand: 'brand',
      brandsPage: 'brands',
    })
  })

  it('give a visitor the zone of the site: US for a US site, else EU', () => {
    expect(siteZone(defaultSiteSettings)).toBe('US')
    expect(siteZone({ ...defaultSiteSettings, defaultCountry: 'us' })).toBe('US')
    expect(siteZone({ ...defaultSiteSettings, defaultCountry: 'DE' })).toBe('EU')
    expect(siteZone({ ...defaultSiteSettings, defaultCountry: '' })).toBe('EU')
  })

  it('give a visitor the zone of the region that was chosen, over that of the site', () => {
    expect(siteZone({ ...defaultSiteSettings, region: 'EU' })).toBe('EU')
    expect(siteZone({ ...defaultSiteSettings, defaultCountry: 'DE', region: 'US' })).toBe('US')
  })

  it('write US dollars with the symbol $ (I18N-09)', () => {
    expect(formatMoney(12.5, currencyFormat(defaultSiteSettings, 'USD'))).toBe('$12.50')
  })

  it('write euros with their own symbol', () => {
    expect(formatMoney(1012.5, currencyFormat(defaultSiteSettings, 'EUR'))).toBe('€1,012.50')
  })

  it('write a currency without a format with its code, never with the symbol of another', () => {
    expect(formatMoney(1012.5, currencyFormat(defaultSiteSettings, 'SEK'))).toBe('SEK 1,012.50')
  })
})
