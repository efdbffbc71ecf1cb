/** Prices for model codes, up to fifty at once; nothing is written. */

import { earliestToday } from '../../pricing/calendar.ts'
import { type Input, innerList, text, texts, wholeNumber } from '../../http/input.ts'
import { Refusal } from '../../http/refusal.ts'
import { soldSku } from '../../catalogue/catalogue.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { isVatCountry } from '../../pricing/terms.ts'
import type { Market } from '../account/account-json.ts'
import type { Action } from '../action.ts'
import { type ProductLookup, productLookup } from './product-lookup.ts'
import { requireMarket } from '../quotes/quote-line.ts'

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
      const market = await requireMarket(call)
      const ports = { market, today: earliestToday(call.now), productOf: productLookup(call.db) }
      const prices = []
      for (const sku of skus) prices.push(await entryOf(ports, sku))
      return { data: { prices } }
    },
  },
]

interface PriceInputs {
  readonly market: Market
  readonly today: string
  readonly productOf: ProductLookup
}

/** One entry of the answer; null when this one cannot be priced, whatever the others do. */
async function entryOf(ports: PriceInputs, sku: Input) {
  const price = await priceOf(ports, sku)
  if (price === undefined || outcomeOf(price) === 'NUL') return null
  const modelNumber = outcomeOf(price) === 'MIS' ? `${price.modelNumber}X` : price.modelNumber
  return { modelNumber, modelPriceInfo: modelPriceInfo({ ...price, modelNumber }, ports.market) }
}

async function priceOf(
  { market, today, productOf }: PriceInputs,
  sku: Input,
): Promise<ModelPrice | undefined> {
  const line = readLine(sku)
  if (line === undefined) return undefined
  const { modelNumber, quantity, configuration } = line
  const product = await productOf(modelNumber)
  if (product === undefined || soldSku(product, modelNumber)?.skuID !== line.skuID) return undefined
  const price = priceModel({ product, ...market, modelNumber, quantity, today, configuration })
  return price.ok ? price : undefined
}

function readLine(sku: Input) {
  try {
    return {
      skuID: text(sku, 'skuID'),
      modelNumber: modelNumberIn(text(sku, 'modelNumber')),
      quantity: wholeNumber(sku, 'quantity'),
      configuration: texts(sku, 'configuration'),
    }
  } catch (problem) {
    if (problem instanceof Refusal) return undefined
    throw problem
  }
}

/** The fault demonstrator FLT says by its first option how its price is to go wrong. */
function outcomeOf({ modelNumber, skuConfigurations }: ModelPrice): string {
  return modelNumber.startsWith('FLT') ? (skuConfigurations[0]?.optionCode ?? '') : ''
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
