/** A quote once more as a new draft, line by line: what cannot be had any more is left out and named. */

import { text } from '../../http/input.ts'
import { type FieldErrors, Refusal, refuse } from '../../http/refusal.ts'
import type { Call, Outcome } from '../action.ts'
import { errorsOf } from '../lines/errors-of.ts'
import type { LineRequest } from '../lines/line-verdict.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { addLines } from './quote-items.ts'
import { tell, tellerOf } from './quote-ledger.ts'
import { checkLine, type LineSetting, requireMarket } from './quote-line.ts'
import { configurationOf, insertQuote, itemsOf, type Quote, type QuoteItem } from './quote-store.ts'
import { settledAnswer } from './quote-write.ts'

/** The new draft, at today's prices, and the lines that are not on it; refused where none would be. */
export async function copyOfQuote(call: Call, source: Quote): Promise<Outcome> {
  const items = await itemsOf(call.db, source.id)
  if (items.length === 0) throw refuse('orderItems', 'This quote has no items to be copied.')
  const setting = { market: await requireMarket(call), productOf: productLookup(call.db) }
  const lines: LineRequest[] = []
  const notAdded = []
  for (const item of items) {
    const verdict = await lineOnCopy(call, item, setting)
    if ('line' in verdict) lines.push(verdict.line)
    else {
      const { id: orderItemID, modelNumber, quantity } = item
      notAdded.push({ orderItemID, modelNumber, quantity, errors: verdict.errors })
    }
  }
  if (lines.length === 0) throw noneLeft(notAdded)
  const name = text(call.input, 'quoteName') || `Quote ${source.number} again`
  const copy = await insertQuote(call, name)
  await addLines(call, copy, lines)
  const settled = await settledAnswer(call, copy.id)
  await tell(call, { quoteId: copy.id, before: undefined, teller: tellerOf(call) })
  return {
    answer: { orderID: copy.id, ...settled, notAdded },
    subjectID: copy.id,
    detail: { copied: source.id, notAdded: notAdded.map(({ orderItemID }) => orderItemID) },
  }
}

/** As it was; else for its earliest day; else without the custom code that no longer stands for it. */
async function lineOnCopy(
  call: Call,
  item: QuoteItem,
  setting: LineSetting,
): Promise<{ readonly line: LineRequest } | { readonly errors: FieldErrors }> {
  let line = lineOf(item)
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

function lineOf(item: QuoteItem): LineRequest {
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

/** An empty draft would help nobody: each line says why it is not on one. */
function noneLeft(
  notAdded: readonly { readonly modelNumber: string; readonly errors: FieldErrors }[],
): Refusal {
  const messages = notAdded.map(
    ({ modelNumber, errors }) => `${modelNumber}: ${Object.values(errors).flat().join(' ')}`,
  )
  return new Refusal({ orderItems: [...new Set(messages)] })
}
