import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { AddressEntry } from '../../../../src/domain/account/address.ts'
import {
  type CountryRequirements,
  entryFields,
  isFieldRequired,
  isFieldShown,
  problemsOfAddress,
  readAddress,
  requirementsOf,
} from '../../../../src/domain/account/address-requirements.ts'
import { aCountry, anAddressEntry } from '../../../builders/an-address.ts'

const states = aCountry()
const optional = { isShown: true, isRequired: false, label: '' }
/** Germany asks for a locality and has no states. */
const germany: CountryRequirements = aCountry({
  code: 'DE',
  name: 'Germany',
  fields: {
    ...states.fields,
    locality: { ...optional, isRequired: true },
    stateCode: { ...optional, isShown: false, isRequired: true },
  },
  states: [],
})
const countries = [states, germany]

function shown(country: CountryRequirements) {
  return entryFields.filter((field) => isFieldShown(field, country))
}

function problems(change: Partial<AddressEntry>, country: CountryRequirements = states) {
  return problemsOfAddress(anAddressEntry(change), country)
}

describe('the fields of an address', () => {
  it('show as the country wants (ADDR-05)', () => {
    expect(shown(states)).not.toContain('locality')
    expect(shown(states)).toContain('stateCode')
    expect(shown(germany)).toContain('locality')
    expect(shown(germany)).not.toContain('stateCode')
  })

  it('are required as the country wants (ADDR-05)', () => {
    expect(problems({ stateCode: '' })).toEqual([{ field: 'stateCode', kind: 'required' }])
    expect(problems({ locality: '' }, germany)).toEqual([{ field: 'locality', kind: 'required' }])
    expect(problems({ company: ' ' })).toEqual([])
  })

  it('are never missed while they are hidden', () => {
    expect(isFieldRequired('stateCode', germany)).toBe(false)
    expect(problems({ stateCode: '', locality: 'Mitte' }, germany)).toEqual([])
  })

  it('are nickname, country and name before a country is chosen', () => {
    expect(entryFields.filter((field) => isFieldShown(field, undefined))).toEqual([
      'nickname',
      'countryCode',
      'name',
    ])
    expect(entryFields.filter((field) => isFieldRequired(field, undefined))).toEqual([
      'nickname',
      'countryCode',
      'name',
    ])
  })
})

describe('an address entry', () => {
  it('needs a nickname in every country (ADDR-11)', () => {
    for (const country of countries) {
      const entry = { nickname: ' ', locality: 'Mitte' }
      expect(problems(entry, country)).toEqual([{ field: 'nickname', kind: 'required' }])
    }
  })

  it('needs a country that is on the list', () => {
    const entry = anAddressEntry({ countryCode: 'XX' })
    expect(problemsOfAddress(entry, requirementsOf(countries, 'XX'))).toEqual([
      { field: 'countryCode', kind: 'required' },
    ])
  })

  it.each<[Partial<AddressEntry>, string]>([
    [{ emailAddress: 'goods in' }, 'invalid-email'],
    [{ phoneNumber: 'call me' }, 'invalid-phone'],
    [{ phoneNumber: '123' }, 'invalid-phone'],
    [{ stateCode: 'ZZ' }, 'unknown-state'],
    [{ city: 'x'.repeat(256) }, 'too-long'],
  ])('says what is wrong with %j', (change, kind) => {
    const [field] = Object.keys(change)
    expect(problems(change)).toEqual([{ field, kind }])
  })

  it.each(['+49 (561) 123-45.67', '2185550142', '218 555 0142 ext. 7'])(
    'takes the phone number %s',
    (phoneNumber) => {
      expect(problems({ phoneNumber })).toEqual([])
    },
  )

  it('takes any state where the country lists none', () => {
    const listless = { ...states, states: [] }
    expect(problems({ stateCode: 'Anywhere' }, listless)).toEqual([])
  })

  it('names everything that is wrong, in the order of the form', () => {
    const wrong = { nickname: '', city: '', emailAddress: 'x' }
    expect(problems(wrong).map(({ field }) => field)).toEqual(['nickname', 'city', 'emailAddress'])
  })
})

describe('an address to be saved', () => {
  it('is always saved to the account (ADDR-10)', () => {
    const saved = readAddress(anAddressEntry(), countries)
    expect(E.isRight(saved) && saved.right.saveAddress).toBe(true)
  })

  it('carries no blanks, and nothing of a field that does not show', () => {
    const entry = anAddressEntry({ city: ' Duluth ', locality: 'left over' })
    expect(readAddress(entry, countries)).toEqual(
      E.right({ ...anAddressEntry(), city: 'Duluth', locality: '', saveAddress: true }),
    )
  })

  it('is none while something is wrong', () => {
    expect(readAddress(anAddressEntry({ nickname: '' }), countries)).toEqual(
      E.left([{ field: 'nickname', kind: 'required' }]),
    )
    expect(E.isLeft(readAddress(anAddressEntry({ countryCode: '' }), countries))).toBe(true)
  })
})
