import { describe, expect, it } from 'vitest'
import { emptyAddressEntry } from '../../../../src/domain/account/address.ts'
import { addressForm, isBlank, withField } from '../../../../src/domain/account/address-form.ts'
import { aCountry, anAddressEntry } from '../../../builders/an-address.ts'

const countries = [aCountry(), aCountry({ code: 'DE', name: 'Germany', states: [] })]

describe('the address form', () => {
  it("has the country's fields with its names for them (ADDR-05)", () => {
    const { fields, states } = addressForm(anAddressEntry(), countries, false)
    expect(fields.map(({ field }) => field)).not.toContain('locality')
    expect(fields.find(({ field }) => field === 'postalCode')).toEqual({
      field: 'postalCode',
      value: '55802',
      isRequired: true,
      label: 'ZIP code',
      problem: undefined,
    })
    expect(states.map(({ code }) => code)).toEqual(['MN', 'WI'])
  })

  it('offers every country', () => {
    const form = addressForm(emptyAddressEntry, countries, false)
    expect(form.countries.map(({ code }) => code)).toEqual(['US', 'DE'])
    expect(form.states).toEqual([])
  })

  it('says what is wrong only once saving was tried', () => {
    const entry = anAddressEntry({ nickname: '' })
    const problemIn = (isChecked: boolean) =>
      addressForm(entry, countries, isChecked).fields.find(({ field }) => field === 'nickname')
        ?.problem
    expect([problemIn(false), problemIn(true)]).toEqual([undefined, 'required'])
  })

  it('resets the state with another country, and only then', () => {
    const entry = anAddressEntry()
    expect(withField(entry, 'countryCode', 'DE')).toEqual({
      ...entry,
      countryCode: 'DE',
      stateCode: '',
    })
    expect(withField(entry, 'countryCode', 'US').stateCode).toBe('MN')
    expect(withField(entry, 'city', 'Superior')).toEqual({ ...entry, city: 'Superior' })
  })

  it('is blank until something is typed', () => {
    expect(isBlank(emptyAddressEntry)).toBe(true)
    expect(isBlank({ ...emptyAddressEntry, city: 'D' })).toBe(false)
  })
})
