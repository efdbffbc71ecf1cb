/** The price of one model that a request asks for. */

import { soldSku } from '../../catalogue/catalogue.ts'
import { type Input, text, texts, wholeNumber } from '../../http/input.ts'
import { Refusal } from '../../http/refusal.ts'
import { dayOf } from '../../pricing/calendar.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import type { ModelPrice, PriceRequest } from '../../pricing/model-price.ts'
import { priceModel } from '../../pricing/price-model.ts'
import type { Market } from '../account/account-json.ts'
import type { Call } from '../action.ts'
import { requireMarket } from '../quotes/quote-line.ts'
import { type ProductLookup, productLookup } from './product-lookup.ts'

export interface PricePorts {
  readonly market: Market
  readonly today: string
  readonly productOf: ProductLookup
}

export interface AskedPrice {
  /** What was asked of the price list, to ask for the same in another quantity or with another answer. */
  readonly request: PriceRequest
  readonly price: ModelPrice
}

/** What prices depend on beside the request: the caller's market, the day, the catalogue. */
export async function pricePorts(call: Call): Promise<PricePorts> {
  const market = await requireMarket(call)
  return { market, today: dayOf(call.now), productOf: productLookup(call.db) }
}

/** The price of the model in a request; undefined when it cannot be read or has none. */
export async function askedPrice(
  { market, today, productOf }: PricePorts,
  input: Input,
): Promise<AskedPrice | undefined> {
  const line = readLine(input)
  if (line === undefined) return undefined
  const { skuID, modelNumber, ...asked } = line
  const product = await productOf(modelNumber)
  if (product === undefined || soldSku(product, modelNumber)?.skuID !== skuID) return undefined
  const request = { product, ...market, modelNumber, ...asked, today }
  const price = priceModel(request)
  if (!price.ok || outcomeOf(price) === 'NUL') return undefined
  return { request, price }
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
export function outcomeOf({ modelNumber, skuConfigurations }: ModelPrice): string {
  return modelNumber.startsWith('FLT') ? (skuConfigurations[0]?.optionCode ?? '') : ''
}
