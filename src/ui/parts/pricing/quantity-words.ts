/** Quantities in words: the rule, what is wrong, and what would be right. */
import type { TFunction } from 'i18next'
import type { Shortage } from '../../../domain/pricing/price-flow.view.ts'
import type { QuantityProblem, QuantityRule } from '../../../domain/pricing/quantity-rule.ts'

/** A limit above this is not mentioned until it is reached. */
const worthSaying = 10_000

/** How many may be ordered, in one line. */
export function quantityRuleText({ minimum, step, maximum }: QuantityRule, t: TFunction): string {
  if (step > 1) return t('price:quantity.minimumAndStep', { minimum, step })
  if (maximum !== undefined && maximum < worthSaying) {
    return t('price:quantity.range', { minimum, maximum })
  }
  return minimum > 1 ? t('price:quantity.minimum', { minimum }) : t('price:quantity.any')
}

/** That more is asked for than is in stock. */
export function shortageText({ available }: Shortage, t: TFunction): string {
  return available === 0 ? t('price:stock.none') : t('price:stock.short', { count: available })
}

/** What is wrong with a quantity (CONF-15). */
export function quantityProblemText(problem: QuantityProblem, t: TFunction): string {
  switch (problem.kind) {
    case 'not-a-number':
      return t('price:quantity.notANumber')
    case 'below-minimum':
      return t('price:quantity.belowMinimum', { minimum: problem.minimum })
    case 'above-maximum':
    case 'too-large':
      return t('price:quantity.aboveMaximum', { maximum: problem.maximum })
    case 'off-step':
      return t('price:quantity.offStep', { step: problem.step })
  }
}
