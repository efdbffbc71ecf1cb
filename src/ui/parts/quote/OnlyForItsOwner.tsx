/** A quote is on show for the customer who opened it, and for nobody who signs in after them (T09). */
import { type ReactNode, useState } from 'react'
import { useAccount } from '../../use-account.ts'
import { QuotePending } from './QuotePending.tsx'

/** A session that has expired still has its owner, so signing in again in place keeps everything. */
export function OnlyForItsOwner({ children }: { readonly children: ReactNode }) {
  const owner = useAccount()?.id
  const [opener] = useState(owner)
  return owner === opener ? children : <QuotePending />
}
