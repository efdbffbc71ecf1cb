/** Prices on the wire; the long names of the server live and die here (PRICE-11, PRICE-12, PRICE-13). */
import * as t from 'io-ts'
import type { PriceRequest } from '../../../application/ports/price-book.ts'
import type { CalculatedPrice, PriceParts } from '../../../domain/pricing/calculated-price.ts'
import type { QuantityBreak } from '../../../domain/pricing/quantity-break.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import { amount, count, optionalText, part, rows, saidFlag, text } from '../../http/lenient.wire.ts'
import { encodeReading } from './reading.wire.ts'

const PartsWire = t.type({
  unitPrice: amount,
  lineTotal: amount,
  surchargeTotal: amount,
  totalAfterSurcharge: amount,
  taxTotal: amount,
})

/** A price beside another one. */
export const BriefPriceWire = t.type({
  quantity: count,
  totalModelPriceAfterDiscountAfterSurchargeAfterTax: amount,
  modelUnitPriceAfterDiscountAfterSurchargeAfterTax: amount,
  effectiveLeadTime: amount,
})

export const PriceInfoWire = t.type({
  modelNumber: optionalText,
  currencyCode: text,
  quantity: count,
  totalModelPriceAfterDiscountAfterSurchargeAfterTax: amount,
  modelUnitPriceAfterDiscountAfterSurchargeAfterTax: amount,
  itemTotalSummary: part(PartsWire),
  vatFlag: saidFlag,
  leadDeliveryDate: day,
  calculatedQATS: amount,
  skuConfigurationPrice: part(t.type({ effectiveLeadTime: amount })),
  quantityBreaks: part(rows(BriefPriceWire)),
})

const PriceWire = t.type({
  modelNumber: optionalText,
  currencyCode: text,
  modelPriceInfo: part(PriceInfoWire),
})

/** An entry that is null or nonsense is no price; it must not take the others with it. */
const PricesWire = t.type({ data: t.type({ prices: t.array(part(PriceWire)) }) })

/** `bulkCalculateSkuConfigurationPrice`: one entry for each that was asked, in the same order (CALL-03). */
export const decodePrices: Decode<readonly (CalculatedPrice | undefined)[]> = decodeWith(
  PricesWire,
  ({ data }) => data.prices.map((wire) => wire && toPrice(wire)),
)

/** What is asked: model code and quantity for a sku, and which reading of the code where it has several. */
export function encodePriceRequests(requests: readonly PriceRequest[]) {
  return {
    skus: requests.map((request) => ({
      ...encodePriceRequest(request),
      ...(request.wantsBreaks === true ? { quantityBreaksFlag: '1' } : {}),
    })),
  }
}

/** One model in one quantity. */
export function encodePriceRequest({ skuId, quantity, modelCode, choices }: PriceRequest) {
  return { skuID: skuId, quantity, modelNumber: modelCode, ...encodeReading(choices) }
}

/** No price without figures, a currency and a quantity: better none than a wrong one (D10). */
function toPrice({
  modelPriceInfo: info,
  ...wire
}: t.TypeOf<typeof PriceWire>): CalculatedPrice | undefined {
  const currency = info?.currencyCode || wire.currencyCode
  return info && priceOfInfo(info, { modelNumber: wire.modelNumber, currency })
}

/** What one `modelPriceInfo` says; what stands beside it on the wire comes before its own. */
export function priceOfInfo(
  info: t.TypeOf<typeof PriceInfoWire>,
  { modelNumber, currency }: { modelNumber: string | undefined; currency: string },
): CalculatedPrice | undefined {
  if (info.quantity === undefined || currency === '') return undefined
  const weeks = info.skuConfigurationPrice?.effectiveLeadTime
  return {
    modelCode: modelNumber ?? info.modelNumber ?? '',
    quantity: info.quantity,
    total: info.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
    unit: info.modelUnitPriceAfterDiscountAfterSurchargeAfterTax,
    currency,
    parts: toParts(info),
    leadTime: { weeks, earliest: info.leadDeliveryDate },
    available: info.calculatedQATS,
    breaks: (info.quantityBreaks ?? []).flatMap(toBreak),
  }
}

/** A break without a quantity is none. */
function toBreak(wire: t.TypeOf<typeof BriefPriceWire>): readonly QuantityBreak[] {
  if (wire.quantity === undefined) return []
  return [
    {
      quantity: wire.quantity,
      total: wire.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
      unit: wire.modelUnitPriceAfterDiscountAfterSurchargeAfterTax,
      weeks: wire.effectiveLeadTime,
    },
  ]
}

function toParts(info: t.TypeOf<typeof PriceInfoWire>): PriceParts | undefined {
  const parts = info.itemTotalSummary
  if (parts?.lineTotal === undefined) return undefined
  return {
    unitPrice: parts.unitPrice,
    sums: {
      subtotal: parts.lineTotal,
      discount: undefined,
      surcharge: parts.surchargeTotal,
      afterSurcharge: parts.totalAfterSurcharge,
      tax: parts.taxTotal,
      afterTax: info.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
      isVat: info.vatFlag,
    },
  }
}
