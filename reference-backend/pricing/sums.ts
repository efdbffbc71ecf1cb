/**
 * The sums under priced lines, in whole cents: one law for carts, quotes and orders. Whatever is shown adds
 * up: in EUR the total is lines less discount plus surcharge plus tax, in USD it is lines less discount, and
 * surcharge and tax are named as parts of it.
 */

import { centsOf, majorUnits, perMille, roundedQuotient } from './cents.ts'
import type { ModelPrice } from './model-price.ts'

export interface SummedLine {
  readonly price: Pick<
    ModelPrice,
    'lineTotal' | 'surcharge' | 'tax' | 'lineTotalAfterSurchargeAfterTax'
  >
  /** Whether a promotion takes something off it. */
  readonly isReduced: boolean
}

/** In major units, two decimals. */
export interface Sums {
  /** The lines as they are shown: net in EUR, with surcharge and tax inside in USD. */
  readonly subtotal: number
  readonly discount: number
  readonly surcharge: number
  readonly tax: number
  /** With surcharge, without tax. */
  readonly totalAfterSurcharge: number
  /** What is to be paid. */
  readonly totalAfterTax: number
}

type Amount = 'lineTotal' | 'surcharge' | 'tax' | 'lineTotalAfterSurchargeAfterTax'

/**
 * Adds up lines of one currency. The discount (per mille, at most 1000) is taken off the prices of reduced
 * lines. A surcharge that stands beside the price stays as it is, so that it agrees with that of the lines;
 * the tax follows the price. What is inside a price becomes less with it.
 */
export function sumsOf(lines: readonly SummedLine[], discountPerMille: number): Sums {
  const share = Math.min(1000, Math.max(0, discountPerMille))
  const reduced = lines.filter(({ isReduced }) => isReduced)
  const subtotal = sum(lines, 'lineTotal')
  const isIncluded = subtotal === sum(lines, 'lineTotalAfterSurchargeAfterTax')
  const discount = perMille(sum(reduced, 'lineTotal'), share)
  const surchargeOff = isIncluded ? perMille(sum(reduced, 'surcharge'), share) : 0
  const surcharge = sum(lines, 'surcharge') - surchargeOff
  const tax =
    sum(lines, 'tax') -
    (isIncluded ? perMille(sum(reduced, 'tax'), share) : taxOn(reduced, discount))
  const afterDiscount = subtotal - discount
  const totalAfterTax = isIncluded ? afterDiscount : afterDiscount + surcharge + tax
  return {
    subtotal: majorUnits(subtotal),
    discount: majorUnits(discount),
    surcharge: majorUnits(surcharge),
    tax: majorUnits(tax),
    totalAfterSurcharge: majorUnits(totalAfterTax - tax),
    totalAfterTax: majorUnits(totalAfterTax),
  }
}

/** The part of the tax on these lines that falls on so many cents of what is taxed. */
function taxOn(lines: readonly SummedLine[], cents: number): number {
  const taxed = sum(lines, 'lineTotal') + sum(lines, 'surcharge')
  return taxed === 0 ? 0 : roundedQuotient(sum(lines, 'tax') * cents, taxed)
}

function sum(lines: readonly SummedLine[], amount: Amount): number {
  return lines.reduce((cents, { price }) => cents + centsOf(price[amount]), 0)
}
