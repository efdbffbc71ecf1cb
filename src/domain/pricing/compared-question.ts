/** Which price is asked for a model that stands beside others, or why none is. */
import type { Account } from '../account/account.ts'
import { type AskedModel, askedModel } from './asked-model.ts'
import type { ComparedModel } from './compared-model.ts'
import { type ConfigurationRules, orderRule } from './configuration.ts'
import { type PricingProblem, problemsOfPricing } from './pricing-problem.ts'
import { smallestQuantity } from './quantity-rule.ts'

export type ComparedQuestion =
  | { readonly kind: 'asked'; readonly model: AskedModel }
  | { readonly kind: 'refused'; readonly problems: readonly PricingProblem[] }

interface Asking {
  readonly account: Account | undefined
  /** As typed; undefined for the smallest quantity of each model (D11). */
  readonly quantity: string | undefined
  readonly demandsVerification: boolean
}

export function comparedQuestion(
  { sku, coded, choices }: ComparedModel,
  { account, quantity, demandsVerification }: Asking,
): ComparedQuestion {
  const rules: ConfigurationRules = {
    modifiers: coded.modifiers,
    zone: account?.zone ?? 'US',
    isPreview: false,
    limits: sku,
    demandsVerification,
  }
  const configuration = {
    skuId: sku.id,
    skuCode: sku.code,
    choices,
    quantity: quantity ?? String(smallestQuantity(orderRule(rules, choices))),
    isQuantityTyped: quantity !== undefined,
  }
  const problems = problemsOfPricing(configuration, rules, account)
  return problems.length > 0
    ? { kind: 'refused', problems }
    : { kind: 'asked', model: askedModel({ configuration, rules }) }
}
