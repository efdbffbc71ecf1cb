/** Where on the steps something is asked of the checkout, and told what has become of it. */
export type CheckoutPlace =
  | 'billing'
  | 'billing-as-shipping'
  | 'dispatch'
  | 'payment'
  | 'purchase-order'
  | SavedTextPlace
  | SavedDayPlace
  | `address:${string}`
  | `method:${string}`
  | `pickup-location:${string}`
  | `remove-payment:${string}`
  | `shipping-method:${string}`

/** Texts that are saved when their field is left. */
export type SavedTextPlace = 'freightCarrier' | 'notes' | 'specialInstructions'

/** Days that are saved as soon as they can be read. */
export type SavedDayPlace = 'requested-date' | `pickup-date:${string}`

/** The place at which a payment is taken out. */
export const removalOf = (paymentId: string): CheckoutPlace => `remove-payment:${paymentId}`
