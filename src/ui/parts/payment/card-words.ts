/** A saved card in words: never more of its number than the last four digits. */
import type { TFunction } from 'i18next'
import { isExpired, type SavedCard } from '../../../domain/payment/card.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'

/** Brand and last four digits. */
export function cardWords(
  t: TFunction,
  { brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>,
) {
  return t('payment:card.name', { brand: brand || t('payment:card.unknownBrand'), lastFour })
}

/** The last month in which it is good, as cards print it: 07/2030. */
export function expiryWords({ expires }: SavedCard): string {
  return expires ? `${String(expires.month).padStart(2, '0')}/${expires.year}` : ''
}

/** A saved card as one choice of several; one that has expired cannot be chosen. */
export function cardChoice(t: TFunction, card: SavedCard, today: CalendarDate) {
  const hasExpired = isExpired(card, today)
  return {
    value: String(card.id),
    label: cardWords(t, card),
    description: [card.nickname, card.nameOnCard].filter(Boolean).join(', '),
    aside: hasExpired ? t('payment:gift.state.expired') : expiryWords(card),
    disabled: hasExpired,
  }
}
