/** Ordering without an account, so that the shop is for consumers as well as for trade (CART-01, CART-02, SHELL-02). */

/** First segment of the addresses of the checkout, in small letters. */
const checkoutSegment = 'checkout'

/** Whether an address leads into the checkout. */
export function isInCheckout(address: string | undefined): boolean {
  const [, first = ''] = (address ?? '').split(/[/?#]/)
  return address?.startsWith('/') === true && first.toLowerCase() === checkoutSegment
}

/** Whether a visitor may go on as a guest: the site allows it, and the visitor is on the way to the checkout. */
export function mayOrderAsGuest(allowsGuestCheckout: boolean, destination: string | undefined) {
  return allowsGuestCheckout && isInCheckout(destination)
}
