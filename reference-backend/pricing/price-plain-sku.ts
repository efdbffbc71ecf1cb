/** The server's price of a plain sku: nothing to decode, its full code is listed or it is not. */

import { addWeeks } from './calendar.ts'
import { lineAmounts } from './line-amounts.ts'
import type { PlainPrices } from './price-list.ts'
import type { ModelPrice, PriceRefusal, PriceRequest } from './model-price.ts'

/** Prices so many pieces of a plain sku, or says in one sentence why not. Nothing is made to order. */
export function pricePlainSku(
  { product, zone, country, quantity, today, ...request }: PriceRequest,
  plain: PlainPrices,
): ModelPrice | PriceRefusal {
  const modelNumber = request.modelNumber.trim().toUpperCase()
  const sku = product.doc.skus.find(({ skuCode }) => skuCode === modelNumber)
  const terms = plain[modelNumber]
  if (sku === undefined || terms === undefined) {
    return { ok: false, reason: 'unknown-model', text: `Model ${modelNumber} is not known.` }
  }
  const { skuOrderMinimumQuantity: min, skuOrderMaximumQuantity: max } = sku
  const rule = { min, step: 1 }
  if (quantity < min) {
    const text = `The minimum quantity of this product is ${min}.`
    return { ok: false, reason: 'quantity-minimum', text, ...rule }
  }
  if (!Number.isInteger(quantity) || quantity > max) {
    const text = `The quantity must be a whole number from ${min} to ${max}.`
    return { ok: false, reason: 'quantity', text, ...rule }
  }
  return {
    ok: true,
    modelNumber,
    quantity,
    ...lineAmounts({
      zone,
      country,
      quantity,
      listCents: terms.saleCents[zone],
      parts: terms.parts?.map((part) => ({ ...part, listCents: part.saleCents[zone] })),
    }),
    effectiveLeadTime: terms.weeks,
    leadDeliveryDate: addWeeks(today, terms.weeks),
    calculatedQATS: sku.calculatedQATS,
    minQty: min,
    stepQty: 1,
    modifierSummary: sku.options.map(({ optionGroupName, optionCode, optionName }) => ({
      codeTitle: optionGroupName,
      code: optionCode,
      title: optionName,
    })),
    skuConfigurations: sku.options.map(({ optionGroupCode, optionCode }) => ({
      modifierKey: optionGroupCode,
      optionCode,
    })),
  }
}
