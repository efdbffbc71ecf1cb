/** The sums of a quote, as the server made them (D18); undefined where it sent none (D10). */
export interface QuoteTotals {
  readonly subtotal: number | undefined
  readonly surcharge: number | undefined
  readonly afterSurcharge: number | undefined
  readonly tax: number | undefined
  readonly afterTax: number | undefined
  readonly discount: number | undefined
}

/**
 * How the sums are shown: in EUR the surcharge has a column, a line and totals of its own; in other
 * currencies surcharge and tax are included (PRICE-25, PRICE-26, PRICE-27).
 */
export function showsSurcharge(currency: string): boolean {
  return currency === 'EUR'
}
