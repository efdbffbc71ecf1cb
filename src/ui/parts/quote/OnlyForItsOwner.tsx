/** Shows a quote only to the customer who opened it, and not to anyone who signs in later (T09). */
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../use-account.ts'
import { QuotePending } from './QuotePending.tsx'

/** A session that has expired still has its owner, so signing in again in place keeps everything. */
export function OnlyForItsOwner({ children }: { readonly children: ReactNode }) {
  const owner = useAccount()?.id
  const [opener] = useState(owner)
  return owner === opener ? children : <QuotePending />
}
