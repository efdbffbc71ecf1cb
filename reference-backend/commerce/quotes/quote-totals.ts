/** The totals of a quote or an order, from its lines and its promotions. */

import type { ModelPrice } from '../../pricing/model-price.ts'
import { discountOf } from '../../pricing/promotions.ts'
import { sumsOf } from '../../pricing/sums.ts'
import type { ItemSku } from '../../database/schema/commerce-documents.ts'

interface Line {
  readonly modelNumber: string
  readonly quantity: number
  readonly sku: Pick<ItemSku, 'skuCode'>
  readonly price: ModelPrice
}

/**
 * `total` is the sum of the line totals as they are shown: net for EUR, with surcharge and tax inside
 * for USD. `totalAfterSurcharge` holds the surcharge and no tax in both, which is what the screens
 * call "Order total ex GST"; `totalAfterTax` holds everything. Promotions are about plain products.
 */
export function totalsOf(lines: readonly Line[], promotionCodes: readonly string[]) {
  const summed = lines.map(({ modelNumber, sku, price }) => ({
    price,
    // The model number of a plain product is the code of its sku; that of a configured one goes on behind it.
    isReduced: modelNumber === sku.skuCode,
  }))
  const sums = sumsOf(summed, discountOf(promotionCodes))
  return {
    itemQuantity: lines.reduce((all, { quantity }) => all + quantity, 0),
    total: sums.subtotal,
    discountTotal: sums.discount,
    surchargeTotal: sums.surcharge,
    taxTotal: sums.tax,
    totalAfterSurcharge: sums.totalAfterSurcharge,
    totalAfterTax: sums.totalAfterTax,
  }
}
