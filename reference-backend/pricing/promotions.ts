/** The promotions that are on. There is one, for everybody who orders plain products. */

export interface Promotion {
  /** Capital letters and digits; typed in either case. */
  readonly code: string
  readonly name: string
  /** Taken off the prices of plain products, per mille. */
  readonly discountPerMille: number
}

const PROMOTIONS: readonly Promotion[] = [
  { code: 'WORKSHOP10', name: 'Workshop weeks: 10 % off parts', discountPerMille: 100 },
]

/** What several codes take off together, per mille; codes that are none take nothing. */
export function discountOf(codes: readonly string[]): number {
  const all = codes.reduce((sum, code) => sum + (promotionOf(code)?.discountPerMille ?? 0), 0)
  return Math.min(1000, all)
}

/** The promotion that a code stands for; undefined where it is none. */
export function promotionOf(code: string): Promotion | undefined {
  const wanted = code.trim().toUpperCase()
  return PROMOTIONS.find((promotion) => promotion.code === wanted)
}
