/** Asks the provider about the payment of a placement, outside of any transaction, and settles what it says. */

import { log } from '../../observe/log.ts'
import { and, eq, gt } from 'drizzle-orm'
import { cartPayment } from '../../database/schema/checkout.ts'
import { stockHold } from '../../database/schema/stock.ts'
import type { Call } from '../action.ts'
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderStatus,
} from '../payment/payment-provider.ts'
import type { Placement } from './placement-store.ts'
import { continueBooking, freeCart, keepProgress } from './settle-placement.ts'

/** Where the placement stands after that. A provider that cannot be reached leaves it as it is. */
export async function askProvider(
  call: Call,
  present: Placement,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<Placement> {
  const { provider } = call.payments
  if (provider === undefined || present.payment === null) return present
  const said = await answerOf(call, provider, { present, isConfirmed })
  if (said === undefined) return present
  const waits = said.status === 'requires_action' || said.status === 'requires_confirmation'
  if (waits && !(await isHeld(call, present))) return canceled(call, present)
  return settled(call, present, said)
}

/** Cancels the payment, unless it is paid: then it is booked. */
export async function canceled(call: Call, present: Placement): Promise<Placement> {
  const { provider } = call.payments
  if (provider === undefined || present.payment === null) return present
  try {
    const said = await paymentOf(call, provider, present)
    // What is authorized may be booked at this moment by another request: it is not released.
    const found = isPaid(said.status) ? said : await provider.cancel(said.reference)
    return await settled(call, present, found)
  } catch (problem) {
    log('error', 'payment.not-canceled', { problem })
    return present
  }
}

function isPaid(status: ProviderStatus): status is 'succeeded' | 'requires_capture' {
  return status === 'succeeded' || status === 'requires_capture'
}

async function settled(
  call: Call,
  present: Placement,
  { status, reference, declineCode, nextAction, isBookingRefused }: ProviderPayment,
): Promise<Placement> {
  if (present.payment === null) return present
  if (status === 'requires_payment_method' || status === 'canceled') {
    return freeCart(call, present, { status, declineCode })
  }
  const isCaptured = status === 'succeeded'
  const payment = { ...present.payment, reference, nextAction, isCaptured }
  const goesOn = isPaid(status) ? 'processing' : status
  const kept = await keepProgress(call, present, {
    // A demonstration of what becomes of an order that is paid and cannot be written.
    status: isPaid(status) && isBookingRefused === true ? 'paid_not_placed' : goesOn,
    payment,
  })
  const isThis = kept.attempt === present.attempt
  return isPaid(status) && isThis && kept.status === 'processing'
    ? continueBooking(call, kept)
    : kept
}

async function answerOf(
  call: Call,
  provider: PaymentProvider,
  { present, isConfirmed }: { readonly present: Placement; readonly isConfirmed: boolean },
): Promise<ProviderPayment | undefined> {
  try {
    const said = await paymentOf(call, provider, present)
    const asks = said.status === 'requires_confirmation' && isConfirmed
    return asks ? await provider.confirm(said.reference) : said
  } catch (problem) {
    // Nothing is known of the payment; the same key asks for the same payment again.
    log('error', 'payment.no-answer', { problem })
    return undefined
  }
}

/** The payment by its reference, or as long as that is not known by its key. */
async function paymentOf(
  { db }: Call,
  provider: PaymentProvider,
  { cartId, accountId, payment }: Placement,
): Promise<ProviderPayment> {
  if (payment === null) throw new Error(`The placement of ${cartId} has no payment.`)
  if (payment.reference !== '') return provider.lookUp(payment.reference)
  const [chosen] = await db
    .select()
    .from(cartPayment)
    .where(eq(cartPayment.id, payment.orderPaymentID))
  const { idempotencyKey, amount, currencyCode } = payment
  return provider.begin({
    idempotencyKey,
    amount,
    currencyCode,
    accountID: accountId,
    paymentToken: chosen?.paymentToken ?? null,
    accountPaymentMethodID: chosen?.accountPaymentMethodId ?? null,
    saveCard: chosen?.saveCard ?? false,
    cardName: chosen?.cardName ?? '',
  })
}

async function isHeld({ db, now }: Call, { cartId }: Placement): Promise<boolean> {
  const rows = await db
    .select()
    .from(stockHold)
    .where(and(eq(stockHold.cartId, cartId), gt(stockHold.expiresAt, now)))
  return rows.length > 0
}
