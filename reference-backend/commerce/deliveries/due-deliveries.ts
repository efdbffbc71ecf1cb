/**
 * Places what is due. Every process of the shop looks; a date is claimed by a row, its cart keeps one id, and a
 * cart is ordered once: so an order comes once, also when a process dies between any two steps of it.
 */

import { log } from '../../observe/log.ts'
import { eq } from 'drizzle-orm'
import type { CommerceApi } from '../answer-action.ts'
import type { DeliveryProblem } from '../../database/schema/deliveries.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Call } from '../action.ts'
import { soldLines } from '../cart/cart-lines.ts'
import { itemsOf } from '../cart/cart-store.ts'
import { cardsOf } from '../cards/card-store.ts'
import { canceled } from '../checkout/ask-provider.ts'
import { callOfBuyer } from '../checkout/buyer-call.ts'
import { placed } from '../checkout/place-order.ts'
import { isPending, type Placement, placementOf } from '../checkout/placement-store.ts'
import { sendOrderEmail } from '../orders/order-email.ts'
import { cartPayment } from '../../database/schema/checkout.ts'
import { type Claim, claimDate, endFailed, endPlaced, keepWaiting } from './run-store.ts'

/** Orders that one look places at most; the next look goes on. */
const AT_ONCE = 100

/** Looks once, and places every order that is due. Answers how many dates it has dealt with. */
export async function placeDueDeliveries(api: CommerceApi): Promise<number> {
  for (let dealtWith = 0; dealtWith < AT_ONCE; dealtWith += 1) {
    const claim = await claimDate(api.db, api.now())
    if (claim === undefined) return dealtWith
    // One that cannot be dealt with must not keep the others; after its lease it is tried again.
    await place(api, claim).catch((problem: unknown) => {
      log('error', 'delivery.not-placed', { delivery: claim.delivery.id, problem })
    })
  }
  return AT_ONCE
}

async function place(api: CommerceApi, claim: Claim): Promise<void> {
  // The press of *Place order* that nobody makes.
  const { delivery, run } = claim
  const call = await callOfBuyer(api, delivery.accountId, { orderID: run.cartId })
  try {
    const problem = await problemBefore(call, claim)
    if (problem === undefined) await end(call, claim, await placed(call))
    else await endFailed(api.db, claim, { ...problem, at: call.now.toISOString() })
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused
    await endFailed(api.db, claim, { ...problemOf(refused), at: call.now.toISOString() })
  }
}

async function end(call: Call, claim: Claim, present: Placement): Promise<void> {
  const { db, now } = call
  const at = now.toISOString()
  const declineCode = present.payment?.declineCode
  switch (present.status) {
    case 'placed': {
      const { placedOrderId: orderId, quoteId } = present
      await endPlaced(db, claim, { orderId, quoteId, now })
      if (present.isFresh === true) await sendOrderEmail(call, orderId ?? '')
      return
    }
    case 'requires_payment_method':
      await endFailed(db, claim, { code: 'declined', at, declineCode })
      return
    case 'canceled':
      await endFailed(db, claim, { code: 'actionRequired', at })
      return
    case 'requires_action':
    case 'requires_confirmation': {
      // Nobody is there to answer the bank.
      const ended = await canceled(call, present)
      if (ended.status === present.status) await keepWaiting(db, claim, now)
      else await end(call, claim, ended)
      return
    }
    case 'processing':
    case 'requires_capture':
    case 'paid_not_placed':
      await keepWaiting(db, claim, now)
  }
}

type Problem = Omit<DeliveryProblem, 'at'>

/** What can be said before anything is tried; undefined where nothing is. */
async function problemBefore(
  { db, now }: Call,
  { run, delivery }: Claim,
): Promise<Problem | undefined> {
  // What is paid, or may be, is booked as it was agreed upon.
  const begun = await placementOf(db, run.cartId)
  if (begun !== undefined && (isPending(begun) || begun.status === 'placed')) return undefined
  const items = await itemsOf(db, run.cartId)
  const sold = (await soldLines(db, items)).filter(({ sku }) => sku.settings.skuAllowAddToCartFlag)
  const gone = items.filter(({ id }) => sold.every(({ item }) => item.id !== id))
  if (gone.length > 0) {
    return { code: 'notSold', skuCodes: gone.map(({ modelNumber }) => modelNumber) }
  }
  const short = sold.filter(
    ({ item, sku }) => sku.calculatedQATS !== null && sku.calculatedQATS < item.quantity,
  )
  if (short.length > 0) {
    return { code: 'stock', skuCodes: short.map(({ item }) => item.modelNumber) }
  }
  const payments = await db.select().from(cartPayment).where(eq(cartPayment.cartId, run.cartId))
  const cards = await cardsOf(db, delivery.accountId)
  for (const { methodType, accountPaymentMethodId } of payments) {
    if (methodType !== 'creditCard') continue
    const card = cards.find(({ id }) => id === accountPaymentMethodId)
    if (card === undefined) return { code: 'cardMissing' }
    // The month after, at the place where it begins last.
    const overAt = Date.UTC(card.expirationYear, card.expirationMonth, 1, 12)
    if (now.getTime() >= overAt) return { code: 'cardExpired' }
  }
  return undefined
}

function problemOf({ errors }: Refusal): Problem {
  if ('payment' in errors) return { code: 'credit' }
  return { code: 'reviewed' in errors || 'quantity' in errors ? 'stock' : 'other' }
}
