/** The address selector with its effects filled in: where the address goes, and where an entry is kept. */
import type { taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { AddressEntry, AddressId } from '../../domain/account/address.ts'
import type { AddressToSave } from '../../domain/account/address-requirements.ts'
import type { ShownAddress } from '../../domain/account/address-selector.context.ts'
import { addressSelectorMachine } from '../../domain/account/address-selector.machine.ts'
import type { PortFailure } from '../failure.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'

/** What an address is chosen for. Each answer is the address then in force. */
export interface AddressDestination {
  readonly chooseSaved: (id: AddressId) => TE.TaskEither<PortFailure, ShownAddress>
  readonly saveNew: (entry: AddressToSave) => TE.TaskEither<PortFailure, ShownAddress>
}

/** Where an entry lies while it is being typed: in the unsent work of one account, under one name. */
export interface EntryStorage {
  readonly unsentWork: UnsentWork
  readonly owner: string
  readonly name: string
}

export function chooseAddress(destination: AddressDestination, shelf: EntryStorage) {
  return addressSelectorMachine.provide({
    actors: {
      chooseSaved: fromPromise(({ input }) => destination.chooseSaved(input)()),
      saveNew: fromPromise(({ input }) => destination.saveNew(input)()),
    },
    actions: {
      keepEntry: (_scope, { entry }) => keepEntry(shelf, entry),
    },
  })
}

/** Keeps an entry, or forgets it when there is nothing left to keep. */
export function keepEntry(
  { unsentWork, owner, name }: EntryStorage,
  entry: AddressEntry | undefined,
) {
  if (entry) unsentWork.address.keep(owner, name, entry)
  else unsentWork.forget(owner, name)
}

/** The entry that was kept; undefined when there is none, or it cannot be read. */
export function keptEntry({ unsentWork, owner, name }: EntryStorage): AddressEntry | undefined {
  return unsentWork.address.read(owner, name)
}
