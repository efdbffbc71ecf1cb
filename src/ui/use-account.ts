/** Who uses the shop, for pages. */
import { useCallback, useSyncExternalStore } from 'react'
import type { SessionSnapshot } from '../application/account/session.machine.ts'
import { isKnown, sessionView } from '../application/account/session.view.ts'
import type { Account } from '../domain/account/account.ts'
import { useStorefront } from './storefront-context.tsx'

const accountIn = (snapshot: SessionSnapshot) => sessionView(snapshot).account
const buyerIn = (snapshot: SessionSnapshot) => sessionView(snapshot).buyer

/**
 * What is asked of the session, as it changes; `first` is what a server knows of it, which has none. A page is taken
 * over as it was drawn, and shows what a customer sees a moment later.
 */
export function useSession<Value>(
  select: (snapshot: SessionSnapshot) => Value,
  first: Value,
): Value {
  const { session } = useStorefront()
  const subscribe = useCallback(
    (hear: () => void) => {
      const following = session.subscribe(hear)
      return () => following.unsubscribe()
    },
    [session],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(session.getSnapshot()),
    () => first,
  )
}

/** Whether it is clear who is here; what a server draws is for a visitor. */
export function useIsKnown(): boolean {
  return useSession(isKnown, true)
}

/** The customer's account; undefined for a visitor and for a guest, who sees the shop as a visitor does. */
export function useAccount(): Account | undefined {
  return useSession(accountIn, undefined)
}

/** Whom the checkout is for: a customer's account, or that of a guest; undefined for a visitor. */
export function useBuyer(): Account | undefined {
  return useSession(buyerIn, undefined)
}
