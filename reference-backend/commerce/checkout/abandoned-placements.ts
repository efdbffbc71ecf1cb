/**
 * Placements that nobody asks about any more: the buyer has gone, or the process that served them has died. The
 * shop brings each to its end by itself, so that every charge becomes an order or is given back, and pieces that
 * were held come back.
 */

import { log } from '../../observe/log.ts'
import { asc, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { placement as placementTable } from '../../database/schema/checkout.ts'
import type { Call } from '../action.ts'
import type { CommerceApi } from '../answer-action.ts'
import { sendOrderEmail } from '../orders/order-email.ts'
import { askProvider } from './ask-provider.ts'
import { callOfBuyer } from './buyer-call.ts'
import { giveMoneyBack, refundIsDue } from './give-money-back.ts'
import type { Placement } from './placement-store.ts'
import { continueBooking } from './settle-placement.ts'
import { giveBackExpired } from './stock-holding.ts'

/** How long a look at one placement is nobody else's business. */
const CLAIMED_MS = 5 * 60_000
/** Placements that are looked at in one round. */
const AT_ONCE = 20
/** What is paid and cannot be booked for so long is given back. */
const PAID_KEPT_MS = 24 * 60 * 60_000

/** Looks at what is due by the clock of the shop. Of several processes each placement has one look. */
export async function settleAbandoned(api: CommerceApi): Promise<void> {
  const now = api.now()
  await inTransaction(api.db, (db) => giveBackExpired(db, now))
  for (const present of await claimed(api.db, now)) {
    try {
      await settle(await callOfBuyer(api, present.accountId), present)
    } catch (problem) {
      log('error', 'placement.not-settled', { cart: present.cartId, problem })
    }
  }
}

/** Takes what is due, and puts it off for the others. */
async function claimed(db: Database, now: Date): Promise<readonly Placement[]> {
  return inTransaction(db, async (tx) => {
    const due = tx
      .select({ cartId: placementTable.cartId })
      .from(placementTable)
      .where(lte(placementTable.checkAt, now))
      .orderBy(asc(placementTable.checkAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    return tx
      .update(placementTable)
      .set({ checkAt: new Date(now.getTime() + CLAIMED_MS) })
      .where(inArray(placementTable.cartId, due))
      .returning()
  })
}

async function settle(call: Call, present: Placement): Promise<void> {
  const isPaid = present.status === 'paid_not_placed' || present.status === 'requires_capture'
  if (!isPaid) return tell(call, await askProvider(call, present, { isConfirmed: false }))
  if (present.payment?.isRefundDue === true) return giveMoneyBack(call, present)
  const found = await continueBooking(call, present)
  const isOld = call.now.getTime() - present.changedAt.getTime() >= PAID_KEPT_MS
  if (found.status === 'placed' || !isOld) return tell(call, found)
  await giveMoneyBack(call, await refundIsDue(call, found))
}

async function tell(call: Call, { isFresh, placedOrderId }: Placement): Promise<void> {
  if (isFresh === true) await sendOrderEmail(call, placedOrderId ?? '')
}
