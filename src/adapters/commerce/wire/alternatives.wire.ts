/** A configuration beside those that differ from it in one answer, on the wire. */
import * as t from 'io-ts'
import type { Alternatives } from '../../../domain/pricing/price-differences.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, part, rows, text } from '../../http/lenient.wire.ts'
import { BriefPriceWire, PriceInfoWire, priceOfInfo } from './price.wire.ts'

const AlternativesWire = t.type({
  data: t.type({
    modelPriceInfo: part(PriceInfoWire),
    alternatives: rows(
      t.intersection([t.type({ modifierKey: needed, optionCode: text }), BriefPriceWire]),
    ),
  }),
})

/** `getSkuConfigurationAlternatives`: undefined where the configuration itself has no price. */
export const decodeAlternatives: Decode<Alternatives | undefined> = decodeWith(
  AlternativesWire,
  ({ data: { modelPriceInfo: info, alternatives } }) => {
    const present =
      info && priceOfInfo(info, { modelNumber: info.modelNumber, currency: info.currencyCode })
    if (!present) return undefined
    return {
      present,
      others: alternatives
        // The total is that of the whole quantity: one for another quantity is no comparison.
        .filter(({ quantity }) => quantity === present.quantity)
        .map((wire) => ({
          modifierKey: wire.modifierKey,
          optionCode: wire.optionCode === '' ? undefined : wire.optionCode,
          total: wire.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
          weeks: wire.effectiveLeadTime,
        })),
    }
  },
)
