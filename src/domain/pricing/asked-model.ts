/** A configuration in the words of a server: which model, how many. */
import { meantReading } from '../catalogue/meant-reading.ts'
import { encodeModelCode } from '../catalogue/model-code.ts'
import { type Choices, sameChoices } from '../catalogue/modifier.ts'
import type { SkuId } from '../catalogue/product.ts'
import type { PriceQuestion } from './price-flow.context.ts'
import { parseQuantity } from './quantity-rule.ts'

export interface AskedModel {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices: Choices | undefined
}

/** Whether two questions are one. */
export function isSameModel(one: AskedModel, other: AskedModel): boolean {
  return (
    one.skuId === other.skuId &&
    one.modelCode === other.modelCode &&
    one.quantity === other.quantity &&
    sameChoices(one.choices ?? noChoices, other.choices ?? noChoices)
  )
}

const noChoices: Choices = new Map()

/** The model of a configuration that the chart has found complete; no pieces where the quantity is no number. */
export function askedModel({ configuration, rules }: PriceQuestion): AskedModel {
  const { skuId, skuCode, choices, quantity } = configuration
  return {
    skuId,
    modelCode: encodeModelCode(skuCode, rules.modifiers, choices),
    quantity: parseQuantity(quantity) ?? 0,
    choices: meantReading({ ...rules, skuCode }, choices),
  }
}
