/**
 * *Place order*: one placement for a cart, whatever number of requests, tabs and processes ask for it. Without a
 * card everything is one transaction. With one the pieces are held first, the card is asked outside of any
 * transaction by a key that stays the same, and the order is booked as it was agreed upon.
 */

import { eq } from 'drizzle-orm'
import { record } from '../../database/journal.ts'
import { claimRequest } from '../../database/request-claim.ts'
import { inTransaction } from '../../database/transaction.ts'
import { flag, requiredText } from '../../http/input.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { placement as placementTable } from '../../database/schema/checkout.ts'
import { account as accountTable } from '../../database/schema/commerce.ts'
import { refuseSavedMeans } from '../acting/not-while-acting.ts'
import type { Call } from '../action.ts'
import { cartJson, regionOf } from '../cart/cart-json.ts'
import { type Cart, itemsOf } from '../cart/cart-store.ts'
import { requireCredit } from './account-credit.ts'
import { agreementOf, changesOf, requirePlaceable } from './agreement.ts'
import { billingOf } from './billing.ts'
import { cardPaymentOf } from './card-payment.ts'
import { lockCart, ownPlacement } from './own-cart.ts'
import { firstCheck, isPending, type Placement } from './placement-store.ts'
import { pricedCart } from './priced-cart.ts'
import { acceptedTerms } from './terms-of-sale.ts'
import { bookPlacement, continueBooking } from './settle-placement.ts'
import {
  CHANGED,
  giveBackExpired,
  holdPieces,
  lockStock,
  piecesOf,
  takePieces,
} from './stock-holding.ts'
import { askProvider } from './ask-provider.ts'

const NOT_FOUND = 'The order could not be found.'

/** Goes on from where the placement of a cart stands; answers where it stands then. */
export async function placed(call: Call): Promise<Placement> {
  const cartId = requiredText(call.input, 'orderID', NOT_FOUND)
  await inTransaction(call.db, (db) => giveBackExpired(db, call.now))
  const begun = await inTransaction(call.db, (db) => begin({ ...call, db }, cartId))
  if (!isPending(begun)) return begun
  if (begun.status === 'paid_not_placed' || begun.status === 'requires_capture') {
    return continueBooking(call, begun)
  }
  return askProvider(call, begun, { isConfirmed: flag(call.input, 'confirmedFlag') })
}

/** Under the lock of the cart: what there is already, or a new beginning. */
async function begin(call: Call, cartId: string): Promise<Placement> {
  const owner = call.session?.account
  if (owner === undefined) {
    throw refuse('account', 'Please sign in, or continue as a guest.')
  }
  await claimRequest(call.db, call)
  const held = await lockCart(call.db, cartId, owner.id)
  const present = await ownPlacement(call.db, cartId, owner.id)
  if (held === undefined) {
    if (present === undefined) throw refuse('orderID', NOT_FOUND)
    return present
  }
  if (present !== undefined && isPending(present)) return present
  return beginAgain(call, held, present)
}

async function beginAgain(
  call: Call,
  held: Cart,
  present: Placement | undefined,
): Promise<Placement> {
  const { db, now } = call
  const account = call.session?.account
  const setting = { ...call, region: regionOf(call) }
  // Always in this order: cart, account, stock. Two placements never wait for each other in a circle.
  await db
    .select()
    .from(accountTable)
    .where(eq(accountTable.id, account?.id ?? ''))
    .for('no key update')
  const items = await itemsOf(db, held.id)
  await lockStock(
    db,
    piecesOf(items).map(({ modelCode }) => modelCode),
  )
  const priced = await pricedCart(setting, held, account)
  const card = priced.payments.find(({ methodType }) => methodType === 'creditCard')
  const isSameCard = card !== undefined && card.id === present?.payment?.orderPaymentID
  if (present?.status === 'requires_payment_method' && isSameCard) return present
  const changes = changesOf(call, priced)
  if (changes.length > 0) {
    const answer = { cart: await cartJson(setting, held, account), changes }
    throw new Refusal({ reviewed: [CHANGED] }, { answer })
  }
  requirePlaceable(priced, earliestToday(now))
  const terms = acceptedTerms(call, held, present?.agreement)
  const agreement = {
    ...agreementOf(priced, await billingOf(db, held, { ...priced, account })),
    ...(terms && { acceptedTerms: terms }),
  }
  refuseSavedMeans(call.session, agreement.payments)
  await requireCredit(db, account?.id ?? '', agreement)
  const pieces = piecesOf(agreement.items)
  await takePieces(db, pieces)
  for (const payment of agreement.payments) {
    const { giftCardID, amount, id: orderPaymentID } = payment
    if (giftCardID === undefined) continue
    const { currencyCode } = agreement
    await call.payments.giftCards?.debit(db, {
      giftCardID,
      amount,
      currencyCode,
      orderPaymentID,
      accountID: account?.id ?? '',
      now,
    })
  }
  const attempt = (present?.attempt ?? 0) + 1
  const payment = cardPaymentOf(agreement, { cartId: held.id, attempt })
  const row = {
    cartId: held.id,
    accountId: account?.id ?? '',
    status: 'processing' as const,
    attempt,
    changedAt: now,
    agreement,
    payment: payment ?? null,
    checkAt: payment === undefined ? null : firstCheck(now),
  }
  const [begun] = await db
    .insert(placementTable)
    .values(row)
    .onConflictDoUpdate({ target: placementTable.cartId, set: row })
    .returning()
  if (begun === undefined) throw new Error('The placement was not written.')
  if (payment === undefined) return bookPlacement(call, held, begun)
  await holdPieces(db, held.id, { pieces, now })
  await record(db, {
    at: now,
    action: 'placeOrder',
    accountID: account?.id,
    actorID: call.session?.acting?.actor.id,
    subjectID: held.id,
    detail: { status: begun.status, amount: payment.amount },
  })
  return begun
}
