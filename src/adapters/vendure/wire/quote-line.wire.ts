/** A line of a quote. */
import * as t from 'io-ts'
import { ruleOf } from '../../../domain/pricing/quantity-rule.ts'
import { type QuoteItem, quoteItemId } from '../../../domain/quote/quote-item.ts'
import { day } from '../../http/day.wire.ts'
import { amount, count, optionalPicture, optionalText, text } from '../../http/lenient.wire.ts'
import { skuIdOf } from '../../http/sku.wire.ts'

export const lineFields = `id productName urlTitle skuId brand category image modelCode segments { codeTitle code title }
  quantity minimum step materialNumber customCode requestedDate plannedDate weeks earliest stock currency
  unitPrice lineTotal surcharge`

export const LineWire = t.type({
  id: t.string,
  productName: text,
  urlTitle: text,
  skuId: optionalText,
  brand: text,
  category: text,
  image: optionalPicture,
  modelCode: text,
  segments: t.array(t.type({ codeTitle: text, code: text, title: text })),
  quantity: t.number,
  minimum: count,
  step: count,
  materialNumber: text,
  customCode: text,
  requestedDate: day,
  plannedDate: day,
  weeks: amount,
  earliest: day,
  stock: amount,
  currency: text,
  unitPrice: amount,
  lineTotal: amount,
  surcharge: amount,
})

export function toQuoteItem(wire: t.TypeOf<typeof LineWire>): QuoteItem {
  const { id, urlTitle, skuId, minimum, step, materialNumber, weeks, earliest, ...said } = wire
  return {
    ...said,
    id: quoteItemId(id),
    productUrlTitle: urlTitle,
    skuId: skuIdOf(skuId),
    rule: ruleOf(minimum, step),
    customerMaterialNumber: materialNumber,
    supplierReference: '',
    leadTime: { weeks, earliest },
    statusName: '',
    isUntouched: true,
    isQuoteOnly: false,
    children: [],
  }
}
