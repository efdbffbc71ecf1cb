/** What must accompany a model code so that every reader gets the same configuration. */
import { type CodedProduct, encodeModelCode } from './model-code.ts'
import type { Choices } from './modifier.ts'
import { readWhole } from './whole-model-code.ts'

/**
 * The answers themselves where their code can be read in more than one way; undefined where the code says
 * it all, or is not whole yet.
 */
export function meantReading(
  product: Pick<CodedProduct, 'skuCode' | 'modifiers' | 'isPreview'>,
  choices: Choices,
): Choices | undefined {
  const code = encodeModelCode(product.skuCode, product.modifiers, choices)
  // Whether a code has two readings does not depend on what the other zone offers.
  const { readings } = readWhole({ ...product, otherZone: [] }, code)
  return readings.length > 1 ? choices : undefined
}
