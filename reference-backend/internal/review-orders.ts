/** The seller's side of an order: shipping it in parts, canceling it, giving money back. */

import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { newId } from '../database/identifier.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Input, TEXT_LIMIT } from '../http/input.ts'
import { orderStatusName } from '../commerce/orders/order-status.ts'
import { centsOf } from '../pricing/cents.ts'
import type { Order } from '../commerce/orders/order-store.ts'
import { placedOrder, type SellerStep } from '../database/schema/orders.ts'
import { carryOut, ended, type OrderReviewResult, type SellerParts } from './carry-out.ts'
import { captureFor, giveBackAll, giveBackPart } from './seller-step.ts'

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

/**
 * Carries out one command; answers in one sentence what happened or why nothing did. What is to be done is noted
 * first, money moves outside of any transaction, and what came of it is written last: a command that is cut off
 * in between is ended by the next one, without moving money twice.
 */
export async function reviewOrder(parts: SellerParts, input: Input): Promise<OrderReviewResult> {
  const number = /^\d{1,9}$/.test(textIn(input, 'order')) ? Number(textIn(input, 'order')) : -1
  const { action, lines, tracking, reason, amount } = input
  const command = JSON.stringify({ action, lines, tracking, reason, amount })
  const noted = await note(parts, number, { command, input })
  if (!('step' in noted)) return noted
  const result = await carryOut(parts, noted)
  const isOwn = noted.step.command === command
  // What another command has left over is out of the way now.
  return isOwn || !result.isEnded ? ended(result) : reviewOrder(parts, input)
}

interface Wish {
  readonly command: string
  readonly input: Input
}

/** Under the lock of the order: the step that is under way, else the one that is wished for. */
async function note({ database }: SellerParts, number: number, { command, input }: Wish) {
  return inTransaction(database, async (db) => {
    const [order] = await db
      .select()
      .from(placedOrder)
      .where(eq(placedOrder.number, number))
      .for('update')
    if (order === undefined) return no('There is no order of this number.')
    if (order.sellerStep !== null) return { orderID: order.id, step: order.sellerStep }
    const plan = planOf(order, input)
    if ('ok' in plan) return plan
    const step: SellerStep = { ...plan, id: newId(), command }
    await db.update(placedOrder).set({ sellerStep: step }).where(eq(placedOrder.id, order.id))
    return { orderID: order.id, step }
  })
}

type Plan = Omit<SellerStep, 'id' | 'command'>

const NOTHING = { itemIDs: [], trackingNumber: '', reason: '' } as const

function planOf(order: Order, input: Input): Plan | OrderReviewResult {
  const { action } = input
  if (action === 'ship') return shipping(order, input)
  if (action === 'cancel') return canceling(order, input)
  return action === 'refund'
    ? refunding(order, input)
    : no('The action must be ship, cancel or refund.')
}

/** Some lines or all that are left; with the last one the order is closed. */
function shipping(order: Order, input: Input): Plan | OrderReviewResult {
  if (!['ostNew', 'ostProcessing'].includes(order.status)) return no(standing(order))
  const sent = sentItems(order)
  const named = linesIn(input)
  const wanted = order.items
    .filter(({ id }, index) => !sent.has(id) && (named.length === 0 || named.includes(index + 1)))
    .map(({ id }) => id)
  if (wanted.length === 0) return no(`These lines of order ${order.number} are sent already.`)
  const isLast = order.items.every(({ id }) => sent.has(id) || wanted.includes(id))
  const trackingNumber = textIn(input, 'tracking') || `1Z${newId().slice(0, 16).toUpperCase()}`
  const money = captureFor(order, wanted, isLast)
  return { ...NOTHING, ...money, action: 'ship', itemIDs: wanted, trackingNumber }
}

function canceling(order: Order, input: Input): Plan | OrderReviewResult {
  const reason = textIn(input, 'reason')
  if (reason === '' || reason.length > TEXT_LIMIT) return no('To cancel needs a reason.')
  if (['ostClosed', 'ostCanceled'].includes(order.status)) return no(standing(order))
  if (sentItems(order).size > 0) return no(`Parts of order ${order.number} are sent already.`)
  return { ...NOTHING, ...giveBackAll(order), action: 'cancel', reason }
}

/** All that was paid, or an amount of it. */
function refunding(order: Order, input: Input): Plan | OrderReviewResult {
  const typed = textIn(input, 'amount')
  if (typed === '') {
    const all = giveBackAll(order)
    return all.moves.length === 0 && all.givenBack.length === 0
      ? no(`Nothing was paid for order ${order.number}, or it is given back already.`)
      : { ...NOTHING, ...all, action: 'refund' }
  }
  if (!/^\d{1,9}([.]\d{1,2})?$/.test(typed) || Number(typed) === 0) {
    return no('An amount looks like 12.50.')
  }
  const part = giveBackPart(order, centsOf(Number(typed)))
  return part === undefined
    ? no(`So much was not taken for order ${order.number}, or it is given back already.`)
    : { ...NOTHING, ...part, action: 'refund' }
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
