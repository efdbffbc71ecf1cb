/** The address being typed, kept for the account that types it. */
import { useCallback, useState } from 'react'
import type { Addresses } from '../../../application/account/addresses.ts'
import type { AddressEntry } from '../../../domain/account/address.ts'

export type AddressEntryStorage = Pick<Addresses, 'keptEntry' | 'keepEntry'>

/** The entry, how to change it, and how to forget it once it is saved. */
export function useUnsentAddress(
  { keptEntry, keepEntry }: AddressEntryStorage,
  name: string,
  start: AddressEntry,
): readonly [entry: AddressEntry, change: (entry: AddressEntry) => void, forget: () => void] {
  const [entry, setEntry] = useState(() => keptEntry(name) ?? start)
  const change = useCallback(
    (next: AddressEntry) => {
      setEntry(next)
      keepEntry(name, next)
    },
    [keepEntry, name],
  )
  const forget = useCallback(() => keepEntry(name, undefined), [keepEntry, name])
  return [entry, change, forget]
}
