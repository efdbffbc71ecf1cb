/** What keeps a configuration from being priced. */
import { either as E } from 'fp-ts'
import type { Account } from '../account/account.ts'
import type { Modifier } from '../catalogue/modifier.ts'
import {
  type Configuration,
  type ConfigurationRules,
  missingModifiers,
  orderRule,
} from './configuration.ts'
import { checkQuantity, type QuantityProblem } from './quantity-rule.ts'

export type PricingProblem =
  | { readonly kind: 'signed-out' }
  /** The site shows prices to verified accounts only, and this is none (PRICE-20). */
  | { readonly kind: 'unverified' }
  /** The profile has no address with a country (PRICE-08). */
  | { readonly kind: 'no-country' }
  | { readonly kind: 'missing-modifier'; readonly modifier: Modifier }
  | { readonly kind: 'quantity'; readonly problem: QuantityProblem }

/**
 * Every reason, in the order in which the page shows them; none means that a price may be asked for
 * (CONF-09, CONF-15, PRICE-08, PRICE-18).
 */
export function problemsOfPricing(
  configuration: Configuration,
  rules: ConfigurationRules,
  account: Account | undefined,
): readonly PricingProblem[] {
  if (!account) return [{ kind: 'signed-out' }]
  if (rules.demandsVerification === true && !account.isVerified) return [{ kind: 'unverified' }]
  const problems: PricingProblem[] = missingModifiers(rules.modifiers, configuration.choices).map(
    (modifier) => ({ kind: 'missing-modifier', modifier }),
  )
  const quantity = checkQuantity(configuration.quantity, orderRule(rules, configuration.choices))
  if (E.isLeft(quantity)) problems.push({ kind: 'quantity', problem: quantity.left })
  if (!account.countryCode) problems.push({ kind: 'no-country' })
  return problems
}
