/** The account, and what begins a session. */
import * as t from 'io-ts'
import { type Account, accountId } from '../../../domain/account/account.ts'
import { addressZone } from '../../../domain/account/address-zone.ts'
import type { NewAccountEntry } from '../../../domain/account/new-account.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { text } from '../../http/lenient.wire.ts'
import { postalOf, SavedAddressWire, savedAddressFields } from './address.wire.ts'

export const accountFields = `id firstName lastName company email phone hasAccountCredit isVerified cartPieces
  primaryAddress { ${savedAddressFields} }`

const AccountWire = t.type({
  id: t.string,
  firstName: text,
  lastName: text,
  company: text,
  email: text,
  phone: text,
  hasAccountCredit: t.boolean,
  isVerified: t.boolean,
  cartPieces: t.number,
  primaryAddress: t.union([SavedAddressWire, t.null]),
})

export interface KnownAccount {
  readonly account: Account
  /** Pieces in the cart. */
  readonly cartPieces: number
}

/** Nobody for a visitor. */
export const decodeAccount: Decode<KnownAccount | undefined> = decodeWith(
  t.union([AccountWire, t.null]),
  (wire) => (wire === null ? undefined : toAccount(wire)),
)

export interface Begun extends KnownAccount {
  readonly token: string
}

export const decodeSignedIn: Decode<Begun> = decodeWith(
  t.type({ token: t.string, account: AccountWire }),
  ({ token, account }) => ({ token, ...toAccount(account) }),
)

/** The entry with what the engine asks; it holds the two passwords to be one already. */
export function encodeNewAccount(entry: NewAccountEntry) {
  const { firstName, lastName, company, phone, email, password } = entry
  return { firstName, lastName, company, phone, email, password }
}

function toAccount(wire: t.TypeOf<typeof AccountWire>): KnownAccount {
  const { primaryAddress, cartPieces, id, ...names } = wire
  const countryCode = primaryAddress?.countryCode || undefined
  return {
    account: {
      ...names,
      id: accountId(id),
      zone: addressZone(undefined, countryCode),
      countryCode,
      primaryAddress: primaryAddress ? postalOf(primaryAddress) : undefined,
      // Guests, forms and staff are not carried by this engine.
      isGuest: false,
      submittedForms: [],
      isStaff: false,
      acting: undefined,
    },
    cartPieces,
  }
}
