/** The order that a guest has just placed, and the password that makes an account of the guest (AUTH-27). */
import type { AccountId } from '../account/account.ts'
import type { NewPasswordEntry } from '../account/new-password.ts'
import type { OrderId } from './order.ts'

export interface GuestClaim extends NewPasswordEntry {
  readonly orderId: OrderId
  readonly accountId: AccountId
}

/** Signed in to the new account, or told by email how to go on; the page does not say why. */
export type ClaimOutcome = 'signed-in' | 'emailed'
