/** How a quote reaches the customer (FULF-02, FULF-03, FULF-04, FULF-05). */
import type { AddressId, PostalAddress } from '../account/address.ts'
import { type Brand, branded } from '../shared/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { QuoteItemId } from './quote-item.ts'

export type FulfilmentId = Brand<string, 'FulfilmentId'>

/** The id as the server writes it. */
export function fulfilmentId(text: string): FulfilmentId {
  return branded<FulfilmentId>(text)
}

/** `other` is a type we do not know: shown as text, not selectable. */
export type FulfilmentType = 'shipping' | 'pickup' | 'auto' | 'other'

/** The types that can be chosen (FULF-02). */
export const fulfilmentTypes: readonly FulfilmentType[] = ['shipping', 'pickup', 'auto']

export interface FulfilmentMethod {
  readonly id: string
  readonly name: string
  readonly type: FulfilmentType
}

/** Whether the customer fetches it: no carrier brings it, and nothing is dispatched. */
export function isPickedUp({ method }: { readonly method: FulfilmentMethod }): boolean {
  return method.type === 'pickup'
}

export interface ShippingMethod {
  readonly id: string
  readonly name: string
}

export interface PickupLocation {
  readonly id: string
  readonly name: string
}

export interface Fulfilment {
  readonly id: FulfilmentId
  readonly method: FulfilmentMethod
  readonly shippingAddress: PostalAddress | undefined
  /** Names this copy of an address: choosing one again makes another copy. Empty without an address (FULF-04). */
  readonly shippingAddressId: string
  readonly savedAddressId: AddressId | undefined
  readonly shippingMethod: ShippingMethod | undefined
  readonly shippingMethodOptions: readonly ShippingMethod[]
  readonly pickupLocation: PickupLocation | undefined
  readonly pickupDate: CalendarDate | undefined
  readonly trackingNumbers: readonly string[]
  /** Where the carrier tells how far it is, by tracking number; without those of which no such page is known. */
  readonly carrierHrefs?: Readonly<Record<string, string>>
  readonly itemIds: readonly QuoteItemId[]
}

/** Whether a method can be chosen; one of a type that we do not know is only shown (FULF-02). */
export function isSelectable({ type }: FulfilmentMethod): boolean {
  return fulfilmentTypes.includes(type)
}

/** Whether a method's name says no more than its type: Shipping, Pickup, Pick-up, or nothing at all. */
export function isNamedByType(
  method: FulfilmentMethod,
): method is FulfilmentMethod & { readonly type: Exclude<FulfilmentMethod['type'], 'other'> } {
  const { name, type } = method
  const word = name.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  return type !== 'other' && (word === '' || word === type)
}

/** Whether a fulfilment knows where the goods go: a shipping address, a pickup place, or nothing to send. */
export function hasDestination(
  fulfilment: Pick<Fulfilment, 'method' | 'shippingAddress' | 'pickupLocation'>,
): boolean {
  switch (fulfilment.method.type) {
    case 'shipping':
      return fulfilment.shippingAddress !== undefined
    case 'pickup':
      return fulfilment.pickupLocation !== undefined
    case 'auto':
      return true
    case 'other':
      return false
  }
}
