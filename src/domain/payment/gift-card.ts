/** Gift cards of an account, and every movement of their balances (CART-18). Amounts are the server's. */
import type { OrderId } from '../order/order.ts'
import { type Brand, branded } from '../shared/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

export type GiftCardId = Brand<string, 'GiftCardId'>

/** The id as written in an answer or an address; only the server knows whether the card exists. */
export function giftCardId(text: string): GiftCardId {
  return branded<GiftCardId>(text)
}

export interface GiftCard {
  readonly id: GiftCardId
  readonly code: string
  readonly issuedOn: CalendarDate | undefined
  /** The last day on which it can be used; undefined for a card that does not expire. */
  readonly expiresOn: CalendarDate | undefined
  readonly isActive: boolean
  readonly balance: number | undefined
  readonly currency: string
}

export interface GiftCardTransaction {
  readonly id: string
  readonly kind: 'credit' | 'debit'
  /** An instant as the server writes it. */
  readonly at: string
  /** The order that was paid with it. */
  readonly order: { readonly id: OrderId; readonly number: string } | undefined
  readonly reason: string
  readonly amount: number | undefined
  /** What was left after it. */
  readonly balance: number | undefined
  readonly currency: string
}

/** What is typed to redeem a gift card. */
export interface GiftCardEntry {
  readonly code: string
  readonly pin: string
}

export type GiftCardState = 'active' | 'inactive' | 'expired' | 'empty'

/** What keeps a card from paying, or that nothing does. */
export function stateOf(
  { isActive, expiresOn, balance }: GiftCard,
  today: CalendarDate,
): GiftCardState {
  if (expiresOn !== undefined && expiresOn < today) return 'expired'
  if (!isActive) return 'inactive'
  return balance !== undefined && balance <= 0 ? 'empty' : 'active'
}

/** The cards that can pay in a currency, the fullest first. */
export function cardsToPayWith(
  cards: readonly GiftCard[],
  currency: string,
  today: CalendarDate,
): readonly GiftCard[] {
  return cards
    .filter((card) => card.currency === currency && stateOf(card, today) === 'active')
    .toSorted((one, other) => (other.balance ?? 0) - (one.balance ?? 0))
}
