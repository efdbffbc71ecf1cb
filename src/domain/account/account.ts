/** The customer's account, and what it allows. */
import { type Brand, branded } from '../shared/brand.ts'
import type { AddressZone } from './address-zone.ts'
import type { Acting } from './acting.ts'
import type { PostalAddress } from './address.ts'

export type AccountId = Brand<string, 'AccountId'>

/** The id as the server writes it. */
export function accountId(text: string): AccountId {
  return branded<AccountId>(text)
}

export interface Account {
  readonly id: AccountId
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly email: string
  readonly phone: string
  /** The zone of the primary address; it decides modifiers, rules and currency (CONF-07). */
  readonly zone: AddressZone
  /** ISO country of the profile address; without one no price can be asked for (PRICE-08). */
  readonly countryCode: string | undefined
  readonly primaryAddress: PostalAddress | undefined
  readonly hasAccountCredit: boolean
  /** Ordered as a guest, and may turn that into an account (AUTH-27). */
  readonly isGuest: boolean
  /** Codes of the forms that this account has handed in, as far as the server says so. */
  readonly submittedForms: readonly string[]
  /** Whether the account has been verified; some sites show prices to verified accounts only (PRICE-19). */
  readonly isVerified: boolean
  /** Staff of the shop, who may act for customers (AUTH-28). */
  readonly isStaff: boolean
  /** Staff act for this customer in this browser; undefined where the customer is there in person. */
  readonly acting: Acting | undefined
}

/** First and last name; the email address where there is neither. */
export function fullName({ firstName, lastName, email }: Account): string {
  return [firstName, lastName].filter((name) => name !== '').join(' ') || email
}

/** Whether the page for acting is there: for staff, and while they act (T15). */
export function mayAct(account: Account | undefined): boolean {
  return account !== undefined && (account.isStaff || account.acting !== undefined)
}
