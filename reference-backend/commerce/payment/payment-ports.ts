/** What payments need beside the shop's own tables; a shop without one of them does not offer that way to pay. */

import type { Database } from '../../database/database.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Gift cards as a placement uses them. Amounts in major units of the currency of the cart. */
export interface GiftCardLedger {
  /** What these cards can pay in this currency; one that cannot pay is left out. */
  readonly balances: (
    db: Database,
    giftCardIDs: readonly string[],
    at: {
      readonly currencyCode: string
      readonly now: Date
      /** Who pays; undefined while nobody has signed in. */
      readonly accountID: string | undefined
    },
  ) => Promise<ReadonlyMap<string, number>>
  /** Takes an amount within the transaction of a placement; throws a refusal where there is less. */
  readonly debit: (
    db: Database,
    entry: GiftCardEntry & { readonly accountID: string },
  ) => Promise<void>
  /** Puts back what a placement, or an order that is refunded, has taken. */
  readonly giveBack: (
    db: Database,
    entry: GiftCardEntry & { readonly reason: string },
  ) => Promise<void>
}

export interface GiftCardEntry {
  readonly giftCardID: string
  readonly amount: number
  readonly currencyCode: string
  readonly orderPaymentID: string
  readonly now: Date
}

/** What a vault tells of a card. */
export interface VaultCard {
  readonly creditCardType: string
  readonly creditCardLastFour: string
  readonly nameOnCreditCard: string
  /** From 1. */
  readonly expirationMonth: number
  readonly expirationYear: number
}

/** The vault as the saved cards of an account use it. Every call may throw `VaultUnavailable`. */
export interface CardVault {
  /** Where the frame for card data comes from. */
  readonly frameAddress: string
  /** The card of a token that can still be used; undefined for any other token. */
  readonly cardOfToken: (paymentToken: string) => Promise<VaultCard | undefined>
  /** Keeps the card of a token for later payments; undefined where the token is used or none. */
  readonly keep: (
    paymentToken: string,
    accountID: string,
  ) => Promise<(VaultCard & { readonly customerCard: string }) | undefined>
  readonly forget: (customerCard: string) => Promise<void>
}

export interface PaymentPorts {
  /** Who takes payments outside of the shop, by name; the seller sees to what has come in. */
  readonly external?: { readonly name: string } | undefined
  readonly provider?: PaymentProvider | undefined
  readonly giftCards?: GiftCardLedger | undefined
  readonly cards?: CardVault | undefined
}
