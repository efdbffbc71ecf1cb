/** A quote once more as a new draft, or on one, line by line: what cannot be had any more is left out and named. */

import {
  flag,
  innerList,
  type Input,
  requiredText,
  text,
  texts,
  wholeNumber,
} from '../../http/input.ts'
import { type FieldErrors, Refusal, refuse } from '../../http/refusal.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import type {
  QuoteEventBody,
  ToldLeftOut,
  ToldLineChange,
} from '../../database/schema/quote-events.ts'
import type { Call, Outcome } from '../action.ts'
import type { LineRequest } from '../lines/line-verdict.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { addLines, LINES_PER_QUOTE } from './quote-items.ts'
import { tell, tellerOf } from './quote-ledger.ts'
import { marketOfQuote, requireMarket } from './quote-line.ts'
import { type QuoteState, quoteState } from './quote-state.ts'
import { SUBMITTABLE } from './quote-status.ts'
import { insertQuote, itemsOf, lockQuote, type Quote, type QuoteItem } from './quote-store.ts'
import { settledAnswer } from './quote-write.ts'
import { takeDetails } from './quote-details.ts'
import { lineOf, tenableLine } from './tenable-line.ts'

/** The draft, at today's prices, and the lines that are not on it; refused where none would be. */
export async function copyOfQuote(call: Call, source: Quote): Promise<Outcome> {
  const items = await itemsOf(call.db, source.id)
  if (items.length === 0) throw refuse('orderItems', 'This quote has no items to be copied.')
  const wished = wishedLines(call.input, items)
  const target = await presentTarget(call)
  const market = await (target === undefined ? requireMarket(call) : marketOfQuote(call, target))
  const setting = { market, productOf: productLookup(call.db) }
  const lines: LineRequest[] = []
  const sources: QuoteItem[] = []
  const notAdded = []
  const leftOut: ToldLeftOut[] = []
  for (const { item, line } of wished) {
    const verdict = await tenableLine(call, line, setting)
    if ('line' in verdict) {
      lines.push(verdict.line)
      sources.push(item)
    } else {
      const orderItemID = item.id
      const { modelNumber, quantity } = line
      const { errors } = verdict
      notAdded.push({ orderItemID, modelNumber, quantity, errors })
      leftOut.push({ modelNumber, productName: item.sku.product.productName, quantity, errors })
    }
  }
  if (lines.length === 0) throw noneLeft(notAdded)
  const before: QuoteState | undefined = target && (await quoteState(call.db, target.id))
  const copy = target ?? (await insertQuote(call, nameOfCopy(call, source)))
  await addLines(call, copy, lines)
  // A draft that is there has details of its own.
  if (target === undefined && flag(call.input, 'copyDetailsFlag')) {
    await takeDetails(call.db, source, copy)
  }
  const settled = await settledAnswer(call, copy.id)
  const first: QuoteEventBody = {
    entryType: 'copied',
    source_orderID: source.id,
    source_quoteNumber: String(source.number),
    source_quoteName: source.name,
    currencyCode: source.currencyCode,
    notAdded: leftOut,
    itemChanges: differences(sources, (await itemsOf(call.db, copy.id)).slice(-lines.length)),
  }
  await tell(call, { quoteId: copy.id, before, teller: tellerOf(call), first })
  return {
    answer: { orderID: copy.id, ...settled, notAdded },
    subjectID: copy.id,
    detail: { copied: source.id, notAdded: notAdded.map(({ orderItemID }) => orderItemID) },
  }
}

/** What is different in the lines of the copy, each beside the one that it was made of. */
function differences(
  sources: readonly QuoteItem[],
  copies: readonly QuoteItem[],
): readonly ToldLineChange[] {
  return copies.flatMap((item, index) => {
    const source = sources[index]
    if (source === undefined) return []
    const [were, are] = [toldInCopy(source), toldInCopy(item)]
    return Object.entries(are).flatMap(([field, present]) => {
      const previous = were[field] ?? ''
      const { modelNumber } = item
      return previous === present
        ? []
        : [{ orderItemID: item.id, modelNumber, field, previous, present }]
    })
  })
}

/** What is compared: what the line asks for, and what it was priced with. */
function toldInCopy(item: QuoteItem): Readonly<Record<string, string>> {
  const { price } = item
  return {
    modelNumber: item.modelNumber,
    quantity: String(item.quantity),
    requestedDeliveryDate: item.requestedDeliveryDate,
    improCustomCode: item.customCode,
    unitPrice: String(price.unitPrice),
    effectiveLeadTime: String(price.effectiveLeadTime),
    calculatedQATS: price.calculatedQATS === null ? '' : String(price.calculatedQATS),
  }
}

function nameOfCopy({ input }: Call, { number }: Quote): string {
  return text(input, 'quoteName') || `Quote ${number} again`
}

/** The draft that the lines go to; undefined for a new one. */
async function presentTarget(call: Call): Promise<Quote | undefined> {
  const orderID = text(call.input, 'targetOrderID')
  return orderID === '' ? undefined : lockQuote({ ...call, input: { orderID } }, SUBMITTABLE)
}

interface WishedLine {
  readonly item: QuoteItem
  readonly line: LineRequest
}

/** All lines as they were; or those that are named, each with the model and quantity that it is to have now. */
function wishedLines(input: Input, items: readonly QuoteItem[]): readonly WishedLine[] {
  if (input['orderItems'] === undefined) {
    return items.map((item) => ({ item, line: lineOf(item) }))
  }
  const wishes = innerList(input, 'orderItems', LINES_PER_QUOTE)
  if (wishes.length === 0) throw refuse('orderItems', 'Please choose at least one line.')
  const known = new Map(items.map((item) => [item.id, item]))
  return wishes.map((wish) => {
    const orderItemID = requiredText(wish, 'orderItemID', 'The item could not be found.')
    const item = known.get(orderItemID)
    if (item === undefined) throw refuse('orderItems', 'The item could not be found.')
    return { item, line: { ...lineOf(item), ...changesOf(wish) } }
  })
}

function changesOf(wish: Input): Partial<LineRequest> {
  const modelNumber = modelNumberIn(text(wish, 'modelNumber'))
  return {
    // The model says of which product it is: it may be one that takes the place of that of the line.
    ...(modelNumber !== '' && {
      skuID: '',
      modelNumber,
      configuration: texts(wish, 'configuration'),
    }),
    ...('quantity' in wish && { quantity: wholeNumber(wish, 'quantity') }),
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
