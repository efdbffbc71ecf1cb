/** How many pieces of a sku can be ordered from stock. */
import { either as E } from 'fp-ts'
import type { Sku } from '../catalogue/product.ts'
import {
  checkQuantity,
  parseQuantity,
  type QuantityProblem,
  type QuantityRule,
  smallestQuantity,
} from '../pricing/quantity-rule.ts'

/** Pieces. Undefined is no limit (D15). */
export interface CartBounds {
  readonly minimum: number
  readonly maximum: number | undefined
  readonly available: number | undefined
  /** Only multiples of it can be ordered; 1 where it is not said. */
  readonly step?: number | undefined
}

export type CartQuantityProblem =
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'below-minimum'; readonly minimum: number }
  | { readonly kind: 'above-maximum'; readonly maximum: number }
  /** 0 pieces: out of stock. */
  | { readonly kind: 'above-available'; readonly available: number }
  /** The multiples on both sides of what was typed; a number of too many digits. */
  | Extract<QuantityProblem, { readonly kind: 'off-step' | 'too-large' }>

/** The bounds of a sku. */
export function boundsOf({
  orderMinimum,
  orderMaximum,
  available,
}: Pick<Sku, 'orderMinimum' | 'orderMaximum' | 'available'>): CartBounds {
  return { minimum: orderMinimum ?? 1, maximum: orderMaximum, available }
}

/** The bounds of a configured model: those of its sku, and of the packaging that was chosen (CONF-15). */
export function boundsOfModel(
  sku: Pick<Sku, 'orderMinimum' | 'orderMaximum' | 'available'>,
  rule: QuantityRule,
): CartBounds {
  const bounds = boundsOf(sku)
  const minimum = smallestQuantity({ ...rule, minimum: Math.max(bounds.minimum, rule.minimum) })
  return { ...bounds, minimum, step: rule.step }
}

/** The typed quantity, or why it cannot be ordered; the stock limit is checked before the order limit. */
export function readCartQuantity(
  text: string,
  { minimum, maximum, available, step = 1 }: CartBounds,
): E.Either<CartQuantityProblem, number> {
  const quantity = parseQuantity(text)
  if (quantity === undefined) return E.left({ kind: 'not-a-number' })
  if (available !== undefined && (quantity > available || minimum > available)) {
    return E.left({ kind: 'above-available', available })
  }
  if (quantity < minimum) return E.left({ kind: 'below-minimum', minimum })
  if (maximum !== undefined && quantity > maximum) return E.left({ kind: 'above-maximum', maximum })
  return checkQuantity(text, { minimum, maximum, step })
}

/** The quantity that can be ordered next to one that cannot; undefined where there is none. */
export function nearestQuantity(
  problem: CartQuantityProblem,
  { minimum }: CartBounds,
): number | undefined {
  switch (problem.kind) {
    case 'not-a-number':
    case 'too-large':
      return undefined
    case 'below-minimum':
      return problem.minimum
    case 'above-maximum':
      return problem.maximum
    case 'off-step':
      return problem.above
    case 'above-available':
      return problem.available >= minimum && problem.available > 0 ? problem.available : undefined
  }
}
