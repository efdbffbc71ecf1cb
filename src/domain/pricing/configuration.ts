/** What is to be priced: a sku, the answers to its modifiers, and how many. */
import type { Choices, Modifier } from '../catalogue/modifier.ts'
import { sameChoices } from '../catalogue/modifier.ts'
import type { SkuId } from '../catalogue/product.ts'

export interface Configuration {
  readonly skuId: SkuId
  /** The three characters that name the product. */
  readonly skuCode: string
  readonly choices: Choices
  /** As typed; only `checkQuantity` says whether it is a number (D13). */
  readonly quantity: string
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
