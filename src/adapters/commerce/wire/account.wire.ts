/** The account on the wire: nested and flat spellings, one reader (ACCT-13, ACCT-15, ACCT-16, O-27). */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { Credentials } from '../../../domain/account/credentials.ts'
import { type Account, accountId } from '../../../domain/account/account.ts'
import type { GuestEntry } from '../../../domain/account/guest-entry.ts'
import type { NewAccountEntry } from '../../../domain/account/new-account.ts'
import type { NewPasswordEntry } from '../../../domain/account/new-password.ts'
import type { ClaimOutcome } from '../../../domain/order/guest-claim.ts'
import { addressZone } from '../../../domain/account/address-zone.ts'
import { type Decode, decodeWith, required } from '../../http/decode.ts'
import { count, flag, optionalText, part, text, texts } from '../../http/lenient.wire.ts'
import { tokenIn } from '../envelope.ts'
import { AddressWire, readAddressIfAny } from './address.wire.ts'
import { ActingWire, toActing } from './acting.wire.ts'
import { decodeDone } from './done.wire.ts'

const AccountWire = t.type({
  accountID: t.string,
  firstName: text,
  accountFirstName: text,
  lastName: text,
  accountLastName: text,
  company: text,
  accountCompany: text,
  primaryEmailAddress: part(t.type({ emailAddress: text })),
  accountEmailAddress: text,
  primaryPhoneNumber: part(t.type({ phoneNumber: text })),
  accountPhoneNumber: text,
  primaryAddress: part(t.type({ address: part(AddressWire) })),
  addressZoneName: optionalText,
  enableAccountCredit: flag,
  calculatedGuestAccountFlag: flag,
  submittedForms: texts,
  verifiedAccountFlag: flag,
  adminFlag: flag,
  impersonation: part(ActingWire),
})

const AnswerWire = t.type({
  account: AccountWire,
  cart: part(t.type({ totalItems: count })),
  orderTemplateCart: part(t.type({ orderTemplateItems: t.array(t.unknown) })),
})

/** The account, and the number of pieces in the cart that the answer includes. */
export interface AccountAnswer {
  readonly account: Account
  /** Undefined where the answer does not say. */
  readonly cartPieces: number | undefined
  /** Items in the cart of scheduled deliveries; undefined where the answer does not say. */
  readonly scheduledItems: number | undefined
}

/** The account of an answer; undefined for the anonymous one, whose id is empty (AUTH-24). */
export const decodeAccountIfAny: Decode<AccountAnswer | undefined> = decodeWith(
  AnswerWire,
  toAccountAnswer,
)

/** The account of an answer that must have one. */
export const decodeAccount: Decode<AccountAnswer> = required(
  decodeAccountIfAny,
  'account.accountID',
)

/** `login`: the account, and the token of the new session (AUTH-33). */
export const decodeLogin: Decode<AccountAnswer> = required(
  decodeWith(AnswerWire, (wire) => (tokenIn(wire) ? toAccountAnswer(wire) : undefined)),
  'token, account.accountID',
)

const objects = 'account,cart,orderTemplateCart'

/** `login`. */
export function encodeLogin({ email, password }: Credentials, guestToken?: string) {
  return {
    emailAddress: email.trim(),
    password,
    ...goesAlong(guestToken),
    returnJSONObjects: objects,
  }
}

/** `getAccount`, where the token of a link is exchanged for a session. */
export function encodeArrival(guestToken?: string) {
  return { ...accountQuery, ...goesAlong(guestToken) }
}

/** What a guest has in the cart goes along. */
function goesAlong(guestToken: string | undefined) {
  return guestToken === undefined ? {} : { guestToken }
}

/** `createAccount` (CALL-11): the session of the new account begins with the answer. */
export function encodeNewAccount(entry: NewAccountEntry) {
  return {
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    company: entry.company.trim(),
    phoneNumber: entry.phone.trim(),
    emailAddress: entry.email.trim(),
    emailAddressConfirm: entry.emailConfirmation.trim(),
    ...encodeNewPassword(entry),
    createAuthenticationFlag: '1',
    returnTokenFlag: '1',
  }
}

/** `guestAccount`: the session of the guest begins with the answer. */
export function encodeGuest({ firstName, lastName, email }: GuestEntry) {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    emailAddress: email.trim(),
    returnTokenFlag: '1',
    returnJSONObjects: 'account,cart',
  }
}

/** `guestAccountCreatePassword`: without a token nobody is signed in, and an email goes out instead. */
export const decodeClaim: Decode<ClaimOutcome> = (body) =>
  E.map((): ClaimOutcome => (tokenIn(body) === undefined ? 'emailed' : 'signed-in'))(
    decodeDone(body),
  )

/** Two fields of every call that sets a password; blanks are part of it. */
export function encodeNewPassword({ password, confirmation }: NewPasswordEntry) {
  return { password, passwordConfirm: confirmation }
}

/** What `getAccount` is asked for (CALL-04). */
export const accountQuery = { returnJSONObjects: objects } as const

/** `logout`. */
export const logoutRequest = { returnJSONObjects: 'cart,account' } as const

function toAccountAnswer({
  account: wire,
  cart,
  orderTemplateCart,
}: t.TypeOf<typeof AnswerWire>): AccountAnswer | undefined {
  const account = toAccount(wire)
  const scheduledItems = orderTemplateCart?.orderTemplateItems.length
  return account && { account, cartPieces: cart?.totalItems, scheduledItems }
}

function toAccount(wire: t.TypeOf<typeof AccountWire>): Account | undefined {
  if (wire.accountID === '') return undefined
  const primaryAddress = readAddressIfAny(wire.primaryAddress?.address)
  const countryCode = primaryAddress?.countryCode || undefined
  return {
    id: accountId(wire.accountID),
    firstName: wire.firstName || wire.accountFirstName,
    lastName: wire.lastName || wire.accountLastName,
    company: wire.company || wire.accountCompany,
    email: wire.primaryEmailAddress?.emailAddress || wire.accountEmailAddress,
    phone: wire.primaryPhoneNumber?.phoneNumber || wire.accountPhoneNumber,
    zone: addressZone(wire.addressZoneName, countryCode),
    countryCode,
    primaryAddress,
    hasAccountCredit: wire.enableAccountCredit,
    isGuest: wire.calculatedGuestAccountFlag,
    submittedForms: wire.submittedForms,
    isVerified: wire.verifiedAccountFlag,
    isStaff: wire.adminFlag,
    acting: wire.impersonation && toActing(wire.impersonation),
  }
}
