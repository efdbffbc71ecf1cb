/** What a payment by card is given. */
import type { Cards } from '../../../application/payment/cards.ts'
import type { CardSource } from '../../../domain/checkout/checkout-write.ts'
import type { TypedAmount } from './typed-amount.ts'

export interface CardPaymentProps {
  readonly cards: Cards
  /** Where the form for another card comes from, as the engine names it. */
  readonly frameAddress: string
  /** A guest has no saved cards and saves none. */
  readonly isGuest: boolean
  /** What was chosen is being written. */
  readonly isBusy: boolean
  /** How much of the order the card pays, in this currency. */
  readonly amount: TypedAmount
  readonly currency: string
  /** Without an amount the card pays all that is due. */
  readonly onPay: (card: CardSource, amount: number | undefined) => void
}
