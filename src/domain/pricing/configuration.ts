/** What is to be priced: a sku, the answers to its modifiers, and how many. */
import type { AddressZone } from '../account/address-zone.ts'
import {
  type Choices,
  type Modifier,
  sameChoices,
  withAutomaticChoices,
} from '../catalogue/modifier.ts'
import type { SkuId } from '../catalogue/product.ts'
import {
  type OrderLimits,
  type QuantityRule,
  quantityRule,
  smallestQuantity,
  withinOrder,
} from './quantity-rule.ts'

export interface Configuration {
  readonly skuId: SkuId
  /** The three characters that name the product. */
  readonly skuCode: string
  readonly choices: Choices
  /** As typed; only `checkQuantity` says whether it is a number (D13). */
  readonly quantity: string
  /** Whether the customer typed the quantity; a quantity that was not typed follows the packaging (D11). */
  readonly isQuantityTyped: boolean
}

/** What surrounds a configuration: the modifiers of the zone, and whether hidden options show. */
export interface ConfigurationRules {
  readonly modifiers: readonly Modifier[]
  readonly zone: AddressZone
  readonly isPreview: boolean
  /** Those of the sku; none where it says nothing. */
  readonly limits?: OrderLimits | undefined
  /** The site shows prices to verified accounts only (PRICE-19). */
  readonly demandsVerification?: boolean | undefined
}

/** How many may be ordered of what is chosen (CONF-12, CONF-13, CAT-25). */
export function orderRule(
  { modifiers, zone, limits }: ConfigurationRules,
  choices: Choices,
): QuantityRule {
  return withinOrder(quantityRule(modifiers, choices, zone), limits)
}

export type ConfigurationChange =
  | { readonly kind: 'sku'; readonly skuId: SkuId; readonly skuCode: string }
  /** No option takes the answer to an optional modifier back. */
  | {
      readonly kind: 'option'
      readonly modifierKey: string
      readonly optionCode: string | undefined
    }
  /** All answers at once, as read from a model code; of the zone of the rules unless it is said of which. */
  | { readonly kind: 'model'; readonly choices: Choices; readonly zone?: AddressZone | undefined }
  | { readonly kind: 'quantity'; readonly text: string }

/** A configuration to begin with: the answers that leave no choice, and the smallest quantity, which is 1 unless the sku says otherwise (CONF-11, CONF-16). */
export function startConfiguration(
  sku: { readonly id: SkuId; readonly code: string },
  rules: ConfigurationRules,
): Configuration {
  const blank = { skuId: sku.id, skuCode: sku.code, quantity: '1', isQuantityTyped: false }
  return settled({ ...blank, choices: new Map() }, rules)
}

/** The configuration after one change. Everything that follows from the change is done with it. */
export function changed(
  configuration: Configuration,
  change: ConfigurationChange,
  rules: ConfigurationRules,
): Configuration {
  switch (change.kind) {
    case 'sku':
      return settled({ ...configuration, skuId: change.skuId, skuCode: change.skuCode }, rules)
    case 'option': {
      const choices = new Map(configuration.choices)
      if (change.optionCode === undefined) choices.delete(change.modifierKey)
      else choices.set(change.modifierKey, change.optionCode)
      return settled({ ...configuration, choices }, rules)
    }
    case 'model':
      return settled({ ...configuration, choices: change.choices }, rules)
    case 'quantity':
      return { ...configuration, quantity: change.text, isQuantityTyped: true }
  }
}

/** The same wish under other rules: answers that the other zone does not know are dropped. */
export function underRules(configuration: Configuration, rules: ConfigurationRules): Configuration {
  const known = new Map<string, string>()
  for (const modifier of rules.modifiers) {
    const code = configuration.choices.get(modifier.key)
    if (code !== undefined && modifier.options.some((option) => option.code === code)) {
      known.set(modifier.key, code)
    }
  }
  return settled({ ...configuration, choices: known }, rules)
}

/** The required modifiers that have no answer yet, in model-code order (CONF-09). */
export function missingModifiers(
  modifiers: readonly Modifier[],
  choices: Choices,
): readonly Modifier[] {
  return modifiers.filter((modifier) => {
    if (!modifier.isRequired) return false
    const code = choices.get(modifier.key)
    return !modifier.options.some((option) => option.code === code)
  })
}

/** Whether two configurations are the same; a price belongs to exactly one (PRICE-02). */
export function sameConfiguration(one: Configuration, other: Configuration): boolean {
  return (
    one.skuId === other.skuId &&
    one.skuCode === other.skuCode &&
    one.quantity === other.quantity &&
    sameChoices(one.choices, other.choices)
  )
}

/** Fills in what leaves no choice, and raises a quantity that was not typed to the smallest valid one (D11). */
function settled(configuration: Configuration, rules: ConfigurationRules): Configuration {
  const choices = withAutomaticChoices(rules.modifiers, configuration.choices, rules.isPreview)
  if (configuration.isQuantityTyped) return { ...configuration, choices }
  const smallest = smallestQuantity(orderRule(rules, choices))
  return { ...configuration, choices, quantity: String(smallest) }
}
