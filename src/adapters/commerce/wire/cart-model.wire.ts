/** A configured model in a cart on the wire. */
import * as t from 'io-ts'
import type { CartModel, CartModelProblem, Indication } from '../../../domain/cart/cart.ts'
import { segmentsOf } from '../../../domain/catalogue/model-segment.ts'
import { ruleOf, smallestQuantity } from '../../../domain/pricing/quantity-rule.ts'
import { day } from '../../http/day.wire.ts'
import { amount, count, needed, part, rows, text } from '../../http/lenient.wire.ts'

/** What a line says of its model; all of it is absent for a plain product. */
export const modelWire = {
  modelNumber: text,
  modifierSummary: rows(t.type({ codeTitle: text, code: text, title: text })),
  skuConfigurations: rows(t.type({ modifierKey: needed, optionCode: text })),
  minQty: count,
  stepQty: count,
  modelProblem: text,
  modelPriceInfo: part(
    t.type({
      itemTotalSummary: part(t.type({ unitPrice: amount, lineTotal: amount })),
      skuConfigurationPrice: part(t.type({ effectiveLeadTime: amount })),
      leadDeliveryDate: day,
    }),
  ),
}

const ModelWire = t.type(modelWire)
type ModelWire = t.TypeOf<typeof ModelWire>

/** The model of a line; a plain sku is not configured, even where an engine names its code once more. */
export function modelOf(wire: ModelWire): CartModel | undefined {
  const { modelNumber, modifierSummary, skuConfigurations } = wire
  if (modelNumber === '' || skuConfigurations.length === 0) return undefined
  return {
    code: modelNumber,
    choices: new Map(skuConfigurations.map((each) => [each.modifierKey, each.optionCode])),
    segments: segmentsOf(modifierSummary, skuConfigurations),
    problem: problemNamed(wire.modelProblem),
    indication: indicationOf(wire),
  }
}

/** The bounds that the packaging of a model sets. */
export function stepsOf({ minQty, stepQty }: ModelWire) {
  const rule = ruleOf(minQty, stepQty)
  return { minimum: smallestQuantity(rule), step: rule.step }
}

/** A problem that we do not know is one of the model. */
function problemNamed(name: string): CartModelProblem | undefined {
  if (name === '') return undefined
  return name === 'quantity' ? name : 'model'
}

function indicationOf({ modelPriceInfo }: ModelWire): Indication | undefined {
  if (modelPriceInfo === undefined) return undefined
  const { itemTotalSummary, skuConfigurationPrice, leadDeliveryDate } = modelPriceInfo
  return {
    unitPrice: itemTotalSummary?.unitPrice,
    lineTotal: itemTotalSummary?.lineTotal,
    leadTime: { weeks: skuConfigurationPrice?.effectiveLeadTime, earliest: leadDeliveryDate },
  }
}
