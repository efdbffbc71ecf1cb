/** The countries of an address form, in the order in which they are offered. */
import { describe, expect, it } from 'vitest'
import { countryChoices } from '../../../src/ui/i18n/country-choices.ts'

const countries = [
  { code: 'AU', name: 'Australia' },
  { code: 'DE', name: 'Germany' },
  { code: 'AT', name: 'Austria' },
  { code: 'CZ', name: 'Czechia' },
]
const labels = (language: string, own?: string) =>
  countryChoices(countries, language, own).map(({ label }) => label)

describe('the countries that can be chosen', () => {
  it('are named and sorted in the language of the reader (ADDR-05)', () => {
    expect(labels('de_de')).toEqual(['Australien', 'Deutschland', 'Österreich', 'Tschechien'])
    expect(labels('en_us')).toEqual(['Australia', 'Austria', 'Czechia', 'Germany'])
    expect(labels('fr_fr')).toEqual(['Allemagne', 'Australie', 'Autriche', 'Tchéquie'])
  })

  it('begin with the country of the customer (ADDR-05)', () => {
    expect(labels('de_de', 'de')).toEqual(['Deutschland', 'Australien', 'Österreich', 'Tschechien'])
  })

  it('keep the name that the server gives where the browser has none', () => {
    expect(countryChoices([{ code: 'XQ', name: 'Somewhere' }], 'de_de')).toEqual([
      { value: 'XQ', label: 'Somewhere' },
    ])
  })
})
