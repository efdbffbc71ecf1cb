/** Card numbers: digits alone count, whatever blanks stand between them (CART-11). */

export const SHORTEST = 13
export const LONGEST = 19

export type CardBrand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | 'Card'

const BRANDS: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6(011|5)/, 'Discover'],
]

/** A number as it counts: without blanks. */
export function withoutBlanks(typed: string): string {
  return typed.replaceAll(/\s/g, '')
}

/** A number as it is shown while it is typed: digits in groups of four, at most 19; everything else is dropped. */
export function grouped(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, LONGEST)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Whether the last digit is the check digit of those before it (ISO/IEC 7812-1). */
export function hasCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** The brand that the first digits belong to. */
export function brandOf(digits: string): CardBrand {
  return BRANDS.find(([start]) => start.test(digits))?.[1] ?? 'Card'
}
