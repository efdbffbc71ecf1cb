/** The entry of an address between typing and saving: kept per account, under a name. */
import type { AddressEntry } from '../../domain/account/address.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'

/** Where an entry lies while it is being typed: in the unsent work of one account, under one name. */
export interface EntryStorage {
  readonly unsentWork: UnsentWork
  readonly owner: string
  readonly name: string
}

/** Keeps an entry, or forgets it when there is nothing left to keep. */
export function keepAddressEntry(
  { unsentWork, owner, name }: EntryStorage,
  entry: AddressEntry | undefined,
) {
  if (entry) unsentWork.address.keep(owner, name, entry)
  else unsentWork.forget(owner, name)
}

/** The entry that was kept; undefined when there is none, or it cannot be read. */
export function keptAddressEntry({
  unsentWork,
  owner,
  name,
}: EntryStorage): AddressEntry | undefined {
  return unsentWork.address.read(owner, name)
}
