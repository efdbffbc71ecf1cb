/** A card that is saved to an account (CART-10): what may be shown of it. Its number is known to the vault alone. */
import type { AddressId, PostalAddress } from '../account/address.ts'
import { type Brand, branded } from '../shared/brand.ts'
import { type CalendarDate, dateParts } from '../shared/calendar-date.ts'

export type CardId = Brand<string, 'CardId'>

/** The id as written in an answer or an address; only the server knows whether the card exists. */
export function cardId(text: string): CardId {
  return branded<CardId>(text)
}

/** The last month in which a card is good. */
export interface CardExpiry {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
}

export interface SavedCard {
  readonly id: CardId
  /** Empty where it was given none. */
  readonly nickname: string
  readonly brand: string
  readonly lastFour: string
  readonly nameOnCard: string
  readonly expires: CardExpiry | undefined
  readonly isPrimary: boolean
  readonly billingAddressId: AddressId | undefined
  readonly billingAddress: PostalAddress | undefined
}

/** The cards of an account, and where the form for another one comes from (empty: nowhere). */
export interface CardWallet {
  readonly cards: readonly SavedCard[]
  readonly frameAddress: string
}

/** What is said about a card beside what the vault knows. */
export interface CardDetails {
  readonly nickname: string
  readonly billingAddressId: AddressId | undefined
}

export interface NewCard extends CardDetails {
  /** Stands for the card, and is good once. */
  readonly paymentToken: string
  readonly isPrimary: boolean
}

/** Whether the last month of a card is over. One of which the month is not known is not called expired. */
export function isExpired({ expires }: SavedCard, today: CalendarDate): boolean {
  if (!expires) return false
  const { year, month } = dateParts(today)
  return expires.year < year || (expires.year === year && expires.month < month)
}

/** The card that is offered first: the primary one, or else the first that can still be used. */
export function firstCard(cards: readonly SavedCard[], today: CalendarDate): SavedCard | undefined {
  const good = cards.filter((card) => !isExpired(card, today))
  return good.find(({ isPrimary }) => isPrimary) ?? good[0]
}
