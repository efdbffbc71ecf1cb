/** The addresses saved to an account. */
import type { CountryRequirements } from '../../domain/account/address-requirements.ts'
import type { AddressEntry, AddressId, SavedAddress } from '../../domain/account/address.ts'
import type { AddressBook } from '../ports/address-book.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { Program } from '../program.ts'
import { keepAddressEntry, keptAddressEntry } from './kept-address.ts'
import {
  addAddress,
  type AddressChange,
  changeAddress,
  makeAddressPrimary,
  markForBilling,
  removeAddress,
} from './manage-addresses.ts'
import type { SessionActor } from './session.ts'
import { sessionView } from './session.view.ts'

export interface Addresses {
  readonly all: (signal?: AbortSignal) => Program<readonly SavedAddress[]>
  /** What each country asks of an address. */
  readonly countries: (signal?: AbortSignal) => Program<readonly CountryRequirements[]>
  readonly add: (entry: AddressEntry) => Program<AddressId>
  readonly change: (change: AddressChange) => Program<void>
  readonly makePrimary: (id: AddressId) => Program<void>
  readonly makeForBilling: (id: AddressId) => Program<void>
  readonly remove: (id: AddressId) => Program<void>
  /** What was typed into a form of this name and not saved, for the account that is signed in. */
  readonly keptEntry: (name: string) => AddressEntry | undefined
  /** Keeps it, or forgets it when there is nothing left to keep. */
  readonly keepEntry: (name: string, entry: AddressEntry | undefined) => void
}

interface AddressesPorts {
  readonly addressBook: AddressBook
  readonly unsentWork: UnsentWork
  readonly session: SessionActor
}

/** The service of the address book; what is typed and not saved is kept for the account that is signed in. */
export function openAddresses({ addressBook, unsentWork, session }: AddressesPorts): Addresses {
  const storage = (name: string) => {
    const owner = sessionView(session.getSnapshot()).account?.id ?? ''
    return { unsentWork, owner, name }
  }
  return {
    all: addressBook.addresses,
    countries: addressBook.countries,
    add: (entry) => addAddress(addressBook, entry),
    change: (change) => changeAddress(addressBook, change),
    makePrimary: (id) => makeAddressPrimary(addressBook, id),
    makeForBilling: (id) => markForBilling(addressBook, id),
    remove: (id) => removeAddress(addressBook, id),
    keptEntry: (name) => keptAddressEntry(storage(name)),
    keepEntry: (name, entry) => keepAddressEntry(storage(name), entry),
  }
}
