/** The promotions that are on. There is one, for everybody who orders from the shelf. */

export interface Promotion {
  /** Capital letters and digits; typed in either case. */
  readonly code: string
  readonly name: string
  /** Taken off what is ordered, per mille. */
  readonly discountPerMille: number
}

const PROMOTIONS: readonly Promotion[] = [
  { code: 'WORKSHOP10', name: 'Workshop weeks: 10 % off parts', discountPerMille: 100 },
]

/** The promotion that a code stands for; undefined where it is none. */
export function promotionOf(code: string): Promotion | undefined {
  const wanted = code.trim().toUpperCase()
  return PROMOTIONS.find((promotion) => promotion.code === wanted)
}
