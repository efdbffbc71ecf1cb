/** A line as far as it can still be had: its wishes yield, its model and quantity do not. */

import type { FieldErrors } from '../../http/refusal.ts'
import type { Call } from '../action.ts'
import { errorsOf } from '../lines/errors-of.ts'
import type { LineRequest } from '../lines/line-verdict.ts'
import { checkLine, type LineSetting } from './quote-line.ts'
import { configurationOf, type QuoteItem } from './quote-store.ts'

/** As it is asked for; else for its earliest day; else without the custom code that does not stand for it. */
export async function tenableLine(
  call: Call,
  asked: LineRequest,
  setting: LineSetting,
): Promise<{ readonly line: LineRequest } | { readonly errors: FieldErrors }> {
  let line = asked
  let errors = await errorsOf(() => checkLine(call, line, setting))
  if (errors !== undefined && 'requestedDeliveryDate' in errors) {
    line = { ...line, requestedDeliveryDate: '' }
    errors = await errorsOf(() => checkLine(call, line, setting))
  }
  if (errors !== undefined && 'customCode' in errors) {
    line = { ...line, customCode: '' }
    errors = await errorsOf(() => checkLine(call, line, setting))
  }
  return errors === undefined ? { line } : { errors }
}

/** An item once more, as it would be asked for. */
export function lineOf(item: QuoteItem): LineRequest {
  return {
    skuID: item.skuId,
    modelNumber: item.modelNumber,
    configuration: configurationOf(item),
    quantity: item.quantity,
    requestedDeliveryDate: item.requestedDeliveryDate,
    customerMaterialNumber: item.customerMaterialNumber,
    customCode: item.customCode,
  }
}
