/** A saved card in words: never more of its number than the last four digits. */
import type { TFunction } from 'i18next'
import type { SavedCard } from '../../../domain/payment/card.ts'

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
