/** What pages see of the session. */
import type { Account } from '../../domain/account/account.ts'
import type { SessionFailure, SessionSnapshot } from './session.machine.ts'

export interface SessionView {
  /** Whether the kept token has been looked at. */
  readonly isKnown: boolean
  /** The customer, also of a session that has expired; undefined for a visitor and for a guest (AUTH-25). */
  readonly account: Account | undefined
  /** The customer or guest whom the checkout is for; undefined for a visitor. */
  readonly buyer: Account | undefined
  /** How many sign-ins there have been on this page. */
  readonly signIns: number
  /** Why the last attempt to sign in or out failed, until that is dismissed. */
  readonly failure: SessionFailure | undefined
}

export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { account: buyer, signIns, failure } = snapshot.context
  const account = buyer?.isGuest === true ? undefined : buyer
  return { isKnown: !snapshot.matches('starting'), account, buyer, signIns, failure }
}
