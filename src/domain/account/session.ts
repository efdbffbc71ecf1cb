/** A visitor, or a trade customer who has signed in (AUTH-24, AUTH-26, SHELL-03). */
import type { Account } from './account.ts'

export type Session =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly account: Account }

export const visitor: Session = { kind: 'visitor' }

/** The session of this account. */
export function customer(account: Account): Session {
  return { kind: 'customer', account }
}

/** Whether a customer is signed in who has an account: neither a visitor nor a guest (AUTH-25). */
export function hasAccount(session: Session): boolean {
  return session.kind === 'customer' && !session.account.isGuest
}

/** The account that is signed in, or undefined for a visitor. */
export function accountOf(session: Session): Account | undefined {
  return session.kind === 'customer' ? session.account : undefined
}
