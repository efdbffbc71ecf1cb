/** The sums of a cart in whole cents, from what its lines cost and what the promotions take off. */

import { majorUnits, perMille } from '../pricing/cents.ts'
import type { ModelPrice } from '../pricing/model-price.ts'

export interface CartTotals {
  /** The lines as they are shown: net in EUR, with surcharge and tax inside in USD. */
  readonly subtotal: number | null
  readonly discount: number | null
  readonly surcharge: number | null
  readonly tax: number | null
  /** What is to be paid. */
  readonly total: number | null
}

/** Nothing is said where a price is not shown: the rest would give it away. */
export const NO_TOTALS: CartTotals = {
  subtotal: null,
  discount: null,
  surcharge: null,
  tax: null,
  total: null,
}

/** The discount is taken off every part of the sum in the same measure. */
export function cartTotals(prices: readonly ModelPrice[], discountPerMille: number): CartTotals {
  const left = (cents: number) => cents - perMille(cents, discountPerMille)
  const subtotal = sum(prices, ({ lineTotal }) => lineTotal)
  const discount = perMille(subtotal, discountPerMille)
  const paid = sum(prices, (price) => price.lineTotalAfterSurchargeAfterTax)
  return {
    subtotal: majorUnits(subtotal),
    discount: majorUnits(discount),
    surcharge: majorUnits(left(sum(prices, ({ surcharge }) => surcharge))),
    tax: majorUnits(left(sum(prices, ({ tax }) => tax))),
    total: majorUnits(left(paid)),
  }
}

function sum(prices: readonly ModelPrice[], amount: (price: ModelPrice) => number): number {
  return prices.reduce((cents, price) => cents + Math.round(amount(price) * 100), 0)
}
