import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodeAddresses,
  encodeAddress,
} from '../../../../../src/adapters/commerce/wire/address.wire.ts'
import { decodeCountries } from '../../../../../src/adapters/commerce/wire/country.wire.ts'
import { anAddressEntry } from '../../../../builders/an-address.ts'
import { aCountryAnswer, anAddressRowAnswer } from '../../../../builders/wire-answers.ts'

function read(row: Readonly<Record<string, unknown>>, primaryAccountAddressID: unknown = '') {
  const decoded = decodeAddresses({ accountAddresses: [row], primaryAccountAddressID })
  return E.isRight(decoded) ? decoded.right[0] : undefined
}

describe('the address book on the wire', () => {
  it('has rows with id, nickname and flat fields, and names the primary one (ADDR-12)', () => {
    expect(read(anAddressRowAnswer(), 'address-works')).toMatchObject({
      id: 'address-works',
      nickname: 'Works',
      isPrimary: true,
      address: {
        streetAddress: '18 Millrace Road',
        city: 'Duluth',
        stateCode: 'MN',
        postalCode: '55802',
        countryCode: 'US',
      },
    })
    expect(read(anAddressRowAnswer(), 'another')?.isPrimary).toBe(false)
    expect(read(anAddressRowAnswer())?.isPrimary).toBe(true)
  })

  it('has the address fields that both files name (ADDR-07)', () => {
    const row = anAddressRowAnswer({ address_street2Address: 'Gate 4' })
    expect(read(row)?.address).toMatchObject({
      name: 'Goods In',
      phoneNumber: '2185550142',
      streetAddress: '18 Millrace Road',
      street2Address: 'Gate 4',
      city: 'Duluth',
      stateCode: 'MN',
      postalCode: '55802',
      countryCode: 'US',
    })
  })

  it('has locality and e-mail, and sends them (ADDR-09)', () => {
    expect(read(anAddressRowAnswer())?.address).toMatchObject({
      locality: 'West bank',
      emailAddress: 'goods-in@northfield.test',
    })
    expect(encodeAddress(anAddressEntry({ locality: 'West bank' }))).toMatchObject({
      locality: 'West bank',
      emailAddress: 'goods-in@northfield.test',
    })
  })

  it('reads nested rows and every spelling of the country (O-27)', () => {
    const nested = { accountAddressID: 'a', address: { city: 'Kassel', countrycode: 'de' } }
    expect(read(nested)?.address).toMatchObject({ city: 'Kassel', countryCode: 'DE' })
    const flat = { accountAddressID: 'a', address_city: 'Kassel', address_countrycode: 'DE' }
    expect(read(flat)?.address.countryCode).toBe('DE')
  })

  it('keeps a row in which fields are missing, and leaves out one without an id', () => {
    expect(read({ accountAddressID: 'a' })).toMatchObject({ id: 'a', address: { city: '' } })
    expect(read({ address_city: 'Kassel' })).toBeUndefined()
  })

  it.each([undefined, null, {}])('is unreadable with %j for its rows', (accountAddresses) => {
    expect(E.isLeft(decodeAddresses({ accountAddresses }))).toBe(true)
  })
})

describe('the countries on the wire', () => {
  it('say what shows, what is required, what it is called, and which states there are (ADDR-06)', () => {
    const decoded = decodeCountries({ countries: [aCountryAnswer()] })
    expect(decoded).toMatchObject({
      right: [
        {
          code: 'US',
          name: 'United States',
          fields: {
            streetAddress: { isShown: true, isRequired: true, label: 'Street' },
            stateCode: { isShown: true, isRequired: true, label: 'State' },
            locality: { isShown: false, isRequired: false, label: '' },
            name: { isShown: true, isRequired: true },
          },
          states: [{ code: 'MN', name: 'Minnesota' }],
        },
      ],
    })
  })

  it('show a field that is required, whatever they say about showing it', () => {
    const addressOptions = { cityShowFlag: false, cityRequiredFlag: true }
    const decoded = decodeCountries({ countries: [aCountryAnswer({ addressOptions })] })
    expect(decoded).toMatchObject({ right: [{ fields: { city: { isShown: true } } }] })
  })

  it('survive without options and states', () => {
    const decoded = decodeCountries({ countries: [{ value: 'IE' }] })
    expect(decoded).toMatchObject({ right: [{ code: 'IE', name: 'IE', states: [] }] })
  })
})
