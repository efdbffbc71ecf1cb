/** What a line of a quote may be: checked and priced by nothing but the product, the market and the day. */
import type { RequestContext } from '@vendure/core'
import { addWeeks, isDay } from '../../../reference-backend/pricing/calendar.ts'
import { modelNumberIn } from '../../../reference-backend/pricing/model-number.ts'
import type { ModelPrice } from '../../../reference-backend/pricing/model-price.ts'
import { priceModel } from '../../../reference-backend/pricing/price-model.ts'
import { type SoldProduct, skuOf } from './catalogue.ts'
import { refused, refusedQuantity } from './failures.ts'
import type { Market } from './market.ts'
import { type Choice, configurationOf, today } from './prices.ts'
import type { LineFields } from './stored.ts'
import { shortText } from './texts.ts'
import type { Tools } from './tools.ts'

export interface LineWish {
  readonly skuId?: string | null
  readonly modelCode: string
  readonly quantity: number
  readonly choices?: readonly Choice[] | null
  readonly requestedDate?: string | null
  /** Whether a day that has become too early may be the earliest one instead. */
  readonly mayComeLater?: boolean
  readonly materialNumber?: string | null
  readonly customCode?: string | null
}

export interface JudgedLine {
  readonly product: SoldProduct
  readonly quantity: number
  readonly price: ModelPrice
  readonly fields: LineFields
}

/** The line as it may be stored; refused by the first rule that it breaks. */
export async function judgedLine(
  { catalogue }: Tools,
  ctx: RequestContext,
  market: Market,
  wish: LineWish,
): Promise<JudgedLine> {
  const modelNumber = modelNumberIn(wish.modelCode)
  const { quantity } = wish
  if (modelNumber === '') throw refused('Please enter a model code.')
  const product = await catalogue.ofModel(ctx, modelNumber)
  const sku = product && skuOf(product, modelNumber)
  if (product === undefined || sku === undefined) {
    throw refused(`Model ${modelNumber} is not known.`)
  }
  if (wish.skuId && wish.skuId !== sku.skuID) {
    throw refused('The model code belongs to another product.')
  }
  if (!sku.settings.skuAllowQuoteFlag) throw refused('This product cannot be quoted.')
  // Own codes of customers are not kept here, so that none can be a customer's.
  if (wish.customCode) throw refused('Invalid Custom Code')
  const configuration = configurationOf(wish.choices)
  const request = { product, ...market, modelNumber, quantity, configuration, today: today() }
  const price = priceModel(request)
  if (!price.ok) {
    throw price.reason.startsWith('quantity') ? refusedQuantity(price.text) : refused(price.text)
  }
  const { calculatedQATS: stock, leadDeliveryDate, effectiveLeadTime } = price
  if (stock !== null && quantity > stock) {
    throw refusedQuantity(`The maximum available quantity is ${stock}.`)
  }
  const wished = wish.requestedDate || leadDeliveryDate
  const isTooEarly = wished < addWeeks(today(), effectiveLeadTime)
  const requestedDate = isTooEarly && wish.mayComeLater ? leadDeliveryDate : wished
  requireReachable(requestedDate, effectiveLeadTime)
  const choices = price.skuConfigurations.map(({ modifierKey, optionCode }) => [
    modifierKey,
    optionCode,
  ])
  return {
    product,
    quantity,
    price,
    fields: {
      skuId: sku.skuID,
      modelCode: price.modelNumber,
      choices: JSON.stringify(Object.fromEntries(choices)),
      materialNumber: shortText(wish.materialNumber, 'Your number'),
      customCode: '',
      requestedDate,
      plannedDate: leadDeliveryDate,
      priced: JSON.stringify(price),
    },
  }
}

/** Refuses a day before the earliest one that the lead time allows. */
export function requireReachable(day: string, weeks: number): void {
  if (!isDay(day)) throw refused('Please enter a date.')
  const earliest = addWeeks(today(), weeks)
  if (day < earliest) throw refused(`The requested date must be ${earliest} or later.`)
}
