/** The seller's side of an order: what there is, shipping it in parts, canceling it, giving money back. */

import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { newId } from '../database/identifier.ts'
import { record } from '../database/journal.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Input, TEXT_LIMIT } from '../http/input.ts'
import { giveBackPieces } from '../commerce/checkout/stock-holding.ts'
import { AUTO, fulfilmentMethod } from '../commerce/fulfilment/fulfilment-options.ts'
import { openOnTerms } from '../commerce/orders/order-row.ts'
import { orderStatusName } from '../commerce/orders/order-status.ts'
import type { Order } from '../commerce/orders/order-store.ts'
import type { PaymentPorts } from '../commerce/payment/payment-ports.ts'
import { type OrderFulfilment, type OrderPayment, placedOrder } from '../database/schema/orders.ts'

export interface OrderReviewResult {
  readonly ok: boolean
  readonly text: string
}

export interface SellerParts {
  readonly database: Database
  readonly clock: () => Date
  readonly payments: PaymentPorts
}

const ACTIONS = ['ship', 'cancel', 'refund'] as const

/** Whether the command is about an order. */
export function isOrderAction(action: unknown): action is (typeof ACTIONS)[number] {
  return ACTIONS.some((each) => each === action)
}

/** Every order that is not closed and not canceled, the oldest first. */
export async function openOrders(db: Database) {
  const rows = await db
    .select()
    .from(placedOrder)
    .where(inArray(placedOrder.status, ['ostNew', 'ostProcessing', 'ostOnHold']))
    .orderBy(asc(placedOrder.openedAt), asc(placedOrder.number))
  return rows.map((order) => ({
    orderNumber: String(order.number),
    status: orderStatusName(order.status),
    emailAddress: order.emailAddress,
    total: order.totalAfterTax,
    currencyCode: order.currencyCode,
    payments: order.payments.map(({ methodName, state }) => `${methodName} (${state})`),
    lines: order.items.map(({ quantity, modelNumber, id }, index) => ({
      line: index + 1,
      quantity,
      modelNumber,
      isSent: sentItems(order).has(id),
    })),
  }))
}

/** Carries out one command; answers in one sentence what happened or why nothing did. */
export async function reviewOrder(parts: SellerParts, input: Input): Promise<OrderReviewResult> {
  const { action } = input
  if (!isOrderAction(action)) return no('The action must be ship, cancel or refund.')
  const number = /^\d{1,9}$/.test(textIn(input, 'order')) ? Number(textIn(input, 'order')) : -1
  if (action === 'ship') return withOrder(parts, number, (each) => shipped(parts, each, input))
  if (action === 'cancel') return withOrder(parts, number, (each) => canceled(parts, each, input))
  return withOrder(parts, number, (each) => refunded(parts, each))
}

interface Held {
  readonly db: Database
  readonly order: Order
}

/** The order under the lock of its row; every command that changed something leaves one row in the journal. */
async function withOrder(
  { database, clock }: SellerParts,
  number: number,
  work: (held: Held) => Promise<OrderReviewResult & { readonly action?: string }>,
): Promise<OrderReviewResult> {
  return inTransaction(database, async (db) => {
    const [order] = await db
      .select()
      .from(placedOrder)
      .where(eq(placedOrder.number, number))
      .for('update')
    if (order === undefined) return no('There is no order of this number.')
    const { action, ...result } = await work({ db, order })
    if (action !== undefined) {
      const entry = { at: clock(), action, accountID: order.accountId, subjectID: order.id }
      await record(db, entry)
    }
    return result
  })
}

/** Sends lines under a tracking number; with the last line the order is closed and what was authorized is taken. */
async function shipped({ payments }: SellerParts, { db, order }: Held, input: Input) {
  if (!['ostNew', 'ostProcessing'].includes(order.status)) return no(standing(order))
  const sent = sentItems(order)
  const named = linesIn(input)
  const wanted = order.items
    .filter(({ id }, index) => !sent.has(id) && (named.length === 0 || named.includes(index + 1)))
    .map(({ id }) => id)
  if (wanted.length === 0) return no(`These lines of order ${order.number} are sent already.`)
  const typed = textIn(input, 'tracking')
  const trackingNumber = typed || `1Z${newId().slice(0, 16).toUpperCase()}`
  const fulfilments = order.fulfilments.map((each) => withDelivery(each, wanted, trackingNumber))
  const isLast = order.items.every(({ id }) => sent.has(id) || wanted.includes(id))
  const taken = await captured(payments, order.payments)
  if (taken === undefined) return no('The payment could not be taken. Nothing was sent.')
  await save(db, order, {
    fulfilments,
    payments: taken,
    status: isLast ? 'ostClosed' : 'ostProcessing',
  })
  const text = `Order ${order.number}: ${wanted.length} line(s) sent, tracking number ${trackingNumber}.`
  return { ok: true, text, action: 'review.ship' }
}

