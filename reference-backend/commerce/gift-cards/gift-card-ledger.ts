/** The ledger of gift cards: what is on a card is what its newest row says, and no row says less than zero. */

import { and, desc, eq, inArray, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { giftCard, giftCardTransaction } from '../../database/schema/payments.ts'
import { refuse } from '../../http/refusal.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { centsOf, majorUnits } from '../../pricing/cents.ts'
import type { GiftCardEntry, GiftCardLedger } from '../payment/payment-ports.ts'

export type GiftCard = typeof giftCard.$inferSelect

const NOT_ENOUGH = 'There is not enough left on a gift card. Please look at the payments again.'

const ledger = giftCardTransaction

/** Whether a card can be used on this day, whatever is on it. */
export function isUsable({ active, expirationDate }: GiftCard, now: Date): boolean {
  return active && (expirationDate === null || earliestToday(now) <= expirationDate)
}

/** A card that has become another customer's since it was chosen pays for nobody else. */
function isOpenTo({ accountId }: GiftCard, accountID: string | undefined): boolean {
  return accountId === null || accountId === accountID
}

/** What is on a card, in its currency. */
export async function balanceOf(db: Database, giftCardID: string): Promise<number> {
  return (await newestRow(db, giftCardID))?.balance ?? 0
}

export const giftCardLedger: GiftCardLedger = {
  balances: async (db, giftCardIDs, { currencyCode, now, accountID }) => {
    const cards = await db
      .select()
      .from(giftCard)
      .where(inArray(giftCard.id, [...giftCardIDs]))
    const usable = cards.filter(
      (card) =>
        card.currencyCode === currencyCode && isUsable(card, now) && isOpenTo(card, accountID),
    )
    const balances = new Map<string, number>()
    for (const { id } of usable) balances.set(id, await balanceOf(db, id))
    return balances
  },
  debit: async (db, entry) => {
    const card = await locked(db, entry.giftCardID)
    const isGood =
      card?.currencyCode === entry.currencyCode &&
      isUsable(card, entry.now) &&
      isOpenTo(card, entry.accountID)
    const newest = await newestRow(db, entry.giftCardID)
    const left = centsOf(newest?.balance ?? 0) - centsOf(entry.amount)
    if (!isGood || entry.amount <= 0 || left < 0) throw refuse('orderPayments', NOT_ENOUGH)
    await write(db, { ...entry, newest, debit: entry.amount, credit: 0, reason: '' })
  },
  giveBack: async (db, entry) => {
    const card = await locked(db, entry.giftCardID)
    if (card === undefined) return
    const open = await openCents(db, entry)
    const credit = majorUnits(Math.min(open, centsOf(entry.amount)))
    // What was given back already is not given back again.
    if (credit <= 0) return
    const newest = await newestRow(db, entry.giftCardID)
    await write(db, { ...entry, newest, debit: 0, credit })
  },
}

type LedgerRow = typeof ledger.$inferSelect

interface NewRow extends Omit<GiftCardEntry, 'amount' | 'currencyCode'> {
  readonly newest: LedgerRow | undefined
  readonly debit: number
  readonly credit: number
  readonly reason: string
}

async function write(db: Database, row: NewRow): Promise<void> {
  const { newest, debit, credit } = row
  const cents = centsOf(newest?.balance ?? 0) - centsOf(debit) + centsOf(credit)
  await db.insert(ledger).values({
    id: newId(),
    giftCardId: row.giftCardID,
    position: (newest?.position ?? -1) + 1,
    debit,
    credit,
    balance: majorUnits(cents),
    at: row.now,
    orderPaymentId: row.orderPaymentID,
    reason: row.reason,
  })
}

/** Writers of one card wait for each other. */
async function locked(db: Database, id: string): Promise<GiftCard | undefined> {
  const [card] = await db.select().from(giftCard).where(eq(giftCard.id, id)).for('update')
  return card
}

async function newestRow(db: Database, giftCardID: string): Promise<LedgerRow | undefined> {
  const [row] = await db
    .select()
    .from(ledger)
    .where(eq(ledger.giftCardId, giftCardID))
    .orderBy(desc(ledger.position))
    .limit(1)
  return row
}

/** What a payment has taken from a card and not got back, in cents. */
async function openCents(db: Database, entry: GiftCardEntry): Promise<number> {
  const [row] = await db
    .select({ debit: sum(ledger.debit), credit: sum(ledger.credit) })
    .from(ledger)
    .where(
      and(eq(ledger.giftCardId, entry.giftCardID), eq(ledger.orderPaymentId, entry.orderPaymentID)),
    )
  return centsOf(Number(row?.debit ?? 0)) - centsOf(Number(row?.credit ?? 0))
}
