import type { AccountChange } from '../../domain/account/acting.ts'

/** Tabs of one browser share signing in and signing out, the cart, what becomes of an order, scheduled deliveries and quotes. */
export type TabMessage =
  /** Another tab has signed in just now. */
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'signed-out' }
  /** Staff have begun to act for a customer, or are back; the token is that of the new account. */
  | { readonly kind: 'changed-over'; readonly change: AccountChange; readonly token: string }
  /** A new tab asks whether another one is signed in. */
  | { readonly kind: 'token-wanted' }
  /** The answer of a tab that is signed in; its token may be over. */
  | { readonly kind: 'token-given'; readonly token: string }
  /** Another tab has changed the cart of that owner, which now holds so many pieces. */
  | { readonly kind: 'cart-changed'; readonly owner: string; readonly pieces: number }
  /** Another tab has placed the order of that cart, or gone on with it. */
  | { readonly kind: 'placement-changed'; readonly cartId: string }
  /** Another tab has changed that scheduled delivery. */
  | { readonly kind: 'delivery-changed'; readonly deliveryId: string }
  /** Another tab has written to that quote, or may have. */
  | { readonly kind: 'quote-changed'; readonly quoteId: string }

export interface TabChannel {
  readonly send: (message: TabMessage) => void
  /** Answers the function that ends listening. */
  readonly listen: (receive: (message: TabMessage) => void) => () => void
}
