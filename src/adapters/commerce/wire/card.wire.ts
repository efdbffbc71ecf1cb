/** Saved cards on the wire (docs/wire.md, Payment cards and gift cards). */
import * as t from 'io-ts'
import { addressId } from '../../../domain/account/address.ts'
import {
  type CardDetails,
  type CardExpiry,
  type CardId,
  type CardWallet,
  cardId,
  type NewCard,
  type SavedCard,
} from '../../../domain/payment/card.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { count, needed, neededRows, optionalText, part, text } from '../../http/lenient.wire.ts'
import { AddressWire, readAddressIfAny } from './address.wire.ts'

const CardWire = t.type({
  accountPaymentMethodID: needed,
  accountPaymentMethodName: text,
  creditCardType: text,
  creditCardLastFour: text,
  nameOnCreditCard: text,
  expirationMonth: count,
  expirationYear: count,
  billingAccountAddress: part(t.type({ accountAddressID: optionalText })),
  billingAddress: part(AddressWire),
})

const WalletWire = t.type({
  accountPaymentMethods: neededRows(CardWire),
  primaryPaymentMethodID: text,
  frameAddress: text,
})

/** `getAccountPaymentMethods`: the cards, of which the one named beside them is primary. */
export const decodeWallet: Decode<CardWallet> = decodeWith(
  WalletWire,
  ({ accountPaymentMethods, primaryPaymentMethodID: primary, frameAddress }) => ({
    cards: accountPaymentMethods.map((row) => toCard(row, primary)),
    frameAddress,
  }),
)

/** `addAccountPaymentMethod`: the id of the new card. */
export const decodeNewCard: Decode<CardId> = decodeWith(
  t.type({ newAccountPaymentMethodID: needed }),
  ({ newAccountPaymentMethodID }) => cardId(newAccountPaymentMethodID),
)

export function encodeNewCard({ paymentToken, isPrimary, ...details }: NewCard) {
  return { paymentToken, primaryFlag: isPrimary, ...encodeCardDetails(details) }
}

export function encodeCardDetails({ nickname, billingAddressId }: CardDetails) {
  return {
    accountPaymentMethodName: nickname.trim(),
    ...(billingAddressId !== undefined && {
      billingAccountAddress: { accountAddressID: billingAddressId },
    }),
  }
}

function toCard(wire: t.TypeOf<typeof CardWire>, primary: string): SavedCard {
  const billing = wire.billingAccountAddress?.accountAddressID
  return {
    id: cardId(wire.accountPaymentMethodID),
    nickname: wire.accountPaymentMethodName,
    brand: wire.creditCardType,
    // Four digits and no more, whatever an engine sends.
    lastFour: wire.creditCardLastFour.slice(-4),
    nameOnCard: wire.nameOnCreditCard,
    expires: expiryOf(wire.expirationYear, wire.expirationMonth),
    isPrimary: wire.accountPaymentMethodID === primary,
    billingAddressId: billing === undefined ? undefined : addressId(billing),
    billingAddress: readAddressIfAny(wire.billingAddress),
  }
}

/** Years are written with two digits or with four. */
function expiryOf(year: number | undefined, month: number | undefined): CardExpiry | undefined {
  if (year === undefined || month === undefined || month < 1 || month > 12) return undefined
  return { year: year < 100 ? 2000 + year : year, month }
}
