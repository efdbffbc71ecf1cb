/** Prices and lead times of models. */
import * as t from 'io-ts'
import type { PriceRequest } from '../../../application/ports/price-book.ts'
import type { CalculatedPrice } from '../../../domain/pricing/calculated-price.ts'
import type { Alternatives } from '../../../domain/pricing/price-differences.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import { amount } from '../../http/lenient.wire.ts'
import { encodeChoices } from './choices.wire.ts'

export const priceFields = `modelCode quantity currency total unit unitPrice subtotal surcharge afterSurcharge tax isVat
  weeks earliest available breaks { quantity total unit weeks }`

const PriceWire = t.type({
  modelCode: t.string,
  quantity: t.number,
  currency: t.string,
  total: amount,
  unit: amount,
  unitPrice: amount,
  subtotal: amount,
  surcharge: amount,
  afterSurcharge: amount,
  tax: amount,
  isVat: t.boolean,
  weeks: amount,
  earliest: day,
  available: amount,
  breaks: t.array(t.type({ quantity: t.number, total: amount, unit: amount, weeks: amount })),
})

/** In the order of what was asked; null where there is no price. */
export const decodePrices: Decode<readonly (CalculatedPrice | undefined)[]> = decodeWith(
  t.array(t.union([PriceWire, t.null])),
  (prices) => prices.map((wire) => (wire === null ? undefined : toPrice(wire))),
)

const AlternativesWire = t.type({
  present: PriceWire,
  others: t.array(t.type({ question: t.string, answer: t.string, total: amount, weeks: amount })),
})

/** Undefined where the configuration itself has no price. */
export const decodeAlternatives: Decode<Alternatives | undefined> = decodeWith(
  t.union([AlternativesWire, t.null]),
  (wire) =>
    wire === null
      ? undefined
      : {
          present: toPrice(wire.present),
          others: wire.others.map(({ question, answer, total, weeks }) => ({
            modifierKey: question,
            optionCode: answer === '' ? undefined : answer,
            total,
            weeks,
          })),
        },
)

/** One model in one quantity. */
export function encodeWish({ skuId, modelCode, quantity, choices, wantsBreaks }: PriceRequest) {
  return { skuId, modelCode, quantity, choices: encodeChoices(choices), wantsBreaks }
}

function toPrice(wire: t.TypeOf<typeof PriceWire>): CalculatedPrice {
  const { modelCode, quantity, total, unit, currency, weeks, earliest, available, breaks } = wire
  return {
    modelCode,
    quantity,
    total,
    unit,
    currency,
    parts: {
      unitPrice: wire.unitPrice,
      sums: {
        subtotal: wire.subtotal,
        discount: undefined,
        surcharge: wire.surcharge,
        afterSurcharge: wire.afterSurcharge,
        tax: wire.tax,
        afterTax: total,
        isVat: wire.isVat,
      },
    },
    leadTime: { weeks, earliest },
    available,
    breaks,
  }
}
