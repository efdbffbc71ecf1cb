/** Which price is asked for a model that stands beside others, or why none is. */
import type { Account } from '../account/account.ts'
import { isElsewhere } from '../catalogue/model-code-trie.ts'
import { type AskedModel, askedModel } from './asked-model.ts'
import type { ComparedModel, UnsettledCode } from './compared-model.ts'
import { type ConfigurationRules, orderRule } from './configuration.ts'
import { type PricingProblem, problemsOfPricing } from './pricing-problem.ts'
import { type QuantityProblem, smallestQuantity } from './quantity-rule.ts'

/** What keeps a model from being priced beside others: its code is not one model, or what keeps any model from it. */
export type ComparedProblem =
  | { readonly kind: 'unsettled'; readonly code: UnsettledCode['kind'] }
  /** It is a code of the other region. */
  | { readonly kind: 'elsewhere' }
  | PricingProblem

export type ComparedQuestion =
  | { readonly kind: 'asked'; readonly model: AskedModel }
  | { readonly kind: 'refused'; readonly problems: readonly ComparedProblem[] }

interface Asking {
  readonly account: Account | undefined
  /** As typed; undefined for the smallest quantity of each model (D11). */
  readonly quantity: string | undefined
  readonly demandsVerification: boolean
}

/** A price is asked for one whole model only: never for another one, because a code is read in part. */
export function comparedQuestion(
  { sku, coded, choices, unsettled }: ComparedModel,
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
  const problems: readonly ComparedProblem[] = [
    ...(unsettled ? [problemOfCode(unsettled)] : []),
    ...problemsOfPricing(configuration, rules, account),
  ]
  return problems.length > 0
    ? { kind: 'refused', problems }
    : { kind: 'asked', model: askedModel({ configuration, rules }) }
}

function problemOfCode(code: UnsettledCode): ComparedProblem {
  return code.kind === 'wrong' && isElsewhere(code.problem.reason)
    ? { kind: 'elsewhere' }
    : { kind: 'unsettled', code: code.kind }
}

/** What is wrong with the one quantity of all: where a model is priced in it, the others say for themselves what they need. */
export function comparedQuantityProblem(
  questions: readonly (ComparedQuestion | undefined)[],
): QuantityProblem | undefined {
  if (questions.some((question) => question?.kind === 'asked')) return undefined
  const problems = questions.flatMap((question) =>
    question?.kind === 'refused' ? question.problems : [],
  )
  return problems.find((problem) => problem.kind === 'quantity')?.problem
}
