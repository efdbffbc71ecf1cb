/** The current account, for pages. */
import { useSelector } from '@xstate/react'
import type { SessionSnapshot } from '../application/account/session.machine.ts'
import { sessionView } from '../application/account/session.view.ts'
import type { Account } from '../domain/account/account.ts'
import { useStorefront } from './storefront-context.tsx'

const accountIn = (snapshot: SessionSnapshot) => sessionView(snapshot).account

/** The current account; undefined for a visitor. */
export function useAccount(): Account | undefined {
  return useSelector(useStorefront().session, accountIn)
}
