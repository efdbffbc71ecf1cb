/** Prices for model codes, up to fifty at once; nothing is written. */

import { flag, type Input, innerList } from '../../http/input.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { breakPrices } from '../../pricing/quantity-breaks.ts'
import { isVatCountry } from '../../pricing/terms.ts'
import type { Market } from '../account/account-json.ts'
import type { Action } from '../action.ts'
import { askedPrice, outcomeOf, type PricePorts, pricePorts } from './asked-price.ts'

const BATCH_LIMIT = 50

export const priceActions: readonly Action[] = [
  {
    name: 'bulkCalculateSkuConfigurationPrice',
    label: 'public:order.bulkCalculateSkuConfigurationPrice',
    kind: 'read',
    access: 'account',
    fields: ['skus'],
    run: async (call) => {
      const skus = innerList(call.input, 'skus', BATCH_LIMIT)
      const ports = await pricePorts(call)
      const prices = []
      for (const sku of skus) prices.push(await entryOf(ports, sku))
      return { data: { prices } }
    },
  },
]

/** One entry of the answer; null when this one cannot be priced, whatever the others do. */
async function entryOf(ports: PricePorts, sku: Input) {
  const asked = await askedPrice(ports, sku)
  if (asked === undefined) return null
  const { request, price } = asked
  const modelNumber = outcomeOf(price) === 'MIS' ? `${price.modelNumber}X` : price.modelNumber
  const info = modelPriceInfo({ ...price, modelNumber }, ports.market)
  if (!flag(sku, 'quantityBreaksFlag')) return { modelNumber, modelPriceInfo: info }
  const quantityBreaks = breakPrices(request, price).map(briefPrice)
  return { modelNumber, modelPriceInfo: { ...info, quantityBreaks } }
}

/** A price beside another one: what it comes to, and when. */
export function briefPrice(price: ModelPrice) {
  return {
    quantity: price.quantity,
    modelUnitPriceAfterDiscountAfterSurchargeAfterTax:
      price.modelUnitPriceAfterDiscountAfterSurchargeAfterTax,
    totalModelPriceAfterDiscountAfterSurchargeAfterTax:
      price.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
    effectiveLeadTime: price.effectiveLeadTime,
  }
}

/** A price as a request for prices answers it. */
export function modelPriceInfo(price: ModelPrice, { country }: Market) {
  return {
    modelNumber: price.modelNumber,
    currencyCode: price.currencyCode,
    quantity: price.quantity,
    modelUnitPriceAfterDiscountAfterSurchargeAfterTax:
      price.modelUnitPriceAfterDiscountAfterSurchargeAfterTax,
    totalModelPriceAfterDiscountAfterSurchargeAfterTax:
      price.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
    itemTotalSummary: {
      unitPrice: price.unitPrice,
      lineTotal: price.lineTotal,
      surchargeTotal: price.surcharge,
      totalAfterSurcharge: price.lineTotalAfterSurcharge,
      taxTotal: price.tax,
      totalAfterSurchargeAfterTax: price.lineTotalAfterSurchargeAfterTax,
    },
    vatFlag: isVatCountry(country),
    leadDeliveryDate: price.leadDeliveryDate,
    calculatedQATS: price.calculatedQATS,
    skuConfigurationPrice: { effectiveLeadTime: price.effectiveLeadTime },
  }
}
