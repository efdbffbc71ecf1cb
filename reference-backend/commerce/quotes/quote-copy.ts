/** A quote once more as a new draft, line by line: what cannot be had any more is left out and named. */

import { text } from '../../http/input.ts'
import { type FieldErrors, Refusal, refuse } from '../../http/refusal.ts'
import type { Call, Outcome } from '../action.ts'
import type { LineRequest } from '../lines/line-verdict.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { addLines } from './quote-items.ts'
import { tell, tellerOf } from './quote-ledger.ts'
import { requireMarket } from './quote-line.ts'
import { insertQuote, itemsOf, type Quote } from './quote-store.ts'
import { settledAnswer } from './quote-write.ts'
import { lineOf, tenableLine } from './tenable-line.ts'

/** The new draft, at today's prices, and the lines that are not on it; refused where none would be. */
export async function copyOfQuote(call: Call, source: Quote): Promise<Outcome> {
  const items = await itemsOf(call.db, source.id)
  if (items.length === 0) throw refuse('orderItems', 'This quote has no items to be copied.')
  const setting = { market: await requireMarket(call), productOf: productLookup(call.db) }
  const lines: LineRequest[] = []
  const notAdded = []
  for (const item of items) {
    const verdict = await tenableLine(call, lineOf(item), setting)
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

/** An empty draft would help nobody: each line says why it is not on one. */
function noneLeft(
  notAdded: readonly { readonly modelNumber: string; readonly errors: FieldErrors }[],
): Refusal {
  const messages = notAdded.map(
    ({ modelNumber, errors }) => `${modelNumber}: ${Object.values(errors).flat().join(' ')}`,
  )
  return new Refusal({ orderItems: [...new Set(messages)] })
}
