/** What pages see of the session. */
import type { Account } from '../../domain/account/account.ts'
import type { SessionFailure, SessionSnapshot } from './session.machine.ts'

/** Whether it is clear who is here: the kept token has been looked at, and no other account is about to begin. */
export const isKnown = (snapshot: SessionSnapshot): boolean => !snapshot.hasTag('unknown')

export interface SessionView {
  /** Whether the kept token has been looked at. */
  readonly isKnown: boolean
  /** The customer, also of a session that has expired; undefined for a visitor and for a guest (AUTH-25). */
  readonly account: Account | undefined
  /** The customer or guest whom the checkout is for; undefined for a visitor. */
  readonly buyer: Account | undefined
  /** How many sign-ins there have been on this page. */
  readonly signIns: number
  /** When staff stop acting for the customer; milliseconds since 1970 (T17). */
  readonly actingUntil: number | undefined
  /** Why the last attempt to sign in or out failed, until that is dismissed. */
  readonly failure: SessionFailure | undefined
}

/** Who is there, as pages may know it; a guest is the `buyer` and has no `account` (AUTH-25). */
export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { account: buyer, signIns, failure, actingUntil } = snapshot.context
  const account = buyer?.isGuest === true ? undefined : buyer
  return { isKnown: isKnown(snapshot), account, buyer, signIns, failure, actingUntil }
}
