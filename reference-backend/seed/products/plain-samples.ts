/** Plain skus that can be quoted, each with a quantity that is in stock. */

import type { Zone } from '../../catalogue/product-document.ts'
import { buildProduct } from './build-product.ts'
import { SAMPLED_FAMILIES } from './plain-families.ts'
import type { SampleModel } from './sample-models.ts'

/** One entry per plain sku, in catalogue order; the zone changes nothing but who may order it. */
export function samplePlainSkus(zone: Zone): readonly SampleModel[] {
  return SAMPLED_FAMILIES.flatMap((family) => {
    const doc = buildProduct(family, [], [])
    return doc.skus
      .filter(({ settings }) => settings.skuAllowQuoteFlag)
      .filter((sku) => (sku.calculatedQATS ?? Infinity) >= sku.skuOrderMinimumQuantity)
      .map((sku) => ({
        skuCode: family.skuCode,
        skuID: sku.skuID,
        productName: family.name,
        zone,
        modelNumber: sku.skuCode,
        configuration: [],
        quantity: sku.skuOrderMinimumQuantity,
      }))
  })
}
