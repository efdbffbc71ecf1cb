/**
 * What the shop asks of whoever takes payments by card. The reference vault is one; a service such as Stripe
 * fits behind it, too. Amounts are in major units of the currency.
 */

/** Where a payment stands with the provider. */
export type ProviderStatus =
  | 'processing'
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_confirmation'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded'

export interface ProviderPayment {
  /** How the provider calls the payment. */
  readonly reference: string
  readonly status: ProviderStatus
  /** Why it was declined; empty where it was not. */
  readonly declineCode: string
  /** A demonstration: the payment is taken, and the order cannot be written at first. */
  readonly isBookingRefused?: boolean | undefined
  /** What the customer has to do, where the bank asks. */
  readonly nextAction?: { readonly type: 'frame' | 'redirect'; readonly url: string } | undefined
}

export interface PaymentRequest {
  /** One key is one payment, for good: asked again, the provider answers the same payment. */
  readonly idempotencyKey: string
  readonly amount: number
  readonly currencyCode: string
  readonly accountID: string
  /** A card that was just typed into the vault, or one that is saved there. */
  readonly paymentToken: string | null
  readonly accountPaymentMethodID: string | null
  /** Whether the card is to be kept for later, and under which name. */
  readonly saveCard: boolean
  readonly cardName: string
}

/** A part of a payment. One key is one movement of money, for good: asked again, nothing moves. */
export interface Part {
  readonly amount: number
  readonly idempotencyKey: string
}

/** Every call may throw: then nothing is known of the payment, and the same call is made again later. */
export interface PaymentProvider {
  /** Where the frame for card data comes from. */
  readonly frameAddress: string
  readonly begin: (request: PaymentRequest) => Promise<ProviderPayment>
  readonly lookUp: (reference: string) => Promise<ProviderPayment>
  /** The customer has said yes once more. */
  readonly confirm: (reference: string) => Promise<ProviderPayment>
  /** Takes a part of what was authorized; throws `MoneyRefused` where there is not so much. */
  readonly capture: (reference: string, part: Part) => Promise<ProviderPayment>
  /**
   * Refused by the provider once it is paid: the answer then says `succeeded` or `requires_capture`. Of what was
   * only authorized the rest is let go.
   */
  readonly cancel: (reference: string) => Promise<ProviderPayment>
  /** Gives back a part of what was taken; throws `MoneyRefused` where there is not so much. */
  readonly refund: (reference: string, part: Part) => Promise<ProviderPayment>
}

/** The provider knows the payment and has moved no money. */
export class MoneyRefused extends Error {
  constructor() {
    super('The provider of payments has refused to move money.')
    this.name = 'MoneyRefused'
  }
}
