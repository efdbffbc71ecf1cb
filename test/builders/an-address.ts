/** Addresses, address book rows and country rules for tests, each with overrides. */
import {
  type AddressEntry,
  type AddressField,
  type PostalAddress,
  type SavedAddress,
  addressId,
} from '../../src/domain/account/address.ts'
import type {
  CountryRequirements,
  FieldRequirement,
} from '../../src/domain/account/address-requirements.ts'

export { addressId } from '../../src/domain/account/address.ts'

/** A complete American address. */
export function anAddress(overrides: Partial<PostalAddress> = {}): PostalAddress {
  return {
    name: 'Goods In',
    company: 'Northfield Hydraulics',
    streetAddress: '18 Millrace Road',
    street2Address: '',
    locality: '',
    city: 'Duluth',
    stateCode: 'MN',
    postalCode: '55802',
    countryCode: 'US',
    phoneNumber: '2185550142',
    emailAddress: 'goods-in@northfield.test',
    ...overrides,
  }
}

export function aSavedAddress(overrides: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: addressId('address-works'),
    nickname: 'Works',
    address: anAddress(),
    isPrimary: true,
    isForBilling: false,
    ...overrides,
  }
}

/** A filled address form. */
export function anAddressEntry(overrides: Partial<AddressEntry> = {}): AddressEntry {
  return { ...anAddress(), nickname: 'Second shed', ...overrides }
}

const shown: FieldRequirement = { isShown: true, isRequired: false, label: '' }
const required: FieldRequirement = { isShown: true, isRequired: true, label: '' }
const hidden: FieldRequirement = { isShown: false, isRequired: false, label: '' }

/** The United States: state and postal code required, no locality. */
export function aCountry(overrides: Partial<CountryRequirements> = {}): CountryRequirements {
  const fields: Record<AddressField, FieldRequirement> = {
    name: required,
    company: shown,
    streetAddress: required,
    street2Address: shown,
    locality: hidden,
    city: required,
    stateCode: { isShown: true, isRequired: true, label: 'State' },
    postalCode: { isShown: true, isRequired: true, label: 'ZIP code' },
    countryCode: required,
    phoneNumber: shown,
    emailAddress: shown,
  }
  return {
    code: 'US',
    name: 'United States',
    fields,
    states: [
      { code: 'MN', name: 'Minnesota' },
      { code: 'WI', name: 'Wisconsin' },
    ],
    ...overrides,
  }
}
