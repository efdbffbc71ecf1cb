/** A gift card as the fake shop keeps it. */
import type { GiftCard, GiftCardTransaction } from '../../src/domain/payment/gift-card.ts'

/** A gift card of the fake shop; one without an owner waits to be redeemed. */
export interface FakeGiftCard {
  readonly card: GiftCard
  readonly owner: string | undefined
  readonly pin: string
  readonly transactions: readonly GiftCardTransaction[]
}
