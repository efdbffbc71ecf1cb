/** Addresses, and what each country asks of one. */
import * as t from 'io-ts'
import {
  type AddressEntry,
  addressId,
  type AddressField,
  type AddressId,
  type PostalAddress,
  type SavedAddress,
} from '../../../domain/account/address.ts'
import type {
  CountryRequirements,
  FieldRequirement,
} from '../../../domain/account/address-requirements.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { text } from '../../http/lenient.wire.ts'

const postal = {
  name: text,
  company: text,
  streetAddress: text,
  street2Address: text,
  locality: text,
  city: text,
  stateCode: text,
  postalCode: text,
  countryCode: text,
  phoneNumber: text,
  emailAddress: text,
}

export const postalFields = Object.keys(postal).join(' ')

/** What is asked of a row of the book. */
export const savedAddressFields = `id nickname isPrimary isForBilling ${postalFields}`

export const PostalAddressWire = t.type(postal)

export const SavedAddressWire = t.type({
  ...postal,
  id: t.string,
  nickname: text,
  isPrimary: t.boolean,
  isForBilling: t.boolean,
})

/** A row as an address on a label. */
export function postalOf(wire: t.TypeOf<typeof PostalAddressWire>): PostalAddress {
  const { name, company, streetAddress, street2Address, locality, city } = wire
  const { stateCode, postalCode, countryCode, phoneNumber, emailAddress } = wire
  return {
    name,
    company,
    streetAddress,
    street2Address,
    locality,
    city,
    stateCode,
    postalCode,
    countryCode,
    phoneNumber,
    emailAddress,
  }
}

export const decodeAddresses: Decode<readonly SavedAddress[]> = decodeWith(
  t.array(SavedAddressWire),
  (rows) =>
    rows.map((row) => ({
      id: addressId(row.id),
      nickname: row.nickname,
      address: postalOf(row),
      isPrimary: row.isPrimary,
      isForBilling: row.isForBilling,
    })),
)

/** The id of a new row. */
export const decodeNewAddress: Decode<AddressId> = decodeWith(t.string, addressId)

/** The entry with the fields that the engine knows, and no others. */
export function encodeEntry(entry: AddressEntry) {
  return { nickname: entry.nickname, ...postalOf(entry) }
}

const CountryWire = t.type({
  code: t.string,
  name: text,
  fields: t.array(t.type({ field: t.string, label: text, use: t.string })),
  states: t.array(t.type({ code: t.string, name: text })),
})

export const decodeCountries: Decode<readonly CountryRequirements[]> = decodeWith(
  t.array(CountryWire),
  (countries) => countries.map(toCountry),
)

const alwaysRequired: FieldRequirement = { isShown: true, isRequired: true, label: '' }

function toCountry({ code, name, fields, states }: t.TypeOf<typeof CountryWire>) {
  const rule = (named: AddressField): FieldRequirement => {
    const found = fields.find(({ field }) => field === named)
    return {
      isShown: found !== undefined && found.use !== 'hidden',
      isRequired: found?.use === 'required',
      label: found?.label ?? '',
    }
  }
  return {
    code,
    name: name || code,
    fields: {
      name: alwaysRequired,
      countryCode: alwaysRequired,
      company: rule('company'),
      streetAddress: rule('streetAddress'),
      street2Address: rule('street2Address'),
      locality: rule('locality'),
      city: rule('city'),
      stateCode: rule('stateCode'),
      postalCode: rule('postalCode'),
      phoneNumber: rule('phoneNumber'),
      emailAddress: rule('emailAddress'),
    },
    states: states.map((state) => ({ code: state.code, name: state.name || state.code })),
  }
}
