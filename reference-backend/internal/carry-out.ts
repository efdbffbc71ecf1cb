/** Carries a step of the seller out that is noted with its order: moves the money, then writes what came of it. */

import { eq, isNotNull } from 'drizzle-orm'
import { giveBackPieces, piecesOf } from '../commerce/checkout/stock-holding.ts'
import { AUTO, fulfilmentMethod } from '../commerce/fulfilment/fulfilment-options.ts'
import { openOnTerms } from '../commerce/orders/order-row.ts'
import type { Order } from '../commerce/orders/order-store.ts'
import { MoneyRefused } from '../commerce/payment/payment-provider.ts'
import type { PaymentPorts } from '../commerce/payment/payment-ports.ts'
import type { Database } from '../database/database.ts'
import { record } from '../database/journal.ts'
import {
  type OrderFulfilment,
  placedOrder,
  type SellerMove,
  type SellerStep,
} from '../database/schema/orders.ts'
import { inTransaction } from '../database/transaction.ts'
import { paymentsAfter } from './seller-step.ts'

export interface OrderReviewResult {
  readonly ok: boolean
  readonly text: string
}

export interface SellerParts {
  readonly database: Database
  readonly clock: () => Date
  readonly payments: PaymentPorts
}

export interface NotedStep {
  readonly orderID: string
  readonly step: SellerStep
}

/** `isEnded`: nothing of the step is left to be done. */
export interface CarriedOut extends OrderReviewResult {
  readonly isEnded: boolean
}

const AWAY =
  'The provider of payments cannot be reached. The command is noted, and is carried out as soon as it can be.'
const REFUSED: Readonly<Record<SellerStep['action'], string>> = {
  ship: 'The payment could not be taken. Nothing was sent.',
  cancel: 'The money could not be given back. Nothing was canceled.',
  refund: 'The money could not be given back.',
}

/** The answer without what only the next step needs to know. */
export function ended({ ok, text }: CarriedOut): OrderReviewResult {
  return { ok, text }
}

/** Moves the money of a step and writes it; repeated after whatever went wrong it does nothing twice. */
export async function carryOut(
  parts: SellerParts,
  { orderID, step }: NotedStep,
): Promise<CarriedOut> {
  const made: SellerMove[] = []
  for (const each of step.moves) {
    const answer = await moved(parts.payments, each)
    if (answer === 'away') return { ok: false, text: AWAY, isEnded: false }
    if (answer === 'refused') break
    made.push(each)
  }
  const isWhole = made.length === step.moves.length
  return inTransaction(parts.database, async (db) => {
    const [order] = await db
      .select()
      .from(placedOrder)
      .where(eq(placedOrder.id, orderID))
      .for('update')
    if (order === undefined) throw new Error(`The order ${orderID} is gone.`)
    // The same command, sent twice at once, was ended by the other one.
    if (order.sellerStep?.id !== step.id)
      return { ok: true, text: done(order, step), isEnded: true }
    if (!isWhole) {
      const payments = paymentsAfter(order, { moves: made, givenBack: [], isWhole: false })
      await save(db, order, { payments })
      return { ok: false, text: REFUSED[step.action], isEnded: true }
    }
    await write(parts, { db, order, step })
    const { accountId: accountID, id: subjectID } = order
    await record(db, { at: parts.clock(), action: `review.${step.action}`, accountID, subjectID })
    return { ok: true, text: done(order, step), isEnded: true }
  })
}

/** Orders whose commands are ended in one round. */
const AT_ONCE = 20

/** Ends the commands that were cut off, such as by a process that died. */
export async function endSellerSteps(parts: SellerParts): Promise<void> {
  const rows = await parts.database
    .select({ orderID: placedOrder.id, step: placedOrder.sellerStep })
    .from(placedOrder)
    .where(isNotNull(placedOrder.sellerStep))
    .limit(AT_ONCE)
  for (const { orderID, step } of rows) if (step !== null) await carryOut(parts, { orderID, step })
}

async function moved(
  { provider }: PaymentPorts,
  { kind, reference, amount, idempotencyKey }: SellerMove,
): Promise<'made' | 'refused' | 'away'> {
  if (provider === undefined) return 'refused'
  try {
    if (kind === 'cancel') await provider.cancel(reference)
    else await provider[kind](reference, { amount, idempotencyKey })
    return 'made'
  } catch (problem) {
    return problem instanceof MoneyRefused ? 'refused' : 'away'
  }
}

interface Held {
  readonly db: Database
  readonly order: Order
  readonly step: SellerStep
}

async function write(parts: SellerParts, { db, order, step }: Held): Promise<void> {
  await giveBackToGiftCards(parts, { db, order, step })
  const payments = paymentsAfter(order, step)
  if (step.action === 'refund') return save(db, order, { payments })
  if (step.action === 'cancel') {
    // The order of a quote is made to order, and took no pieces.
    if (order.cartId !== null) await giveBackPieces(db, piecesOf(order.items))
    return save(db, order, { payments, status: 'ostCanceled', cancelReason: step.reason })
  }
  const sentAt = parts.clock().toISOString()
  const fulfilments = order.fulfilments.map((each) => withDelivery(each, step, sentAt))
  const sent = new Set(
    fulfilments.flatMap((each) => each.deliveries.flatMap(({ itemIDs }) => itemIDs)),
  )
  const isLast = order.items.every(({ id }) => sent.has(id))
  return save(db, order, {
    fulfilments,
    payments,
    status: isLast ? 'ostClosed' : 'ostProcessing',
  })
}

async function giveBackToGiftCards(
  { payments: { giftCards }, clock }: SellerParts,
  { db, order: { payments, currencyCode }, step }: Held,
): Promise<void> {
  for (const { orderPaymentID, amount } of step.givenBack) {
    const giftCardID = payments.find(({ id }) => id === orderPaymentID)?.giftCardID
    if (giftCardID === undefined) continue
    const entry = { giftCardID, amount, currencyCode, orderPaymentID, now: clock() }
    await giftCards?.giveBack(db, { ...entry, reason: 'The order was refunded.' })
  }
}

function withDelivery(
  fulfilment: OrderFulfilment,
  { itemIDs: wanted, trackingNumber }: SellerStep,
  sentAt: string,
): OrderFulfilment {
  const itemIDs = fulfilment.itemIDs.filter((id) => wanted.includes(id))
  if (itemIDs.length === 0) return fulfilment
  const isSent = fulfilmentMethod(fulfilment.methodID).type !== AUTO
  const delivery = { trackingNumber: isSent ? trackingNumber : 'By email', itemIDs, sentAt }
  return { ...fulfilment, deliveries: [...fulfilment.deliveries, delivery] }
}

async function save(
  db: Database,
  { id, payments: present }: Order,
  values: Partial<Order>,
): Promise<void> {
  const open = openOnTerms(values.payments ?? present)
  await db
    .update(placedOrder)
    .set({ ...values, openOnTerms: open, sellerStep: null })
    .where(eq(placedOrder.id, id))
}

/** One sentence about what was done. */
function done({ number, currencyCode }: Order, step: SellerStep): string {
  const { action, itemIDs, trackingNumber, moves, givenBack, isWhole } = step
  if (action === 'ship') {
    return `Order ${number}: ${itemIDs.length} line(s) sent, tracking number ${trackingNumber}.`
  }
  if (action === 'cancel') return `Order ${number} is canceled.`
  if (isWhole) return `What was paid for order ${number} is given back.`
  const sum = [...moves, ...givenBack].reduce((all, { amount }) => all + amount, 0)
  return `Of order ${number} ${sum.toFixed(2)} ${currencyCode} is given back.`
}
