import { describe, expect, it } from 'vitest'
import { defaultVatCountries } from '../../../../src/domain/content/selling-rules.ts'
import { defaultSiteSettings } from '../../../../src/domain/content/site-settings.ts'
import { taxDisplay } from '../../../../src/domain/pricing/tax-display.ts'

it('names GB, IE and AD as the countries of value added tax (PRICE-24)', () => {
  expect(defaultVatCountries).toEqual(['GB', 'IE', 'AD'])
  expect(defaultSiteSettings.vatCountries).toEqual(defaultVatCountries)
})

describe('tax beside a price', () => {
  it.each([
    ['gb', 'vat'],
    ['IE', 'vat'],
    ['AD', 'vat'],
    ['DE', 'tax'],
    ['US', 'tax'],
    ['', 'tax'],
  ] as const)('is told for %j as %s where the server does not say (PRICE-23)', (country, told) => {
    expect(taxDisplay(undefined, country, defaultVatCountries)).toBe(told)
  })

  it('is told as the server says, whatever the country (PRICE-23)', () => {
    expect(taxDisplay(true, 'DE', defaultVatCountries)).toBe('vat')
    expect(taxDisplay(false, 'GB', defaultVatCountries)).toBe('tax')
  })
})
