/** Creating an account, its passwords, and the newsletter. */
import type { GuestEntry } from '../../domain/account/guest-entry.ts'
import type { NewAccountEntry } from '../../domain/account/new-account.ts'
import type { PasswordChange, PasswordReset } from '../../domain/account/new-password.ts'
import type { ClaimOutcome, GuestClaim } from '../../domain/order/guest-claim.ts'
import type { Identity } from '../ports/identity.ts'
import type { Newsletter } from '../ports/newsletter.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { Program } from '../program.ts'
import { createAccount } from './create-account.ts'
import { claimGuest, continueAsGuest } from './guest-session.ts'
import type { SessionActor } from './session.ts'

export interface Accounts {
  /** Signs the new account in and reports the answer by a notice (AUTH-22, AUTH-23). */
  readonly create: (entry: NewAccountEntry) => Program<void>
  /** Begins to order without an account; the page goes on when the session has its guest (AUTH-25). */
  readonly continueAsGuest: (entry: GuestEntry) => Program<void>
  /** Makes an account of the guest who has just ordered (AUTH-27). */
  readonly claimGuest: (claim: GuestClaim) => Program<ClaimOutcome>
  readonly requestPasswordReset: (email: string) => Program<void>
  readonly resetPassword: (reset: PasswordReset) => Program<void>
  readonly changePassword: (change: PasswordChange) => Program<void>
  /** Adds an email address to the newsletter; adding it twice is no mistake. */
  readonly subscribe: (email: string) => Program<void>
}

export interface AccountsPorts {
  readonly identity: Identity
  readonly newsletter: Newsletter
  readonly notifier: Notifier
  readonly session: SessionActor
}

/**
 * The service of accounts: registers, claims and continues as a guest, and changes passwords, each with its effect
 * on the session.
 */
export function openAccounts(ports: AccountsPorts): Accounts {
  const { identity, newsletter, session } = ports
  return {
    create: createAccount(ports, session),
    continueAsGuest: continueAsGuest(identity, session),
    claimGuest: claimGuest(identity, session),
    requestPasswordReset: identity.requestPasswordReset,
    resetPassword: identity.resetPassword,
    changePassword: identity.changePassword,
    subscribe: newsletter.subscribe,
  }
}