function withDelivery(
  fulfilment: OrderFulfilment,
  wanted: readonly string[],
  trackingNumber: string,
): OrderFulfilment {
  const itemIDs = fulfilment.itemIDs.filter((id) => wanted.includes(id))
  if (itemIDs.length === 0) return fulfilment
  const isSent = fulfilmentMethod(fulfilment.methodID).type !== AUTO
  const delivery = { trackingNumber: isSent ? trackingNumber : 'By email', itemIDs }
  return { ...fulfilment, deliveries: [...fulfilment.deliveries, delivery] }
}

/** The payments with what was authorized taken; undefined where the provider does not do it. */
async function captured(
  { provider }: PaymentPorts,
  payments: readonly OrderPayment[],
): Promise<readonly OrderPayment[] | undefined> {
  const taken: OrderPayment[] = []
  for (const payment of payments) {
    const { state, reference } = payment
    if (state !== 'authorized' || reference === undefined) {
      taken.push(payment)
      continue
    }
    const answer = await provider?.capture(reference).catch(() => undefined)
    if (answer?.status !== 'succeeded') return undefined
    taken.push({ ...payment, state: 'paid' })
  }
  return taken
}

/** What is not sent goes back into stock; what was paid is given back, what was open is owed no more. */
async function canceled(parts: SellerParts, { db, order }: Held, input: Input) {
  const reason = textIn(input, 'reason')
  if (reason === '' || reason.length > TEXT_LIMIT) return no('To cancel needs a reason.')
  if (['ostClosed', 'ostCanceled'].includes(order.status)) return no(standing(order))
  if (sentItems(order).size > 0) return no(`Parts of order ${order.number} are sent already.`)
  const payments = await givenBack(parts, db, order)
  if (payments === undefined) return no('The money could not be given back. Nothing was canceled.')
  await giveBackPieces(
    db,
    order.items.map(({ modelNumber: modelCode, quantity }) => ({ modelCode, quantity })),
  )
  await save(db, order, { payments, status: 'ostCanceled', cancelReason: reason })
  return { ok: true, text: `Order ${order.number} is canceled.`, action: 'review.cancel' }
}

async function refunded(parts: SellerParts, { db, order }: Held) {
  if (!order.payments.some(({ state }) => state === 'paid' || state === 'authorized')) {
    return no(`Nothing was paid for order ${order.number}, or it is given back already.`)
  }
  const payments = await givenBack(parts, db, order)
  if (payments === undefined) return no('The money could not be given back.')
  await save(db, order, { payments })
  return {
    ok: true,
    text: `What was paid for order ${order.number} is given back.`,
    action: 'review.refund',
  }
}

/** Every payment given back through whoever took it; undefined where the provider does not do it. */
async function givenBack(
  { payments: ports, clock }: SellerParts,
  db: Database,
  { payments, currencyCode }: Order,
): Promise<readonly OrderPayment[] | undefined> {
  const given: OrderPayment[] = []
  for (const payment of payments) {
    const { id, state, amount, reference, giftCardID } = payment
    if (reference !== undefined && (state === 'paid' || state === 'authorized')) {
      const answer = await (state === 'paid'
        ? ports.provider?.refund(reference, { amount, idempotencyKey: `refund-${id}` })
        : ports.provider?.cancel(reference)
      )?.catch(() => undefined)
      if (answer === undefined) return undefined
    }
    if (giftCardID !== undefined && state === 'paid') {
      const entry = { giftCardID, amount, currencyCode, orderPaymentID: id, now: clock() }
      await ports.giftCards?.giveBack(db, { ...entry, reason: 'The order was refunded.' })
    }
    given.push({ ...payment, state: state === 'open' ? 'canceled' : 'refunded' })
  }
  return given
}

async function save(
  db: Database,
  { id, payments: present }: Order,
  values: Partial<Order>,
): Promise<void> {
  const open = openOnTerms(values.payments ?? present)
  await db
    .update(placedOrder)
    .set({ ...values, openOnTerms: open })
    .where(eq(placedOrder.id, id))
}

function sentItems({ fulfilments }: Order): ReadonlySet<string> {
  return new Set(
    fulfilments.flatMap(({ deliveries }) => deliveries.flatMap(({ itemIDs }) => itemIDs)),
  )
}

/** Numbers of lines from 1, as a comma list; none means all that are left. */
function linesIn({ lines }: Input): readonly number[] {
  return typeof lines === 'string' && lines !== '' ? lines.split(',').map(Number) : []
}

/** A text, trimmed; empty where there is none. */
function textIn(input: Input, field: string): string {
  const value = input[field]
  return typeof value === 'string' ? value.trim() : ''
}

function standing({ number, status }: Order): string {
  return `Order ${number} is ${orderStatusName(status)}.`
}

function no(text: string): OrderReviewResult {
  return { ok: false, text }
}
