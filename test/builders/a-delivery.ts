/** Scheduled deliveries for tests: seal kits on the 31st of every month, unless something else is named. */
import { cartItemId } from '../../src/domain/cart/cart.ts'
import type { Frequency } from '../../src/domain/delivery/frequency.ts'
import {
  type DeliveryLine,
  type DeliveryOptions,
  type DeliveryProblem,
  type DeliveryRun,
  deliveryId,
  type ScheduledDelivery,
} from '../../src/domain/delivery/scheduled-delivery.ts'
import { aDay } from './a-day.ts'
import { aCartItem, aCompleteCheckout } from './a-checkout.ts'

export const monthly: Frequency = { id: 'monthly', name: 'Monthly', months: 1, days: 0 }
export const weekly: Frequency = { id: 'weekly', name: 'Weekly', months: 0, days: 7 }

/** The choices of the fake shop. */
export const deliveryOptions: DeliveryOptions = {
  frequencies: [weekly, monthly, { id: 'yearly', name: 'Yearly', months: 12, days: 0 }],
  cancellationReasons: [
    { id: 'cancel-not-needed', code: 'notNeeded', name: 'No longer needed' },
    { id: 'cancel-other', code: 'other', name: 'Other' },
  ],
  dateReasons: [
    { id: 'date-later', code: 'later', name: 'Needed later' },
    { id: 'date-other', code: 'other', name: 'Other' },
  ],
}

export function aDeliveryLine(overrides: Partial<DeliveryLine> = {}): DeliveryLine {
  const item = aCartItem()
  return {
    id: item.id,
    skuCode: item.skuCode,
    definition: item.definition,
    quantity: item.quantity,
    total: item.lineTotal,
    item,
    ...overrides,
  }
}

/** A line of another product. */
export const otherLine = aDeliveryLine({ id: cartItemId('item-2'), skuCode: 'SK1N12' })

export function aRun(overrides: Partial<DeliveryRun> = {}): DeliveryRun {
  return {
    date: aDay('2026-03-31'),
    state: 'placed',
    order: undefined,
    quoteId: undefined,
    problem: undefined,
    ...overrides,
  }
}

export const declined: DeliveryProblem = { kind: 'declined', skuCodes: [] }

export function aDelivery(overrides: Partial<ScheduledDelivery> = {}): ScheduledDelivery {
  return {
    id: deliveryId('delivery-1'),
    name: 'Seals for line 3',
    status: 'active',
    frequency: monthly,
    dayOfMonth: 31,
    nextDate: aDay('2026-04-30'),
    itemCount: 1,
    total: 43,
    currency: 'USD',
    problem: undefined,
    skippedDate: undefined,
    cancellation: undefined,
    lines: [aDeliveryLine()],
    order: aCompleteCheckout(),
    runs: [],
    ...overrides,
  }
}
