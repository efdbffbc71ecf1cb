/** The totals of a quote, summed from its lines in whole cents. */

import type { ModelPrice } from '../pricing/model-price.ts'

interface Line {
  readonly quantity: number
  readonly price: ModelPrice
}

/**
 * `total` is the sum of the line totals as they are shown: net for EUR, with surcharge and tax inside
 * for USD. `totalAfterSurcharge` holds the surcharge and no tax in both, which is what the screens
 * call "Order total ex GST"; `totalAfterTax` holds everything.
 */
export function totalsOf(lines: readonly Line[]) {
  const taxTotal = sum(lines, ({ tax }) => tax)
  const totalAfterTax = sum(lines, (price) => price.lineTotalAfterSurchargeAfterTax)
  return {
    itemQuantity: lines.reduce((all, { quantity }) => all + quantity, 0),
    total: sum(lines, ({ lineTotal }) => lineTotal),
    surchargeTotal: sum(lines, ({ surcharge }) => surcharge),
    taxTotal,
    totalAfterSurcharge: Math.round((totalAfterTax - taxTotal) * 100) / 100,
    totalAfterTax,
  }
}

function sum(lines: readonly Line[], amount: (price: ModelPrice) => number): number {
  return lines.reduce((cents, { price }) => cents + Math.round(amount(price) * 100), 0) / 100
}
