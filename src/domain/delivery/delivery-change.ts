/** What can be changed about a scheduled delivery, when, and how it shows that it was done (SUBS-02). */
import type { AddressId } from '../account/address.ts'
import type { CartItemId } from '../cart/cart.ts'
import type { CardId } from '../payment/card.ts'
import type { CalendarDate } from '../shared/day.ts'
import { evidenceThat, type WriteEvidence } from '../shared/write-evidence.ts'
import { isBeingPlaced, type ScheduledDelivery } from './scheduled-delivery.ts'

/** A reason of the list, and words beside it. */
export interface GivenReason {
  readonly reasonId: string
  readonly notes: string
}

export type DeliveryChange =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'repeat'; readonly frequencyId: string }
  /** The next delivery on another day. What is being set up needs no reason. */
  | {
      readonly kind: 'reschedule'
      readonly date: CalendarDate
      readonly reason: GivenReason | undefined
    }
  | { readonly kind: 'skip' }
  | { readonly kind: 'set-quantity'; readonly lineId: CartItemId; readonly quantity: number }
  | { readonly kind: 'remove-item'; readonly lineId: CartItemId }
  | { readonly kind: 'ship-to'; readonly addressId: AddressId }
  | { readonly kind: 'ship-by'; readonly methodId: string }
  | { readonly kind: 'pay-by-card'; readonly cardId: CardId }
  | { readonly kind: 'pay-on-terms'; readonly purchaseOrderNumber: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'cancel'; readonly reason: GivenReason }
  | { readonly kind: 'try-again' }

/** Where on its pages a change is asked for, and told what has become of it. */
export type DeliveryPlace =
  | 'address'
  | 'again'
  | 'cancel'
  | 'date'
  | 'frequency'
  | 'name'
  | 'payment'
  | 'service'
  | 'skip'
  | 'start'
  | `quantity:${string}`
  | `remove:${string}`

/** Whether a delivery takes a change as it is now; the server has the last word. */
export function allows(delivery: ScheduledDelivery, change: DeliveryChange): boolean {
  const isActive = delivery.status === 'active'
  const isSettingUp = delivery.status === 'setting-up'
  switch (change.kind) {
    case 'start':
      return isSettingUp
    case 'cancel':
      return isActive
    case 'skip':
      return skipObstacle(delivery) === undefined
    case 'try-again':
      return isActive && delivery.problem !== undefined
    case 'reschedule':
      return isSettingUp || (isActive && !isBeingPlaced(delivery))
    case 'remove-item':
      return isSettingUp || (isActive && delivery.lines.length > 1)
    case 'rename':
    case 'repeat':
    case 'set-quantity':
    case 'ship-to':
    case 'ship-by':
    case 'pay-by-card':
    case 'pay-on-terms':
      return isSettingUp || isActive
  }
}

/** Why the next delivery cannot be left out. */
export type SkipObstacle = 'not-active' | 'being-placed' | 'skipped-already'

/** What keeps the next delivery from being skipped (SUBS-03); undefined where nothing does. */
export function skipObstacle(delivery: ScheduledDelivery): SkipObstacle | undefined {
  if (delivery.status !== 'active' || delivery.nextDate === undefined) return 'not-active'
  if (isBeingPlaced(delivery)) return 'being-placed'
  return delivery.skippedDate === undefined ? undefined : 'skipped-already'
}

/** Whether a change whose answer got lost was made, by the delivery before and after it (faults, section 5). */
export function evidenceOfChange(
  before: ScheduledDelivery,
  after: ScheduledDelivery,
  change: DeliveryChange,
): WriteEvidence {
  switch (change.kind) {
    case 'rename':
      return evidenceThat(after.name === change.name)
    case 'repeat':
      return evidenceThat(after.frequency.id === change.frequencyId)
    case 'reschedule':
      return evidenceThat(after.nextDate === change.date)
    case 'skip':
      return evidenceThat(before.nextDate !== undefined && after.skippedDate === before.nextDate)
    case 'set-quantity':
      return evidenceThat(lineIn(after, change.lineId)?.quantity === change.quantity)
    case 'remove-item':
      return evidenceThat(lineIn(after, change.lineId) === undefined)
    case 'ship-to':
      return evidenceThat(
        after.order.fulfilments.some(({ savedAddressId }) => savedAddressId === change.addressId),
      )
    case 'ship-by':
      return evidenceThat(
        after.order.fulfilments.some(
          ({ shippingMethod }) => shippingMethod?.id === change.methodId,
        ),
      )
    case 'pay-by-card':
      return evidenceOfCard(before, after)
    case 'pay-on-terms':
      return evidenceThat(
        after.order.payments.some(
          ({ kind, purchaseOrderNumber }) =>
            kind === 'term' && purchaseOrderNumber === change.purchaseOrderNumber,
        ),
      )
    case 'start':
      return evidenceThat(after.status === 'active')
    case 'cancel':
      return evidenceThat(after.status === 'cancelled')
    case 'try-again':
      return evidenceThat(after.problem === undefined)
  }
}

/** Every choice of a card makes another payment, whatever card it was before. */
function evidenceOfCard(before: ScheduledDelivery, after: ScheduledDelivery): WriteEvidence {
  const known = new Set(before.order.payments.map(({ id }) => id))
  return evidenceThat(
    after.order.payments.some(({ id, kind }) => kind === 'credit-card' && !known.has(id)),
  )
}

function lineIn({ lines }: ScheduledDelivery, id: CartItemId) {
  return lines.find((line) => line.id === id)
}
