/** The order that a guest has just placed, and the password that makes an account of the guest (AUTH-27). */
import type { NewPasswordEntry } from '../account/new-password.ts'

export interface GuestClaim extends NewPasswordEntry {
  /** Opens the order without a sign-in, from its placement or the letter about it: it proves who has ordered. */
  readonly orderToken: string
}

/** Signed in to the new account, or told by email how to go on; the page does not say why. */
export type ClaimOutcome = 'signed-in' | 'emailed'
