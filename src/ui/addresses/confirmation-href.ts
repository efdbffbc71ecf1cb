/** Where the order of a cart is confirmed: by the id of the cart, so that a reload shows it again. */
import type { CartId } from '../../domain/payment/placement.ts'

export function confirmationHref(id: CartId): string {
  return `/order-confirmation?cart=${encodeURIComponent(id)}`
}
