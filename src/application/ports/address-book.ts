/** The addresses of an account, and what each country asks of an address. */
import type { taskEither as TE } from 'fp-ts'
import type { AddressEntry, AddressId, SavedAddress } from '../../domain/account/address.ts'
import type { CountryRequirements } from '../../domain/account/address-requirements.ts'
import type { PortFailure } from '../failure.ts'

export interface AddressBook {
  readonly addresses: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly SavedAddress[]>
  readonly countries: (
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly CountryRequirements[]>
  /** Answers the id of the new address. */
  readonly add: (entry: AddressEntry) => TE.TaskEither<PortFailure, AddressId>
  /** The row of that id reads so from then on; whether it is the primary one stays. */
  readonly change: (id: AddressId, entry: AddressEntry) => TE.TaskEither<PortFailure, void>
  readonly makePrimary: (id: AddressId) => TE.TaskEither<PortFailure, void>
  /** Bills go to the address of that row from then on; it takes the mark from any other. */
  readonly makeForBilling: (id: AddressId) => TE.TaskEither<PortFailure, void>
  readonly remove: (id: AddressId) => TE.TaskEither<PortFailure, void>
}
