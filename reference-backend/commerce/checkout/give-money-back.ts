/** Gives back what was paid for an order that cannot be written. */

import { sentenceIn } from '../../words/sentences.ts'
import type { Call } from '../action.ts'
import type { Placement } from './placement-store.ts'
import { freeCart, keepProgress } from './settle-placement.ts'

/** Notes first that the amount is given back: from then on no order is written for it. */
export async function refundIsDue(call: Call, present: Placement): Promise<Placement> {
  if (present.payment === null) return present
  const { status, payment } = present
  return keepProgress(call, present, { status, payment: { ...payment, isRefundDue: true } })
}

/** Asks the provider for it by a key that stays the same, and frees the cart; throws where the provider is away. */
export async function giveMoneyBack(call: Call, present: Placement): Promise<void> {
  const { provider } = call.payments
  const { payment } = present
  if (provider === undefined || payment?.isRefundDue !== true) return
  const { reference, amount } = payment
  const idempotencyKey = `refund-${payment.idempotencyKey}`
  await (payment.isCaptured
    ? provider.refund(reference, { amount, idempotencyKey })
    : provider.cancel(reference))
  const freed = await freeCart(call, present, { status: 'canceled', declineCode: '' })
  const email = call.session?.account.emailAddress
  if (freed.status !== 'canceled' || email === undefined) return
  call.sendEmail({
    to: email,
    text: sentenceIn(
      call.locale,
      'Your order could not be completed. What was paid for it has been given back. Your cart is as you left it.',
    ),
  })
}
