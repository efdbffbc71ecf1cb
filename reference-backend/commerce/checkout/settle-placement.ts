/** What the shop makes of a payment that has ended: an order, or a cart that is free again. */

import { log } from '../../observe/log.ts'
import { eq } from 'drizzle-orm'
import { record } from '../../database/journal.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { placement as placementTable } from '../../database/schema/checkout.ts'
import type { PlacementAgreement } from '../../database/schema/checkout-documents.ts'
import type { Call } from '../action.ts'
import type { Cart } from '../cart/cart-store.ts'
import { bookCart } from './book-cart.ts'
import { lockCart, ownPlacement } from './own-cart.ts'
import { isPending, type Placement } from './placement-store.ts'
import { endHold, giveBackPieces, lockStock, piecesOf, takePieces } from './stock-holding.ts'

/** Books the order of a placement within the transaction `call.db`; the pieces are taken already. */
export async function bookPlacement(
  call: Call,
  held: Cart,
  { cartId, agreement }: Placement,
): Promise<Placement> {
  if (agreement === null) throw new Error(`The placement of ${cartId} has no agreement.`)
  const booked = await bookCart(call, held, agreement)
  const placed = await change(call, cartId, {
    status: 'placed',
    placedOrderId: booked.orderID,
    quoteId: booked.quoteID ?? null,
    visitorId: booked.visitorID ?? null,
  })
  await record(call.db, {
    at: call.now,
    action: 'placeOrder',
    accountID: call.session?.account.id,
    actorID: call.session?.acting?.actor.id,
    subjectID: booked.orderID,
    detail: {
      status: 'placed',
      orderNumber: booked.number,
      ...(agreement.acceptedTerms && { acceptedTerms: agreement.acceptedTerms }),
    },
  })
  return { ...placed, isFresh: true }
}

/** Books what is paid; where that fails, it is noted that it is paid, so that it is never charged again. */
export async function continueBooking(call: Call, present: Placement): Promise<Placement> {
  try {
    return await inTransaction(call.db, (db) => bookPaid({ ...call, db }, present))
  } catch (problem) {
    if (!(problem instanceof Refusal)) log('error', 'placement.not-booked', { problem })
    return keepPaid(call, present)
  }
}

async function bookPaid(call: Call, present: Placement): Promise<Placement> {
  const { found, pending, held } = await lockPending(call, present)
  if (pending === undefined || held === undefined) return found
  const { agreement, payment } = pending
  if (agreement === null || payment === null || payment.isRefundDue === true) return pending
  // Held for too long, the pieces are taken once more.
  const pieces = piecesOf(agreement.items)
  if ((await endHold(call.db, pending.cartId)).length === 0) {
    await lockStock(
      call.db,
      pieces.map(({ modelCode }) => modelCode),
    )
    await takePieces(call.db, pieces)
  }
  return bookPlacement(call, held, { ...pending, agreement: withCard(agreement, pending) })
}

/** The agreement with what the provider has said of its card. */
function withCard(agreement: PlacementAgreement, { payment }: Placement): PlacementAgreement {
  const payments = agreement.payments.map((each) =>
    each.id === payment?.orderPaymentID
      ? {
          ...each,
          state: payment.isCaptured ? ('paid' as const) : ('authorized' as const),
          reference: payment.reference,
        }
      : each,
  )
  return { ...agreement, payments }
}

async function keepPaid(call: Call, present: Placement): Promise<Placement> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db }
    const { found, pending } = await lockPending(inside, present)
    // Another look at the same payment may have booked it in between.
    if (pending === undefined || pending.payment === null) return found
    const status = pending.payment.isCaptured ? 'paid_not_placed' : 'requires_capture'
    if (pending.status === status) return pending
    await journal(inside, pending, status)
    return change(inside, pending.cartId, { status })
  })
}

/** Frees the cart after a payment that came to nothing: pieces and gift cards are given back. */
export async function freeCart(
  call: Call,
  present: Placement,
  { status, declineCode }: { status: 'canceled' | 'requires_payment_method'; declineCode: string },
): Promise<Placement> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db }
    const { found, pending } = await lockPending(inside, present)
    if (pending === undefined) return found
    await giveBackPieces(db, await endHold(db, pending.cartId))
    for (const { giftCardID, amount, id } of pending.agreement?.payments ?? []) {
      if (giftCardID === undefined) continue
      await call.payments.giftCards?.giveBack(db, {
        giftCardID,
        amount,
        currencyCode: pending.agreement?.currencyCode ?? '',
        orderPaymentID: id,
        now: call.now,
        reason: 'The payment was not completed.',
      })
    }
    await journal(inside, pending, status)
    const payment = pending.payment && { ...pending.payment, declineCode, nextAction: undefined }
    return change(inside, pending.cartId, { status, payment })
  })
}

/** Keeps what the provider says of a payment that goes on. */
export async function keepProgress(
  call: Call,
  present: Placement,
  progress: Pick<Placement, 'status' | 'payment'>,
): Promise<Placement> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db }
    const { found, pending } = await lockPending(inside, present)
    if (pending === undefined) return found
    if (pending.status !== progress.status) await journal(inside, pending, progress.status)
    return change(inside, pending.cartId, progress)
  })
}

/**
 * Cart and placement under the lock of the cart: as they are now, and where this very attempt is under way still.
 * What is known of an earlier attempt changes nothing of a later one.
 */
async function lockPending(call: Call, present: Placement) {
  const { cartId, accountId, attempt } = present
  const cart = await lockCart(call.db, cartId, accountId)
  const found = (await ownPlacement(call.db, cartId, accountId)) ?? present
  const isThis = found !== present && found.attempt === attempt && isPending(found)
  return { found, pending: isThis ? found : undefined, held: isThis ? cart : undefined }
}

async function change(
  { db, now }: Call,
  cartId: string,
  values: Partial<Placement>,
): Promise<Placement> {
  const isOver = values.status !== undefined && !isPending({ status: values.status })
  const [row] = await db
    .update(placementTable)
    .set({ ...values, changedAt: now, ...(isOver ? { checkAt: null } : {}) })
    .where(eq(placementTable.cartId, cartId))
    .returning()
  if (row === undefined) throw new Error(`The placement of ${cartId} is gone.`)
  return row
}

async function journal(
  { db, now, session }: Call,
  { cartId, accountId }: Placement,
  status: string,
) {
  const detail = { status }
  await record(db, {
    at: now,
    action: 'placement',
    accountID: accountId,
    actorID: session?.acting?.actor.id,
    subjectID: cartId,
    detail,
  })
}
