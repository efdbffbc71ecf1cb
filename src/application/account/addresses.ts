/** The addresses saved to an account. */
import type { CountryRequirements } from '../../domain/account/address-requirements.ts'
import type { AddressEntry, AddressId, SavedAddress } from '../../domain/account/address.ts'
import type { AddressBook } from '../ports/address-book.ts'
import type { Program } from '../program.ts'
import {
  addAddress,
  type AddressChange,
  changeAddress,
  makeAddressPrimary,
  removeAddress,
} from './manage-addresses.ts'

export interface Addresses {
  readonly all: (signal?: AbortSignal) => Program<readonly SavedAddress[]>
  /** What each country asks of an address. */
  readonly countries: (signal?: AbortSignal) => Program<readonly CountryRequirements[]>
  readonly add: (entry: AddressEntry) => Program<AddressId>
  readonly change: (change: AddressChange) => Program<void>
  readonly makePrimary: (id: AddressId) => Program<void>
  readonly remove: (id: AddressId) => Program<void>
}

export function openAddresses({ addressBook }: { readonly addressBook: AddressBook }): Addresses {
  return {
    all: addressBook.addresses,
    countries: addressBook.countries,
    add: (entry) => addAddress(addressBook, entry),
    change: (change) => changeAddress(addressBook, change),
    makePrimary: (id) => makeAddressPrimary(addressBook, id),
    remove: (id) => removeAddress(addressBook, id),
  }
}
