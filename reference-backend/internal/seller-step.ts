/** What a command of the seller comes to for an order: which lines go, and which money moves. Pure. */

import { authorizedCents, refundedCents, takenCents } from '../commerce/orders/payment-amounts.ts'
import type { Order } from '../commerce/orders/order-store.ts'
import type { OrderPayment, SellerMove, SellerStep } from '../database/schema/orders.ts'
import { centsOf, majorUnits, roundedQuotient } from '../pricing/cents.ts'

type Plan = Pick<SellerStep, 'moves' | 'givenBack' | 'isWhole'>

/**
 * Takes what belongs to the lines that are sent: their share of the goods, so that freight and tax are shared
 * alike, and with the last line all that is left.
 */
export function captureFor(order: Order, itemIDs: readonly string[], isLast: boolean): Plan {
  const shareOf = (ids: readonly string[]) =>
    order.items
      .filter(({ id }) => ids.includes(id))
      .reduce((cents, { price }) => cents + centsOf(price.lineTotal), 0)
  const all = shareOf(order.items.map(({ id }) => id))
  const moves = order.payments.flatMap((payment): readonly SellerMove[] => {
    const left = authorizedCents(payment)
    const share = roundedQuotient(centsOf(payment.amount) * shareOf(itemIDs), Math.max(1, all))
    return moveOf(payment, 'capture', isLast ? left : Math.min(left, share))
  })
  return { moves, givenBack: [], isWhole: false }
}

/** Gives back everything that was taken, and lets go what was only authorized. */
export function giveBackAll({ payments }: Order): Plan {
  const left = (payment: OrderPayment) => takenCents(payment) - refundedCents(payment)
  const moves = payments.flatMap((payment) => [
    ...moveOf(payment, 'refund', left(payment)),
    ...moveOf(payment, 'cancel', authorizedCents(payment)),
  ])
  const givenBack = payments.flatMap((payment) => otherwise(payment, left(payment)))
  return { moves, givenBack, isWhole: true }
}

/** Gives back so many cents of what was taken, cards before gift cards; undefined where there is not so much. */
export function giveBackPart({ payments }: Order, wanted: number): Plan | undefined {
  let open = wanted
  const moves: SellerMove[] = []
  const givenBack: Plan['givenBack'][number][] = []
  const isCard = ({ reference }: OrderPayment) => reference !== undefined
  for (const payment of [...payments.filter(isCard), ...payments.filter((each) => !isCard(each))]) {
    const cents = Math.min(open, takenCents(payment) - refundedCents(payment))
    moves.push(...moveOf(payment, 'refund', cents))
    givenBack.push(...otherwise(payment, cents))
    open -= cents
  }
  return open > 0 ? undefined : { moves, givenBack, isWhole: false }
}

/** The payments after a step whose movements were made. */
export function paymentsAfter(
  { payments }: Pick<Order, 'payments'>,
  { moves, givenBack, isWhole }: Plan,
): readonly OrderPayment[] {
  return payments.map((payment) => {
    const own = moves.filter(({ orderPaymentID }) => orderPaymentID === payment.id)
    const sum = (kind: SellerMove['kind']) =>
      own.filter((each) => each.kind === kind).reduce((all, { amount }) => all + centsOf(amount), 0)
    const by = givenBack.filter(({ orderPaymentID }) => orderPaymentID === payment.id)
    const back = by.reduce((all, { amount }) => all + centsOf(amount), sum('refund'))
    const taken = takenCents(payment) + sum('capture')
    const refunded = refundedCents(payment) + back
    const isLeft = own.some(({ kind }) => kind === 'cancel')
    return {
      ...payment,
      ...(taken > 0 ? { takenAmount: majorUnits(taken) } : {}),
      ...(refunded > 0 ? { refundedAmount: majorUnits(refunded) } : {}),
      state: stateAfter(payment, { taken, refunded, isLeft, isWhole }),
    }
  })
}

interface After {
  readonly taken: number
  readonly refunded: number
  readonly isLeft: boolean
  readonly isWhole: boolean
}

function stateAfter(
  { state, amount }: OrderPayment,
  { taken, refunded, isLeft, isWhole }: After,
): OrderPayment['state'] {
  if (state === 'open') return isWhole ? 'canceled' : 'open'
  if (state === 'authorized' && !isLeft && taken < centsOf(amount)) return 'authorized'
  if (taken === 0) return state === 'authorized' ? 'canceled' : state
  return refunded >= taken ? 'refunded' : 'paid'
}

/** A movement of some cents; the same step asked for again has the same key. */
function moveOf(
  payment: OrderPayment,
  kind: SellerMove['kind'],
  cents: number,
): readonly SellerMove[] {
  const { id, reference } = payment
  if (cents <= 0 || reference === undefined) return []
  const before = kind === 'capture' ? takenCents(payment) : refundedCents(payment)
  const idempotencyKey = `${kind}-${id}-${before}`
  const amount = majorUnits(cents)
  return [{ kind, orderPaymentID: id, reference, amount, idempotencyKey }]
}

/** What a payment without a provider gives back. */
function otherwise({ id, reference }: OrderPayment, cents: number): Plan['givenBack'] {
  return cents <= 0 || reference !== undefined
    ? []
    : [{ orderPaymentID: id, amount: majorUnits(cents) }]
}
