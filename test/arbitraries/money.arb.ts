/** Amounts as a server sends them, and the ways in which currencies are written. */
import * as fc from 'fast-check'
import type { CurrencyFormat } from '../../src/domain/shared/currency-format.ts'

/** Up to ten million with up to four decimals, both signs, halves of a cent drawn often. */
export const amountArb: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => Number(`${cents}.5e-2`)),
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((parts) => parts / 10_000),
  fc.constantFrom(0, -0, 0.004, -0.004, 0.005, -0.005, 1.005, 2.675, 1.00499999999),
)

/** What is no amount at all. */
export const noAmountArb: fc.Arbitrary<number> = fc.constantFrom(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
)

/** Symbol before or behind, comma or point as the decimal mark, thousands parted or not. */
export const currencyFormatArb: fc.Arbitrary<CurrencyFormat> = fc
  .record({
    symbol: fc.constantFrom('$', '€', '£', 'CHF', 'kr'),
    digits: fc.constantFrom('0,0.00', '0.0,00', '0 0,00', '0’0.00', '0.00', '0,00'),
    isBefore: fc.boolean(),
    gap: fc.constantFrom('', ' '),
  })
  .map(({ symbol, digits, isBefore, gap }) => ({
    symbol,
    mask: isBefore ? `${symbol}${gap}${digits}` : `${digits}${gap}${symbol}`,
  }))
