/** A scheduled delivery: goods that come again and again until they are ended (SUBS-01). */
import type { CartItem, CartItemId } from '../cart/cart.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { OrderId } from '../order/order.ts'
import type { OrderStatus } from '../order/order-status.ts'
import { type Brand, branded } from '../shared/brand.ts'
import type { CalendarDate } from '../shared/day.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import type { Frequency, Schedule } from './frequency.ts'

export type DeliveryId = Brand<string, 'DeliveryId'>

/** The id as written in an answer or an address; only the server knows whether the delivery exists. */
export function deliveryId(text: string): DeliveryId {
  return branded<DeliveryId>(text)
}

/** `setting-up` is the cart of scheduled deliveries; `other` is a status that we do not know. */
export type DeliveryStatus = 'setting-up' | 'active' | 'cancelled' | 'other'

/** Why a due order could not be placed. */
export type DeliveryProblemKind =
  | 'declined'
  /** The bank asks for a confirmation that only its customer can give. */
  | 'bank-asks'
  | 'card-missing'
  | 'card-expired'
  | 'over-credit'
  | 'not-sold'
  | 'out-of-stock'
  | 'other'

export interface DeliveryProblem {
  readonly kind: DeliveryProblemKind
  /** What it is about, where that is goods. */
  readonly skuCodes: readonly string[]
}

/** What the list and the delivery itself say alike. */
export interface DeliveryHead {
  readonly id: DeliveryId
  /** Empty until it is given one. */
  readonly name: string
  readonly status: DeliveryStatus
  readonly frequency: Frequency
  /** Of the months in which it comes, 1 to 31. */
  readonly dayOfMonth: number
  /** Undefined before it is chosen, and after the end. */
  readonly nextDate: CalendarDate | undefined
  readonly itemCount: number
  /** What one delivery would cost today. */
  readonly total: number | undefined
  readonly currency: string
  /** What keeps the next order from being placed; undefined for nothing. */
  readonly problem: DeliveryProblem | undefined
}

export interface DeliveryLine {
  readonly id: CartItemId
  readonly skuCode: string
  readonly definition: string
  readonly quantity: number
  readonly total: number | undefined
  /** As it is sold today; undefined for what is sold no more. */
  readonly item: CartItem | undefined
}

export type DeliveryRunState = 'placing' | 'placed' | 'failed' | 'skipped' | 'missed' | 'other'

/** What became of one date. */
export interface DeliveryRun {
  readonly date: CalendarDate
  readonly state: DeliveryRunState
  readonly order:
    | { readonly id: OrderId; readonly number: string; readonly status: OrderStatus }
    | undefined
  readonly quoteId: QuoteId | undefined
  readonly problem: DeliveryProblem | undefined
}

/** Why it was ended. */
export interface Cancellation {
  /** The reason by which a client in another language knows it; the server's own words beside it. */
  readonly code: string
  readonly name: string
  readonly notes: string
  readonly on: CalendarDate | undefined
}

export interface ScheduledDelivery extends DeliveryHead {
  /** The date that was left out last, until the next delivery has come. */
  readonly skippedDate: CalendarDate | undefined
  readonly cancellation: Cancellation | undefined
  readonly lines: readonly DeliveryLine[]
  /** Its goods, destination and payment. */
  readonly order: Checkout
  /** The latest first. */
  readonly runs: readonly DeliveryRun[]
}

/** A reason that can be given; `other` wants words beside it. */
export interface DeliveryReason {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** What can be chosen for every delivery. */
export interface DeliveryOptions {
  readonly frequencies: readonly Frequency[]
  readonly cancellationReasons: readonly DeliveryReason[]
  readonly dateReasons: readonly DeliveryReason[]
}

/** Whether an order of it is being placed at this moment. */
export function isBeingPlaced({ runs }: Pick<ScheduledDelivery, 'runs'>): boolean {
  return runs.some(({ state }) => state === 'placing')
}

/** When it comes, once that is known. */
export function scheduleOf({
  frequency,
  dayOfMonth,
  nextDate,
}: DeliveryHead): Schedule | undefined {
  return nextDate && { frequency, dayOfMonth, nextDate }
}

/** Whether nothing lies in it. */
export function isEmptyDelivery({ lines }: Pick<ScheduledDelivery, 'lines'>): boolean {
  return lines.length === 0
}
