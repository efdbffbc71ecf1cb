/** The last order of a returning customer, to be ordered in the same way again. */
import type { PostalAddress } from '../account/address.ts'
import type { OrderId, PaymentKind } from '../order/order.ts'
import type { FulfilmentType } from '../quote/fulfilment.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Checkout } from './checkout.ts'

export interface LastCheckout {
  readonly orderId: OrderId
  readonly orderNumber: string
  readonly on: CalendarDate | undefined
  readonly fulfilmentType: FulfilmentType
  readonly shippingAddress: PostalAddress | undefined
  /** Names are empty where there is none. */
  readonly shippingMethodName: string
  readonly pickupLocationName: string
  readonly billingAddress: PostalAddress | undefined
  readonly paymentKind: PaymentKind
  readonly paymentName: string
  readonly cardLastFour: string
}

/** What of the last order cannot be had again. */
export type NotApplied =
  | 'shipping-address'
  | 'shipping-method'
  | 'pickup-location'
  | 'billing-address'
  | 'payment'

/** The checkout set up like the last order, and what of it could not be. */
export interface AppliedCheckout {
  readonly checkout: Checkout
  readonly notApplied: readonly NotApplied[]
}
