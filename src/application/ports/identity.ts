/** Signing in and out, and who one is. */
import type { taskEither as TE } from 'fp-ts'
import type { Account } from '../../domain/account/account.ts'
import type { GuestEntry } from '../../domain/account/guest-entry.ts'
import type { NewAccountEntry } from '../../domain/account/new-account.ts'
import type { Credentials } from '../../domain/account/credentials.ts'
import type { PasswordChange, PasswordReset } from '../../domain/account/new-password.ts'
import type { ClaimOutcome, GuestClaim } from '../../domain/order/guest-claim.ts'
import type { PortFailure } from '../failure.ts'

export interface Identity {
  /**
   * A wrong password is `refused` with the server's messages, which may be none (AUTH-13). What lies in the cart of
   * a guest goes along where the token of the guest's session is given.
   */
  readonly signIn: (
    credentials: Credentials,
    guestToken?: string,
  ) => TE.TaskEither<PortFailure, Account>
  /**
   * The account of a token that another place has handed over; its session begins. Such a token may be good
   * only once: one that is no longer is `refused` or `unauthorised`, and leaves everything as it was. What lies in
   * the cart of a guest goes along as with `signIn`.
   */
  readonly arrive: (token: string, guestToken?: string) => TE.TaskEither<PortFailure, Account>
  /** A new account, signed in at once; an address that has one is `refused` (CALL-11). */
  readonly createAccount: (entry: NewAccountEntry) => TE.TaskEither<PortFailure, Account>
  /** A guest with a session of their own; the cart goes along. Refused where the site has no guests. */
  readonly continueAsGuest: (entry: GuestEntry) => TE.TaskEither<PortFailure, Account>
  /** Makes a customer of the guest. Where the email address has an account already, its owner gets an email instead. */
  readonly claimGuest: (claim: GuestClaim) => TE.TaskEither<PortFailure, ClaimOutcome>
  /**
   * Ends the session of that token, which this browser has forgotten already (T07). A session that was over by
   * itself is left all the same.
   */
  readonly signOut: (token: string) => TE.TaskEither<PortFailure, void>
  /**
   * The account of the kept token; undefined for a visitor. `unauthorised` where staff acted for a customer and that
   * is over: the token is kept then, as it leads back.
   */
  readonly currentAccount: (signal?: AbortSignal) => TE.TaskEither<PortFailure, Account | undefined>
  /** A locked account is `refused` (CALL-12). */
  readonly requestPasswordReset: (email: string) => TE.TaskEither<PortFailure, void>
  /** A link that has been used or is too old is `refused`. It does not sign in. */
  readonly resetPassword: (reset: PasswordReset) => TE.TaskEither<PortFailure, void>
  /** A wrong present password is `refused`. Other browsers are signed out, this one is not. */
  readonly changePassword: (change: PasswordChange) => TE.TaskEither<PortFailure, void>
}
