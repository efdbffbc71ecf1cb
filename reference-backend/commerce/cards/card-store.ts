/** The rows of saved cards. */

import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { account } from '../../database/schema/commerce.ts'
import { accountPaymentMethod } from '../../database/schema/payments.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { VaultCard } from '../payment/payment-ports.ts'

export type SavedCard = typeof accountPaymentMethod.$inferSelect

/** The cards of an account that can be chosen, the oldest first. */
export async function cardsOf(db: Database, accountID: string): Promise<readonly SavedCard[]> {
  return db
    .select()
    .from(accountPaymentMethod)
    .where(
      and(eq(accountPaymentMethod.accountId, accountID), eq(accountPaymentMethod.active, true)),
    )
    .orderBy(asc(accountPaymentMethod.createdAt), asc(accountPaymentMethod.id))
}

/** A card of this account that can be paid with; undefined for a missing one and for another account's alike. */
export async function cardForPayment(
  db: Database,
  id: string,
  accountID: string,
): Promise<SavedCard | undefined> {
  return (await cardsOf(db, accountID)).find((card) => card.id === id)
}

export interface NewCard {
  readonly accountID: string
  readonly name: string
  readonly now: Date
  readonly card: VaultCard & { readonly customerCard: string }
  readonly billing?: Pick<SavedCard, 'billingAddress' | 'billingAccountAddressId'>
}

/** Keeps a card whose payment is not made yet; one that is kept already stays as it is. */
export async function keepPendingCard(db: Database, wish: NewCard): Promise<void> {
  await db.insert(accountPaymentMethod).values(rowOf(wish)).onConflictDoNothing()
}

/** Shows a card from now on; the first one of its account is the primary one. */
export async function activateCard(db: Database, customerCard: string): Promise<void> {
  const isPending = and(
    eq(accountPaymentMethod.customerCard, customerCard),
    eq(accountPaymentMethod.active, false),
  )
  const [pending] = await db.select().from(accountPaymentMethod).where(isPending)
  if (pending === undefined) return
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, pending.accountId)
    const primary = (await cardsOf(tx, pending.accountId)).length === 0
    await tx.update(accountPaymentMethod).set({ active: true, primary }).where(isPending)
  })
}

/** Adds a card within a transaction that holds the account; the first one becomes the primary one. */
export async function addCard(
  tx: Database,
  wish: NewCard & { readonly isPrimary: boolean },
): Promise<string> {
  const present = await cardsOf(tx, wish.accountID)
  const known = present.find(({ customerCard }) => customerCard === wish.card.customerCard)
  if (known !== undefined) return known.id
  const row = { ...rowOf(wish), active: true }
  await tx.insert(accountPaymentMethod).values(row)
  if (wish.isPrimary || present.length === 0) await makePrimary(tx, wish.accountID, row.id)
  return row.id
}

/** Makes one card of an account its primary one, and no other. */
export async function makePrimary(tx: Database, accountID: string, id: string): Promise<void> {
  const cards = accountPaymentMethod
  await tx.update(cards).set({ primary: false }).where(eq(cards.accountId, accountID))
  await tx.update(cards).set({ primary: true }).where(eq(cards.id, id))
}

/** Writers of one account wait for each other. */
export async function lockAccount(tx: Database, accountID: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountID)).for('update')
}

function rowOf({ accountID, name, now, card, billing }: NewCard) {
  return {
    id: newId(),
    accountId: accountID,
    name,
    ...card,
    primary: false,
    active: false,
    billingAddress: billing?.billingAddress ?? null,
    billingAccountAddressId: billing?.billingAccountAddressId ?? null,
    createdAt: now,
  }
}
