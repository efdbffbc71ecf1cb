/** The address selector with its effects filled in: where the address goes, and where an entry is kept. */
import type { taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { AddressId } from '../../domain/account/address.ts'
import type { AddressToSave } from '../../domain/account/address-requirements.ts'
import type { ShownAddress } from '../../domain/account/address-selector.context.ts'
import { addressSelectorMachine } from '../../domain/account/address-selector.machine.ts'
import type { PortFailure } from '../failure.ts'
import { type EntryStorage, keepAddressEntry } from './kept-address.ts'

/** What an address is chosen for. Each answer is the address then in force. */
export interface AddressDestination {
  readonly chooseSaved: (id: AddressId) => TE.TaskEither<PortFailure, ShownAddress>
  readonly saveNew: (entry: AddressToSave) => TE.TaskEither<PortFailure, ShownAddress>
}

/** The chart of an address selector whose choices go to the destination and whose entry is kept in the storage. */
export function chooseAddress(destination: AddressDestination, storage: EntryStorage) {
  return addressSelectorMachine.provide({
    actors: {
      chooseSaved: fromPromise(({ input }) => destination.chooseSaved(input)()),
      saveNew: fromPromise(({ input }) => destination.saveNew(input)()),
    },
    actions: {
      keepEntry: (_scope, { entry }) => keepAddressEntry(storage, entry),
    },
  })
}
