/** A compared model in as few words as say it. */
import { partMark } from '../catalogue/answers-text.ts'
import { codedProduct } from '../catalogue/model-code.ts'
import type { Product } from '../catalogue/product.ts'
import { configurationText, readConfigurationText } from './configuration-text.ts'

/** The shortest text that says the same: the code, where that has one reading in the region whose answers they are. */
export function shortCompared(text: string, product: Product): string {
  const [sku] = product.skus
  if (!sku || !text.includes(partMark)) return text
  const given = text.split(partMark).length - 1
  for (const zone of ['US', 'EU'] as const) {
    const coded = codedProduct(product, { skuCode: sku.code, zone, isPreview: false })
    const choices = readConfigurationText(coded, text)
    if (choices?.size === given) return configurationText(coded, choices)
  }
  return text
}
