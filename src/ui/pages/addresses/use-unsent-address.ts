/** The address being typed, kept for the account that types it. */
import { useCallback, useMemo, useState } from 'react'
import { keepEntry, keptEntry } from '../../../application/account/choose-address.ts'
import { sessionView } from '../../../application/account/session.view.ts'
import type { AddressEntry } from '../../../domain/account/address.ts'
import { useStorefront } from '../../storefront-context.tsx'

/** The entry, how to change it, and how to forget it once it is saved. */
export function useUnsentAddress(
  name: string,
  start: AddressEntry,
): readonly [entry: AddressEntry, change: (entry: AddressEntry) => void, forget: () => void] {
  const { unsentWork, session } = useStorefront()
  const owner = sessionView(session.getSnapshot()).account?.id ?? ''
  const slot = useMemo(() => ({ unsentWork, owner, name }), [unsentWork, owner, name])
  const [entry, setEntry] = useState(() => keptEntry(slot) ?? start)
  const change = useCallback(
    (next: AddressEntry) => {
      setEntry(next)
      keepEntry(slot, next)
    },
    [slot],
  )
  const forget = useCallback(() => keepEntry(slot, undefined), [slot])
  return [entry, change, forget]
}
