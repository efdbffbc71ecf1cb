/** What a payment by card is given. */
import type { Cards } from '../../../application/payment/cards.ts'
import type { CardSource } from '../../../domain/checkout/checkout-write.ts'

export interface CardPaymentProps {
  readonly cards: Cards
  /** Where the form for another card comes from, as the engine names it. */
  readonly frameAddress: string
  /** A guest has no saved cards and saves none. */
  readonly isGuest: boolean
  /** What was chosen is being written. */
  readonly isBusy: boolean
  readonly onPay: (card: CardSource) => void
}
