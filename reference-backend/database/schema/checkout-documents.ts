/** Shapes that a placement keeps as documents. */

import type { OrderFulfilment, OrderPayment, OrderedItem } from './orders.ts'

/** As the columns of an order are called. */
/** What an order comes to. Money in major units of its currency. */
export interface AgreedSums {
  readonly itemQuantity: number
  readonly total: number
  readonly discountTotal: number
  readonly surchargeTotal: number
  readonly taxTotal: number
  readonly totalAfterSurcharge: number
  readonly totalAfterTax: number
  readonly freight: number
  readonly freightTax: number
}

/** The order as it was agreed upon when its payment began. Money in major units of `currencyCode`. */
export interface PlacementAgreement {
  readonly currencyCode: string
  readonly taxCountry: string
  readonly sums: AgreedSums
  /** Absent where it was agreed upon before they were kept. */
  readonly promotionCodes?: readonly string[] | undefined
  readonly items: readonly OrderedItem[]
  readonly fulfilments: readonly OrderFulfilment[]
  readonly payments: readonly OrderPayment[]
  /** Ids of the lines of the cart that leave as a draft quote. */
  readonly quotedItemIDs: readonly string[]
  /** The page of the terms of sale that the customer has accepted; absent where the site asks for none. */
  readonly acceptedTerms?: { readonly page: string; readonly acceptedAt: string } | undefined
}

/** The payment by card that a placement waits for. */
export interface PlacementPayment {
  readonly orderPaymentID: string
  readonly idempotencyKey: string
  readonly amount: number
  readonly currencyCode: string
  /** Empty until the provider has answered. */
  readonly reference: string
  readonly creditCardType: string
  readonly creditCardLastFour: string
  readonly declineCode: string
  readonly nextAction?: { readonly type: 'frame' | 'redirect'; readonly url: string } | undefined
  /** Whether the amount is taken, or only authorized. */
  readonly isCaptured: boolean
  /** Whether the amount is to be given back: the order is not to be written any more. */
  readonly isRefundDue?: boolean | undefined
}

/** What the lines of a cart cost at one moment, each piece, in major units of `currencyCode`. */
export interface PricesThen {
  readonly currencyCode: string
  /** By the id of the line; none for a line without a price. */
  readonly unitPrices: Readonly<Record<string, number>>
}
