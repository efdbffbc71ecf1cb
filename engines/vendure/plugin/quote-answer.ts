/** A quote as an answer has it. */
import type { Order, OrderLine, RequestContext } from '@vendure/core'
import type { Zone } from '../../../reference-backend/catalogue/product-document.ts'
import { sumsOf } from '../../../reference-backend/pricing/sums.ts'
import { isVatCountry } from '../../../reference-backend/pricing/terms.ts'
import { skuOf } from './catalogue.ts'
import { fulfilmentAnswer } from './fulfilment-answer.ts'
import { currencyOf } from './market.ts'
import { today } from './prices.ts'
import { contentsTag } from './quote-contents.ts'
import { type QuoteState, type QuoteStatus, STATUS_NAMES, STATUS_OF } from './quote-process.ts'
import { segmentsIn } from './segments.ts'
import { choicesOf, lineFields, linesOf, orderFields, pricedOf, stepsOf } from './stored.ts'
import type { Tools } from './tools.ts'

/** What waits for its reviewer is over when its date has passed. */
export function statusOf(order: Order): QuoteStatus {
  const status = STATUS_OF[order.state as unknown as QuoteState]
  const { validUntil } = orderFields(order)
  const waits = status === 'pending-review' || status === 'resubmitted'
  return waits && validUntil && validUntil < today() ? 'expired' : status
}

/** The sums of the lines, by the prices that they were given. */
export function sumsOfLines(lines: readonly OrderLine[]) {
  return sumsOf(
    lines.map((line) => ({ price: pricedOf(line), isReduced: false })),
    0,
  )
}

export async function quoteAnswer(tools: Tools, ctx: RequestContext, order: Order) {
  const fields = orderFields(order)
  const lines = linesOf(order)
  const status = statusOf(order)
  const sums = sumsOfLines(lines)
  const isWaiting = status === 'pending-review' || status === 'resubmitted'
  const isDated = isWaiting || status === 'approved' || status === 'expired'
  const zone: Zone = fields.zone === 'EU' ? 'EU' : 'US'
  return {
    id: String(order.id),
    number: order.code,
    name: fields.quoteName ?? '',
    status,
    statusName: STATUS_NAMES[status],
    steps: stepsOf(order),
    createdAt: order.createdAt.toISOString(),
    currency: order.currencyCode,
    purchaseOrder: fields.purchaseOrder ?? '',
    comment: fields.comment ?? '',
    freightCarrier: fields.freightCarrier ?? '',
    specialInstructions: fields.specialInstructions ?? '',
    dispatch: fields.dispatch || null,
    reviewer: status === 'draft' ? '' : (fields.reviewer ?? ''),
    answerBy: isWaiting ? fields.answerBy : null,
    validUntil: isDated ? fields.validUntil : null,
    contentsTag: contentsTag(order),
    lines: await Promise.all(lines.map((line) => lineAnswer(tools, ctx, line, zone))),
    fulfilment: lines.length === 0 ? null : await fulfilmentAnswer(tools, ctx, order, lines),
    sums: {
      subtotal: sums.subtotal,
      discount: sums.discount,
      surcharge: sums.surcharge,
      afterSurcharge: sums.totalAfterSurcharge,
      tax: sums.tax,
      afterTax: sums.totalAfterTax,
      isVat: isVatCountry(fields.taxCountry ?? ''),
    },
  }
}

async function lineAnswer(tools: Tools, ctx: RequestContext, line: OrderLine, zone: Zone) {
  const fields = lineFields(line)
  const modelCode = fields.modelCode ?? ''
  const product = await tools.catalogue.ofModel(ctx, modelCode)
  const doc = product?.spoken(ctx)
  const price = pricedOf(line)
  const choices = Object.entries(choicesOf(line)).map(([question, answer]) => ({
    question,
    answer,
  }))
  const sku = product && skuOf(product, modelCode)
  return {
    id: String(line.id),
    productName: doc?.productName ?? modelCode,
    urlTitle: doc === undefined || doc.skuModelSearchFlag === 'Yes' ? '' : doc.urlTitle,
    skuId: fields.skuId ?? sku?.skuID,
    brand: doc?.brand_brandName ?? '',
    category: doc?.category_categoryName ?? '',
    image: doc?.images[0],
    modelCode,
    segments: doc ? segmentsIn(doc, zone, choices) : price.modifierSummary,
    quantity: line.quantity,
    minimum: price.minQty,
    step: price.stepQty,
    materialNumber: fields.materialNumber ?? '',
    customCode: fields.customCode ?? '',
    requestedDate: fields.requestedDate,
    plannedDate: fields.plannedDate,
    weeks: price.effectiveLeadTime,
    earliest: price.leadDeliveryDate,
    stock: price.calculatedQATS,
    currency: currencyOf(price.currencyCode === 'EUR' ? 'EU' : 'US'),
    unitPrice: price.unitPrice,
    lineTotal: price.lineTotal,
    surcharge: price.surcharge,
  }
}
