/** Card data belongs into the vault: a request of the shop that holds any is refused and written nowhere (T46). */

import { refuse } from '../../http/refusal.ts'

const CARD_FIELDS = new Set(['creditcardnumber', 'securitycode'])

/** Throws where a request holds a field for card data, or a text that is a card number. */
export function refuseCardData(input: unknown): void {
  if (!holdsCardData(input)) return
  throw refuse('creditCardNumber', 'Card data is taken by the card form only.')
}

/** Whether a value holds a field for card data, or a text that is a card number. */
export function holdsCardData(value: unknown): boolean {
  if (typeof value === 'string') return isCardNumber(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([field, each]) =>
      (CARD_FIELDS.has(field.split('.').at(-1)?.toLowerCase() ?? '') && (each ?? '') !== '') ||
      holdsCardData(each),
  )
}

/** 13 to 19 digits with a right check digit (Luhn), written with blanks or dashes between them or without. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return all + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
