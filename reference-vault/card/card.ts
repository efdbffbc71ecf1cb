/** A card as the vault keeps it: without its number and its security code. */

import { brandOf, type CardBrand, withoutBlanks } from './card-number.ts'
import type { TypedCard } from './card-check.ts'
import { behaviourOf, type CardBehaviour } from './test-cards.ts'

export interface Card {
  readonly creditCardType: CardBrand
  readonly creditCardLastFour: string
  readonly nameOnCreditCard: string
  /** From 1. */
  readonly expirationMonth: number
  readonly expirationYear: number
  readonly behaviour: CardBehaviour
}

/** What is kept of a card that was typed without a mistake; its number and its code end here. */
export function keptCard(typed: TypedCard): Card {
  const digits = withoutBlanks(typed.creditCardNumber)
  return {
    creditCardType: brandOf(digits),
    creditCardLastFour: digits.slice(-4),
    nameOnCreditCard: typed.nameOnCreditCard.trim(),
    expirationMonth: Number(typed.expirationMonth),
    expirationYear: Number(typed.expirationYear),
    behaviour: behaviourOf(digits),
  }
}

/** What others hear of a card. */
export function shownCard(card: Card): Omit<Card, 'behaviour'> {
  const { creditCardType, creditCardLastFour, nameOnCreditCard } = card
  const { expirationMonth, expirationYear } = card
  return {
    creditCardType,
    creditCardLastFour,
    nameOnCreditCard,
    expirationMonth,
    expirationYear,
  }
}
