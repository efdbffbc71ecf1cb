/** Addresses on the wire: three spellings of the country, flat and nested rows, one strict writer (O-27). */
import * as t from 'io-ts'
import {
  type AddressEntry,
  type AddressField,
  type AddressId,
  type PostalAddress,
  type SavedAddress,
  addressId,
} from '../../../domain/account/address.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { flag, needed, neededRows, part, readText, text } from '../../http/lenient.wire.ts'

/** Each field and the names that servers give it, the canonical one first (ADDR-07, ADDR-09). */
const spellings: Readonly<Record<AddressField, readonly string[]>> = {
  name: ['name'],
  company: ['company'],
  streetAddress: ['streetAddress'],
  street2Address: ['street2Address'],
  locality: ['locality'],
  city: ['city'],
  stateCode: ['stateCode', 'statecode'],
  postalCode: ['postalCode', 'postalcode'],
  countryCode: ['countryCode', 'countrycode'],
  phoneNumber: ['phoneNumber'],
  emailAddress: ['emailAddress'],
}

export const AddressWire = t.UnknownRecord

type AddressWire = t.TypeOf<typeof AddressWire>

/** An address from an object, its fields perhaps behind a prefix such as `address_`. */
export function readAddress(wire: AddressWire, prefix = ''): PostalAddress {
  const field = (name: AddressField): string => {
    const found = spellings[name].map((key) => readText(wire[`${prefix}${key}`]).trim())
    return found.find((value) => value !== '') ?? ''
  }
  return {
    name: field('name'),
    company: field('company'),
    streetAddress: field('streetAddress'),
    street2Address: field('street2Address'),
    locality: field('locality'),
    city: field('city'),
    stateCode: field('stateCode'),
    postalCode: field('postalCode'),
    countryCode: field('countryCode').toUpperCase(),
    phoneNumber: field('phoneNumber'),
    emailAddress: field('emailAddress'),
  }
}

/** The address, or undefined for an object in which none is written: the server's way of saying "none yet". */
export function readAddressIfAny(wire: AddressWire | undefined): PostalAddress | undefined {
  if (!wire) return undefined
  const address = readAddress(wire)
  const says = [address.streetAddress, address.city, address.postalCode, address.countryCode]
  return says.some((value) => value !== '') ? address : undefined
}

const SavedAddressWire = t.intersection([
  t.type({
    accountAddressID: needed,
    accountAddressName: text,
    isPrimary: flag,
    isPrimaryBilling: flag,
    address: part(AddressWire),
  }),
  AddressWire,
])

const AddressesWire = t.type({
  accountAddresses: neededRows(SavedAddressWire),
  primaryAccountAddressID: text,
  primaryBillingAddressID: text,
})

/** `getOwnerAccountAddresses`: the rows, of which those named beside them are the primary one (ADDR-12) and the one for bills. */
export const decodeAddresses: Decode<readonly SavedAddress[]> = decodeWith(
  AddressesWire,
  ({ accountAddresses, primaryAccountAddressID: primary, primaryBillingAddressID: billing }) =>
    accountAddresses.map((row) => ({
      id: addressId(row.accountAddressID),
      nickname: row.accountAddressName,
      address: row.address ? readAddress(row.address) : readAddress(row, 'address_'),
      isPrimary: primary === '' ? row.isPrimary : row.accountAddressID === primary,
      isForBilling: billing === '' ? row.isPrimaryBilling : row.accountAddressID === billing,
    })),
)

/** `addNewAccountAddress`: the id of the new row. */
export const decodeNewAddress: Decode<AddressId> = decodeWith(
  t.type({ newAccountAddressID: needed }),
  ({ newAccountAddressID }) => addressId(newAccountAddressID),
)

/** The form as the server wants it: the nickname is `accountAddressName`, and it is always saved (ADDR-08, O-38). */
export function encodeAddress({ nickname, ...address }: AddressEntry) {
  return { ...address, accountAddressName: nickname, saveAddress: true } as const
}
