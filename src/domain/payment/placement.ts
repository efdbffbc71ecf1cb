/** A placement: what became of one press of *Place order* (CART-08, CART-09). The engine keeps one for each cart. */
import type { OrderId } from '../order/order.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import { type Brand, branded } from '../shared/brand.ts'

/** The cart that is placed. It is the name of the placement as well. */
export type CartId = Brand<string, 'CartId'>

/** The id as written in an answer or an address; only the server knows whether the cart exists. */
export function cartId(text: string): CartId {
  return branded<CartId>(text)
}

/** Why a bank has declined; undefined in a placement where it has not said. */
export type DeclineReason =
  | 'insufficient-funds'
  | 'card-declined'
  | 'expired-card'
  | 'authentication-failed'
  | 'processing-error'

/** What is known of the payment; amounts are the server's. */
export interface PlacedPayment {
  readonly amount: number | undefined
  readonly currency: string
  /** What to name when asking about it; empty while there is none. */
  readonly reference: string
  readonly cardBrand: string
  readonly cardLastFour: string
}

/** The question of the bank: in a frame of this page, or on a page of its own that leads back. */
export interface Challenge {
  readonly kind: 'frame' | 'redirect'
  readonly address: string
}

/** The order that was made of the lines that could be bought. */
export interface PlacedOrder {
  readonly id: OrderId
  readonly number: string
  /** Opens the order without a sign-in. */
  readonly token: string
}

/** The draft that holds the lines that a quote has to price. */
export interface PlacedDraft {
  readonly id: QuoteId
  readonly number: string
  readonly name: string
}

interface WithPayment {
  readonly payment: PlacedPayment
}

export type Placement =
  /** Nothing has begun. */
  | { readonly kind: 'open' }
  /** The payment is being made. */
  | ({ readonly kind: 'processing' } & WithPayment)
  /** Declined: another payment is needed (CART-16). */
  | ({
      readonly kind: 'requires-payment-method'
      readonly reason: DeclineReason | undefined
    } & WithPayment)
  /** The bank asks the customer. */
  | ({ readonly kind: 'requires-action'; readonly challenge: Challenge } & WithPayment)
  /** The customer has to say yes once more. */
  | ({ readonly kind: 'requires-confirmation' } & WithPayment)
  /** The money is authorized, and the order could not be written. */
  | ({ readonly kind: 'requires-capture' } & WithPayment)
  /** Nothing was charged; the cart is free again. */
  | { readonly kind: 'canceled' }
  /** Paid, and the order could not be written (CART-09). */
  | ({ readonly kind: 'paid-not-placed' } & WithPayment)
  | {
      readonly kind: 'placed'
      /** Undefined where every line left as a line of a draft. */
      readonly order: PlacedOrder | undefined
      readonly draft: PlacedDraft | undefined
    }

/** Milliseconds to wait before the next look, after so many: 1, 2, 4 … seconds, at most half a minute. */
export function pauseBeforeCheck(checks: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(checks, 5))
}
