/** Creating an account, its passwords, and the newsletter. */
import type { NewAccountEntry } from '../../domain/account/new-account.ts'
import type { PasswordChange, PasswordReset } from '../../domain/account/new-password.ts'
import type { Identity } from '../ports/identity.ts'
import type { Newsletter } from '../ports/newsletter.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { Program } from '../program.ts'
import { createAccount } from './create-account.ts'
import type { SessionActor } from './session.ts'

export interface Accounts {
  /** Signs the new account in and reports the answer by a notice (AUTH-22, AUTH-23). */
  readonly create: (entry: NewAccountEntry) => Program<void>
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

export function openAccounts(ports: AccountsPorts): Accounts {
  const { identity, newsletter, session } = ports
  return {
    create: createAccount(ports, session),
    requestPasswordReset: identity.requestPasswordReset,
    resetPassword: identity.resetPassword,
    changePassword: identity.changePassword,
    subscribe: newsletter.subscribe,
  }
}
