/** What has been taken of a payment of an order, and what was given back. In and out: cents. */

import type { OrderPayment } from '../../database/schema/orders.ts'
import { centsOf } from '../../pricing/cents.ts'

/** What has been taken. */
export function takenCents({ state, amount, takenAmount }: OrderPayment): number {
  return centsOf(takenAmount ?? (state === 'paid' || state === 'refunded' ? amount : 0))
}

/** What of that was given back. */
export function refundedCents(payment: OrderPayment): number {
  const { state, refundedAmount } = payment
  if (refundedAmount !== undefined) return centsOf(refundedAmount)
  return state === 'refunded' ? takenCents(payment) : 0
}

/** What is only authorized. */
export function authorizedCents(payment: OrderPayment): number {
  return payment.state === 'authorized' ? centsOf(payment.amount) - takenCents(payment) : 0
}
