/** Who uses the shop, for pages. */
import { useSelector } from '@xstate/react'
import type { SessionSnapshot } from '../application/account/session.machine.ts'
import { sessionView } from '../application/account/session.view.ts'
import type { Account } from '../domain/account/account.ts'
import { useStorefront } from './storefront-context.tsx'

const accountIn = (snapshot: SessionSnapshot) => sessionView(snapshot).account
const buyerIn = (snapshot: SessionSnapshot) => sessionView(snapshot).buyer

/** The customer's account; undefined for a visitor and for a guest, who sees the shop as a visitor does. */
export function useAccount(): Account | undefined {
  return useSelector(useStorefront().session, accountIn)
}

/** Whom the checkout is for: a customer's account, or that of a guest; undefined for a visitor. */
export function useBuyer(): Account | undefined {
  return useSelector(useStorefront().session, buyerIn)
}
