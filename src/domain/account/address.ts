/** An address as it is printed on a label, and as it is kept in the account's address book. */
import { type Brand, branded } from '../shared/brand.ts'

export type AddressId = Brand<string, 'AddressId'>

/** The id as the server writes it. */
export function addressId(text: string): AddressId {
  return branded<AddressId>(text)
}

export interface PostalAddress {
  readonly name: string
  readonly company: string
  readonly streetAddress: string
  readonly street2Address: string
  readonly locality: string
  readonly city: string
  readonly stateCode: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phoneNumber: string
  readonly emailAddress: string
}

/** The parts of an address that a country may show, hide, require or rename (ADDR-05). */
export type AddressField = keyof PostalAddress

/** A row of the address book. */
export interface SavedAddress {
  readonly id: AddressId
  readonly nickname: string
  readonly address: PostalAddress
  readonly isPrimary: boolean
  /** Marked as the one for bills. */
  readonly isForBilling: boolean
}

/** The primary address before the others, which keep their order. */
export function primaryFirst(rows: readonly SavedAddress[]): readonly SavedAddress[] {
  return rows.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
}

/** The row that bills go to: the one that is marked, else the primary one (ACCT-02). */
export function billingRow(rows: readonly SavedAddress[]): SavedAddress | undefined {
  return rows.find(({ isForBilling }) => isForBilling) ?? rows.find(({ isPrimary }) => isPrimary)
}

/** What the address form holds while it is being filled: every field is text, the nickname included. */
export interface AddressEntry extends PostalAddress {
  readonly nickname: string
}

export const emptyAddressEntry: AddressEntry = {
  nickname: '',
  name: '',
  company: '',
  streetAddress: '',
  street2Address: '',
  locality: '',
  city: '',
  stateCode: '',
  postalCode: '',
  countryCode: '',
  phoneNumber: '',
  emailAddress: '',
}
