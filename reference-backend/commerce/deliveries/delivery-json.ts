/** Scheduled deliveries on the wire. The goods of one, its destination and its payment have the shape of a cart. */

import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { DeliveryProblem } from '../../database/schema/deliveries.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import type { Account } from '../../session/session.ts'
import { cartJson } from '../cart/cart-json.ts'
import type { CartItem } from '../cart/cart-models.ts'
import { itemsOf } from '../cart/cart-store.ts'
import type { CartSetting } from '../checkout/priced-cart.ts'
import { CANCELLATION_REASONS } from './delivery-options.ts'
import { cartOfDelivery, type Delivery, draftOf, runsOf } from './delivery-store.ts'
import { frequencyTerm } from './frequency.ts'

const STATUSES = {
  draft: { systemCode: 'otstDraft', typeName: 'Draft' },
  active: { systemCode: 'otstActive', typeName: 'Active' },
  cancelled: { systemCode: 'otstCancelled', typeName: 'Cancelled' },
} as const

const PROBLEMS: Readonly<Record<DeliveryProblem['code'], string>> = {
  declined: 'The payment was declined.',
  actionRequired: 'The bank asks for a confirmation that only you can give.',
  cardMissing: 'The card is no longer saved.',
  cardExpired: 'The card has expired.',
  credit: 'The order is over the credit limit.',
  notSold: 'A product is no longer sold.',
  stock: 'A product is not in stock.',
  other: 'The order could not be placed.',
}

/** Runs that an answer shows; older ones are in the history of orders. */
const SHOWN_RUNS = 24

/** One delivery in full. */
export async function deliveryJson(setting: CartSetting, delivery: Delivery, owner: Account) {
  const { db } = setting
  const order = await cartJson(setting, await cartOfDelivery(db, delivery), owner)
  const lines = await itemsOf(db, delivery.cartId)
  return {
    ...headJson(delivery, order, lines.length),
    skippedDateTime: instantOf(delivery.skippedDate),
    orderTemplateCancellationReasonType: reasonJson(delivery),
    orderTemplateCancellationReasonTypeOther: delivery.cancellationNotes,
    canceledDateTime: delivery.cancelledAt?.toISOString() ?? '',
    promotionCodes: order.promotionCodes,
    orderTemplateItems: lines.map((line) => itemJson(line, order)),
    order,
    orderTemplateDeliveries: await runsJson(db, delivery),
  }
}

/** A line, also one whose product is sold no more: its owner has to see it to take it out. */
function itemJson({ id, modelNumber, quantity }: CartItem, { orderItems }: OrderJson) {
  const found = orderItems.find(({ orderItemID }) => orderItemID === id)
  return {
    orderTemplateItemID: id,
    quantity,
    total: found?.extendedPrice ?? null,
    sku_skuID: found?.sku?.skuID ?? '',
    sku_skuCode: modelNumber,
    sku_skuDefinition: found?.sku?.skuDefinition ?? '',
    availableFlag: (found?.sku?.skuID ?? '') !== '',
  }
}

/** The cart of scheduled deliveries: what the customer is setting up; empty while that is nothing. */
export async function templateCartJson(setting: CartSetting, owner: Account | undefined) {
  const draft = owner && (await draftOf(setting.db, owner.id))
  if (owner === undefined || draft === undefined) return emptyTemplateCart
  return deliveryJson(setting, draft, owner)
}

export const emptyTemplateCart = {
  orderTemplateID: '',
  orderTemplateItems: [],
  promotionCodes: [],
  calculatedTotal: 0,
  calculatedSubTotal: 0,
} as const

/** A row of the list. */
export async function deliveryRowJson(setting: CartSetting, delivery: Delivery, owner: Account) {
  const order = await cartJson(setting, await cartOfDelivery(setting.db, delivery), owner)
  const lines = await itemsOf(setting.db, delivery.cartId)
  return headJson(delivery, order, lines.length)
}

type OrderJson = Awaited<ReturnType<typeof cartJson>>

function headJson(delivery: Delivery, { total, subTotal, currencyCode }: OrderJson, lines: number) {
  const term = frequencyTerm(delivery.frequencyTermId)
  const { problem } = delivery
  return {
    orderTemplateID: delivery.id,
    orderTemplateName: delivery.name,
    orderTemplateStatusType: STATUSES[delivery.status],
    frequencyTerm: {
      termID: term.id,
      termName: term.name,
      termMonths: term.months,
      termDays: term.days,
    },
    scheduleOrderDayOfTheMonth: delivery.dayOfMonth,
    scheduleOrderNextPlaceDateTime:
      delivery.status === 'cancelled' ? '' : instantOf(delivery.nextPlaceDate),
    calculatedOrderTemplateItemsCount: lines,
    calculatedTotal: total,
    calculatedSubTotal: subTotal,
    currencyCode,
    createdDateTime: delivery.createdAt.toISOString(),
    mostRecentError: problem === null ? null : problemJson(problem),
  }
}

/** Why the next order is not placed. */
export function problemJson({ code, at, declineCode = '', skuCodes = [] }: DeliveryProblem) {
  return { systemCode: code, message: PROBLEMS[code], dateTime: at, declineCode, skuCodes }
}

function reasonJson({ cancellationReason }: Delivery) {
  const found = CANCELLATION_REASONS.find(({ id }) => id === cancellationReason)
  return { typeID: found?.id ?? '', typeName: found?.name ?? '', systemCode: found?.code ?? '' }
}

async function runsJson(db: Database, { id }: Delivery) {
  const runs = await runsOf(db, id, SHOWN_RUNS)
  const ids = runs.flatMap(({ orderId }) => orderId ?? [])
  const orders =
    ids.length === 0
      ? []
      : await db
          .select({ id: placedOrder.id, number: placedOrder.number, status: placedOrder.status })
          .from(placedOrder)
          .where(inArray(placedOrder.id, ids))
  return runs.map(({ dueDate, state, orderId, quoteId, problem, changedAt }) => {
    const order = orders.find((each) => each.id === orderId)
    return {
      scheduledDateTime: instantOf(dueDate),
      deliveryState: state,
      orderID: order?.id ?? '',
      orderNumber: order === undefined ? '' : String(order.number),
      orderStatusType_typeCode: order?.status ?? '',
      quoteID: quoteId ?? '',
      error: problem === null ? null : problemJson(problem),
      modifiedDateTime: changedAt.toISOString(),
    }
  })
}

/** A day on the wire: its first moment in UTC; empty for none. */
export function instantOf(day: string | null): string {
  return day === null ? '' : `${day}T00:00:00Z`
}
