/** How many may be ordered: the minimum and step of the chosen packaging, and the US exchange. */
import { either as E } from 'fp-ts'
import type { AddressZone } from '../account/address-zone.ts'
import { type Choices, chosenOption, type Modifier, packagingKey } from '../catalogue/modifier.ts'
import type { Sku } from '../catalogue/product.ts'

/** Pieces; all at least 1. */
export interface QuantityRule {
  readonly minimum: number
  readonly step: number
  /** Undefined is no limit. */
  readonly maximum?: number | undefined
}

/** What a sku allows in one order, whatever its packaging is. */
export type OrderLimits = Pick<Sku, 'orderMinimum' | 'orderMaximum'>

export type QuantityProblem =
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'below-minimum'; readonly minimum: number }
  /** The most that the rule accepts. */
  | { readonly kind: 'above-maximum'; readonly maximum: number }
  /** More digits than any quantity has, where the goods set no limit: nobody means the maximum. */
  | { readonly kind: 'too-large'; readonly maximum: number }
  | {
      readonly kind: 'off-step'
      readonly step: number
      readonly below: number
      readonly above: number
    }

/** The largest number that nine digits can write: no quantity is written with more (D13). */
export const greatestQuantity = 999_999_999

const anyQuantity: QuantityRule = { minimum: 1, step: 1 }

/**
 * The rule of the packaging option that is chosen (CONF-12). In the US a step above 1 becomes the
 * minimum, and the step becomes 1 (CONF-13). Absent figures count as 1.
 */
export function quantityRule(
  modifiers: readonly Modifier[],
  choices: Choices,
  zone: AddressZone,
): QuantityRule {
  const packaging = modifiers.find((modifier) => modifier.key === packagingKey)
  const option = packaging && chosenOption(packaging, choices)
  if (!option) return anyQuantity
  const rule = { minimum: Math.max(1, option.minimum ?? 1), step: Math.max(1, option.step ?? 1) }
  return zone === 'US' && rule.step > 1 ? { minimum: rule.step, step: 1 } : rule
}

/** The rule of figures that a server names; absent or zero ones ask for nothing: at least one, in steps of one. */
export function ruleOf(minimum: number | undefined, step: number | undefined): QuantityRule {
  return { minimum: Math.max(1, minimum ?? 1), step: Math.max(1, step ?? 1) }
}

/** The rule within what the sku allows in one order (CAT-25). */
export function withinOrder(rule: QuantityRule, limits: OrderLimits | undefined): QuantityRule {
  if (limits === undefined) return rule
  return {
    ...rule,
    minimum: Math.max(rule.minimum, limits.orderMinimum ?? 1),
    maximum: limits.orderMaximum,
  }
}

/** Reads a typed quantity: 1 to 9 ASCII digits after trimming (D13). */
export function parseQuantity(text: string): number | undefined {
  const trimmed = text.trim()
  return /^[0-9]{1,9}$/.test(trimmed) ? Number(trimmed) : undefined
}

/** The quantity, or why it cannot be ordered: at least the minimum and a multiple of the step (CONF-15). */
export function checkQuantity(text: string, rule: QuantityRule): E.Either<QuantityProblem, number> {
  const quantity = parseQuantity(text)
  if (quantity === undefined) return E.left(notAQuantity(text, rule))
  if (quantity < rule.minimum) {
    return E.left({ kind: 'below-minimum', minimum: smallestQuantity(rule) })
  }
  const largest = largestQuantity(rule)
  if (largest !== undefined && quantity > largest) {
    return E.left({ kind: 'above-maximum', maximum: largest })
  }
  if (quantity % rule.step !== 0) {
    const below = Math.floor(quantity / rule.step) * rule.step
    const smallest = smallestQuantity(rule)
    return E.left({
      kind: 'off-step',
      step: rule.step,
      below: Math.max(below, smallest),
      above: Math.min(below + rule.step, largest ?? Infinity),
    })
  }
  return E.right(quantity)
}

/** The quantities that a rule accepts next to one that it does not; none for one that it accepts. */
export function nearestQuantities(quantity: number, rule: QuantityRule): readonly number[] {
  const checked = checkQuantity(String(quantity), rule)
  return E.isLeft(checked) ? quantitiesNear(checked.left) : []
}

/** What would be accepted in place of a quantity that is not, the nearest ones (D13, CONF-15). */
export function quantitiesNear(problem: QuantityProblem): readonly number[] {
  switch (problem.kind) {
    case 'not-a-number':
    case 'too-large':
      return []
    case 'below-minimum':
      return [problem.minimum]
    case 'above-maximum':
      return [problem.maximum]
    case 'off-step':
      return [...new Set([problem.below, problem.above])]
  }
}

/** More digits than a quantity has make a number that is too large, and no wrong one (D13). */
function notAQuantity(text: string, rule: QuantityRule): QuantityProblem {
  if (!/^[0-9]{10,}$/.test(text.trim())) return { kind: 'not-a-number' }
  const maximum = largestQuantity(rule)
  if (maximum !== undefined) return { kind: 'above-maximum', maximum }
  return { kind: 'too-large', maximum: Math.floor(greatestQuantity / rule.step) * rule.step }
}

/** The smallest quantity that the rule accepts (D11). With minimum 12 and step 5 that is 15. */
export function smallestQuantity(rule: QuantityRule): number {
  return Math.ceil(rule.minimum / rule.step) * rule.step
}

/** The largest quantity that the rule accepts, undefined where nothing limits it. A rule that nothing keeps allows its smallest. */
export function largestQuantity(rule: QuantityRule): number | undefined {
  if (rule.maximum === undefined) return undefined
  return Math.max(smallestQuantity(rule), Math.floor(rule.maximum / rule.step) * rule.step)
}
