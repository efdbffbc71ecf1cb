/** The parts of a price, and the sums of quotes, orders and carts, as the server made them (D18). */

/** Money of one currency; undefined where the server sent none (D10). */
export interface PriceSums {
  /** The goods as their lines are shown: net where a surcharge is shown beside them, else everything included. */
  readonly subtotal: number | undefined
  readonly surcharge: number | undefined
  readonly afterSurcharge: number | undefined
  readonly tax: number | undefined
  readonly afterTax: number | undefined
  readonly discount: number | undefined
  /** What delivery costs, where it is a sum of its own; nothing and 0 have no line. */
  readonly freight?: number | undefined
  /** Whether the tax is value added tax; undefined where the server does not say (PRICE-23). */
  readonly isVat?: boolean | undefined
}

/**
 * How the sums are shown: in EUR prices are net, and the surcharge has a column, a line and totals of its
 * own; in other currencies surcharge and tax are included (PRICE-25, PRICE-26, PRICE-27).
 */
export function showsSurcharge(currency: string): boolean {
  return currency === 'EUR'
}
