/** A cart as an answer has it, in the words and at the prices of this moment. */
import type { Order, OrderLine, RequestContext } from '@vendure/core'
import { priceModel, readModel } from '../../../reference-backend/pricing/price-model.ts'
import { sumsOf } from '../../../reference-backend/pricing/sums.ts'
import { isVatCountry } from '../../../reference-backend/pricing/terms.ts'
import { isConfigured, type SoldProduct, skuOf } from './catalogue.ts'
import { currencyOf, type Market } from './market.ts'
import { today } from './prices.ts'
import { segmentsIn } from './segments.ts'
import { choicesOf, lineFields, linesOf } from './stored.ts'
import type { Tools } from './tools.ts'

/** Before whom prices are shown. */
export interface Onlooker {
  readonly market: Market
  readonly isVisitor: boolean
}

export async function cartAnswer(
  tools: Tools,
  ctx: RequestContext,
  order: Order | undefined | null,
  onlooker: Onlooker,
) {
  const { zone, country } = onlooker.market
  const lines = await Promise.all(
    (order ? linesOf(order) : []).map((line) => lineAnswer(tools, ctx, line, onlooker)),
  )
  const priced = lines.flatMap(({ price }) => (price ? [{ price, isReduced: false }] : []))
  const sums = sumsOf(priced, 0)
  return {
    currency: currencyOf(zone),
    totalItems: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    sums: {
      subtotal: sums.subtotal,
      discount: sums.discount,
      surcharge: sums.surcharge,
      afterSurcharge: sums.totalAfterSurcharge,
      tax: sums.tax,
      afterTax: sums.totalAfterTax,
      isVat: isVatCountry(country),
    },
    lines,
  }
}

async function lineAnswer(tools: Tools, ctx: RequestContext, line: OrderLine, onlooker: Onlooker) {
  const fields = lineFields(line)
  const modelCode = fields.modelCode ?? ''
  const product = await tools.catalogue.ofModel(ctx, modelCode)
  const sku = product && skuOf(product, modelCode)
  const common = {
    id: String(line.id),
    quantity: line.quantity,
    materialNumber: fields.materialNumber ?? '',
    customCode: fields.customCode ?? '',
  }
  if (product === undefined || sku === undefined) {
    return { ...common, ...gone(modelCode), price: undefined }
  }
  const spoken = product.spoken(ctx)
  const words = spoken.skus.find(({ skuID }) => skuID === sku.skuID) ?? sku
  const model = isConfigured(product) ? modelAnswer(ctx, line, product, onlooker) : undefined
  const { skuQuoteOnlyFlag, skuShowPriceForUserType: shownTo, skuAllowQuoteFlag } = sku.settings
  const isHidden = skuQuoteOnlyFlag || (onlooker.isVisitor && shownTo !== 'all')
  const price =
    model || isHidden ? undefined : priceOf(product, onlooker.market, modelCode, line.quantity)
  return {
    ...common,
    price,
    isQuoteOnly: model !== undefined || skuQuoteOnlyFlag,
    isGone: false,
    skuId: sku.skuID,
    skuCode: sku.skuCode,
    productName: spoken.productName,
    urlTitle: spoken.skuModelSearchFlag === 'Yes' ? '' : spoken.urlTitle,
    image: spoken.images[0],
    definition: model ? '' : words.calculatedSkuDefinition,
    allowsQuote: skuAllowQuoteFlag,
    minimum: model?.minimum ?? sku.skuOrderMinimumQuantity,
    maximum: sku.skuOrderMaximumQuantity,
    available: model ? model.available : sku.calculatedQATS,
    step: model?.step,
    unitPrice: price?.unitPrice,
    lineTotal: price?.lineTotal,
    model,
  }
}

function priceOf(
  product: SoldProduct,
  market: Market,
  modelNumber: string,
  quantity: number,
  configuration?: Readonly<Record<string, string>>,
) {
  const price = priceModel({
    product,
    ...market,
    modelNumber,
    quantity,
    configuration,
    today: today(),
  })
  return price.ok ? price : undefined
}

/** How a configured model stands today: its words, what keeps it from a quote, and what a quote would likely say. */
function modelAnswer(
  ctx: RequestContext,
  line: OrderLine,
  product: SoldProduct,
  { market, isVisitor }: Onlooker,
) {
  const code = lineFields(line).modelCode ?? ''
  const configuration = choicesOf(line)
  const read = readModel({ product, ...market, modelNumber: code, configuration })
  const choices = Object.entries(configuration).map(([question, answer]) => ({ question, answer }))
  if (!read.ok) return { code, choices, segments: [], problem: 'model', available: null }
  const { min, step } = read.rule
  const price = priceOf(product, market, code, line.quantity, configuration)
  const stock = price?.calculatedQATS ?? null
  const isShort = stock !== null && line.quantity > stock
  return {
    code,
    choices,
    segments: segmentsIn(product.spoken(ctx), market.zone, choices),
    problem: price === undefined || isShort ? 'quantity' : undefined,
    available: stock,
    minimum: Math.ceil(min / step) * step,
    step,
    indication:
      price === undefined || isShort || isVisitor
        ? undefined
        : {
            unitPrice: price.unitPrice,
            lineTotal: price.lineTotal,
            weeks: price.effectiveLeadTime,
            earliest: price.leadDeliveryDate,
          },
  }
}

/** What is not sold any more keeps its code. */
function gone(skuCode: string) {
  return {
    isQuoteOnly: false,
    isGone: true,
    skuId: undefined,
    skuCode,
    productName: skuCode,
    urlTitle: '',
    image: undefined,
    definition: '',
    allowsQuote: false,
    minimum: 1,
    maximum: undefined,
    available: null,
    step: undefined,
    unitPrice: undefined,
    lineTotal: undefined,
    model: undefined,
  }
}
