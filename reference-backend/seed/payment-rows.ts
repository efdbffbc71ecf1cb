/** The rows of saved cards and gift cards. */

import { namedId } from '../database/identifier.ts'
import type {
  accountPaymentMethod,
  giftCard,
  giftCardTransaction,
} from '../database/schema/payments.ts'
import { addDays } from '../pricing/calendar.ts'
import { hashPassword, type PasswordCost } from '../session/password.ts'
import { accountIdOf } from './account-rows.ts'
import { GIFT_CARDS, type GiftCardSeed, SAVED_CARDS } from './gift-cards.ts'

export interface PaymentRows {
  readonly savedCards: (typeof accountPaymentMethod.$inferInsert)[]
  readonly giftCards: (typeof giftCard.$inferInsert)[]
  readonly giftCardTransactions: (typeof giftCardTransaction.$inferInsert)[]
}

/** The id of a saved card of the demo, the same at every seeding. */
export function savedCardIdOf(emailAddress: string, name: string): string {
  return namedId(`saved card ${emailAddress} ${name}`)
}

/** The id of a gift card of the demo by its code. */
export function giftCardIdOf(code: string): string {
  return namedId(`gift card ${code}`)
}

export async function paymentRows(now: Date, cost: PasswordCost): Promise<PaymentRows> {
  const hashes = await pinHashes(cost)
  const today = now.toISOString().slice(0, 10)
  return {
    savedCards: SAVED_CARDS.map(({ owner, name, ...card }, index) => ({
      ...card,
      id: savedCardIdOf(owner, name),
      accountId: accountIdOf(owner),
      name,
      nameOnCreditCard: 'ALEX MORGAN',
      primary: SAVED_CARDS.findIndex((each) => each.owner === owner) === index,
      active: true,
      createdAt: new Date(now.getTime() - (100 - index) * 86_400_000),
    })),
    giftCards: GIFT_CARDS.map((seed, index) => ({
      id: giftCardIdOf(seed.code),
      accountId: seed.owner === undefined ? null : accountIdOf(seed.owner),
      code: seed.code,
      pinHash: hashes[index] ?? '',
      currencyCode: seed.currencyCode,
      issuedDate: addDays(today, index - 400),
      expirationDate: seed.isExpired ? addDays(today, -30) : null,
      active: seed.isInactive !== true,
    })),
    giftCardTransactions: GIFT_CARDS.flatMap((seed) => ledgerRows(seed, now)),
  }
}

const known = new Map<string, Promise<readonly string[]>>()

/** Hashing takes its time on purpose; a reset of the demo shop need not pay it again. */
function pinHashes(cost: PasswordCost): Promise<readonly string[]> {
  const key = `${cost.logN} ${cost.p}`
  const hashes = known.get(key) ?? Promise.all(GIFT_CARDS.map(({ pin }) => hashPassword(pin, cost)))
  known.set(key, hashes)
  return hashes
}

function ledgerRows({ code, amount, spent }: GiftCardSeed, now: Date) {
  const giftCardId = giftCardIdOf(code)
  const row = (position: number, days: number) => ({
    id: namedId(`gift card transaction ${code} ${position}`),
    giftCardId,
    position,
    at: new Date(now.getTime() - days * 86_400_000),
    orderPaymentId: null,
  })
  const issued = { ...row(0, 300), debit: 0, credit: amount, balance: amount, reason: 'Issued' }
  if (spent === undefined) return [issued]
  const balance = (amount * 100 - spent * 100) / 100
  return [issued, { ...row(1, 45), debit: spent, credit: 0, balance, reason: 'Paid in a store' }]
}
