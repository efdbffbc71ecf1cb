/** A cart on its way to becoming an order: what Carts say of it, and how it is sent, billed and paid. */
import type { AddressId, PostalAddress } from '../account/address.ts'
import type { Cart, CartItemId } from '../cart/cart.ts'
import type { DispatchChoice } from '../quote/dispatch.ts'
import type { Fulfilment, FulfilmentId } from '../quote/fulfilment.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CheckoutPayment, PaymentMethod } from './payment.ts'

/** What becomes of a line when the order is placed: it is ordered, leaves as a line of a draft quote, or stays. */
export type LineOutcome = 'order' | 'quote' | 'stays'

export interface CheckoutLine {
  readonly itemId: CartItemId
  readonly fulfilmentId: FulfilmentId | undefined
  readonly outcome: LineOutcome
  /** The day it is estimated to arrive; undefined while that is unknown. */
  readonly arrives: CalendarDate | undefined
}

/** A carrier service with its price and how long it takes. */
export interface ShippingOffer {
  readonly id: string
  readonly name: string
  readonly charge: number | undefined
  readonly transitDays: number | undefined
}

/** How one part of the cart reaches the customer (FULF-02, FULF-03). */
export interface CheckoutFulfilment extends Omit<Fulfilment, 'shippingMethodOptions' | 'itemIds'> {
  readonly shippingMethodOptions: readonly ShippingOffer[]
  readonly charge: number | undefined
}

export interface Billing {
  /** Undefined while there is none. */
  readonly address: PostalAddress | undefined
  readonly savedAddressId: AddressId | undefined
  readonly isSameAsShipping: boolean
}

/** What is said about the whole order. Texts are empty where nothing was said. */
export interface OrderDetails {
  readonly purchaseOrderNumber: string
  readonly freightCarrier: string
  readonly specialInstructions: string
  readonly dispatch: DispatchChoice | undefined
  readonly requestedDate: CalendarDate | undefined
}

/** What the server misses before the order can be placed. */
export type Requirement = 'account' | 'fulfilment' | 'payment' | 'other'

export interface Checkout {
  /** Names the cart; empty where there is none. */
  readonly cartId: string
  readonly cart: Cart
  readonly lines: readonly CheckoutLine[]
  readonly fulfilments: readonly CheckoutFulfilment[]
  /** All charges of fulfilments together; undefined where the server does not say. */
  readonly freight: number | undefined
  readonly billing: Billing
  readonly details: OrderDetails
  readonly notes: string
  readonly payments: readonly CheckoutPayment[]
  /** What is still to be covered. */
  readonly amountDue: number | undefined
  readonly methods: readonly PaymentMethod[]
  readonly requirements: readonly Requirement[]
  /** Whether an order is being placed from it: until that ends, nothing else may be written. */
  readonly isBeingPlaced: boolean
}

/** Whether nothing lies in the cart any more: it was emptied, or it has become an order. */
export function isEmpty({ cart }: Checkout): boolean {
  return cart.items.length === 0
}

/** Whether the goods need no shipping step: everything is delivered by itself. */
export function isAutomatic({ fulfilments }: Checkout): boolean {
  return fulfilments.length > 0 && fulfilments.every(({ method }) => method.type === 'auto')
}

/** The fulfilments that the customer decides about; automatic ones are not shown beside others. */
export function chosenFulfilments({ fulfilments }: Checkout): readonly CheckoutFulfilment[] {
  return fulfilments.filter(({ method }) => method.type !== 'auto')
}

/** The purchase order number that the order and a draft out of it will carry; empty where there is none. */
export function purchaseOrderOf({ details, payments }: Checkout): string {
  const paid = payments.find(({ purchaseOrderNumber }) => purchaseOrderNumber !== '')
  return details.purchaseOrderNumber || (paid?.purchaseOrderNumber ?? '')
}

/** The fulfilment of that id, or undefined. */
export function fulfilmentIn(checkout: Checkout, id: FulfilmentId): CheckoutFulfilment | undefined {
  return checkout.fulfilments.find((fulfilment) => fulfilment.id === id)
}

/** The first shipping address, which billing can be the same as. */
export function shippingAddressOf({ fulfilments }: Checkout): PostalAddress | undefined {
  return fulfilments.find(({ shippingAddress }) => shippingAddress !== undefined)?.shippingAddress
}

/** UTF-16 units of the notes to an order. */
export const longestNotes = 1000
