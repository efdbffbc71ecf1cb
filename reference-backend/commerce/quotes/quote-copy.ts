/** A quote once more as a new draft, or on one, line by line: what cannot be had any more is left out and named. */

import {
  day,
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
import { type LineSetting, marketOfQuote, requireMarket } from './quote-line.ts'
import { type QuoteState, quoteState } from './quote-state.ts'
import { SUBMITTABLE } from './quote-status.ts'
import {
  insertQuote,
  itemsOf,
  lockQuote,
  ownQuote,
  type Quote,
  type QuoteItem,
} from './quote-store.ts'
import { settledAnswer } from './quote-write.ts'
import { takeDetails } from './quote-details.ts'
import { lineOf, tenableLine } from './tenable-line.ts'

/** How many quotes one copy may be made of. */
const SOURCES = 20

/** A quote, and those of its lines that are wished for. */
interface Source {
  readonly quote: Quote
  readonly wished: readonly WishedLine[]
}

/** What of a source is on the draft, and what is not. */
interface Copied {
  readonly quote: Quote
  readonly lines: readonly LineRequest[]
  /** What each of the lines was made of. */
  readonly items: readonly QuoteItem[]
  readonly notAdded: readonly NotAddedLine[]
  readonly leftOut: readonly ToldLeftOut[]
}

interface NotAddedLine {
  readonly orderItemID: string
  readonly modelNumber: string
  readonly quantity: number
  readonly errors: FieldErrors
}

/**
 * The draft, at today's prices, and the lines that are not on it; refused where none would be. The lines of further
 * quotes stand behind those of the first, in the order of the request.
 */
export async function copyOfQuote(call: Call, first: Quote): Promise<Outcome> {
  const sources = [await sourceOf(call, first, call.input), ...(await furtherSources(call, first))]
  const target = await presentTarget(call)
  const market = await (target === undefined ? requireMarket(call) : marketOfQuote(call, target))
  const setting = { market, productOf: productLookup(call.db) }
  const copied: Copied[] = []
  for (const source of sources) copied.push(await tenableLines(call, source, setting))
  const lines = copied.flatMap((each) => each.lines)
  const notAdded = copied.flatMap((each) => each.notAdded)
  if (lines.length === 0) throw noneLeft(notAdded)
  const before: QuoteState | undefined = target && (await quoteState(call.db, target.id))
  const copy = target ?? (await insertQuote(call, nameOfCopy(call, first)))
  await addLines(call, copy, lines)
  // A draft that is there has details of its own.
  if (target === undefined && flag(call.input, 'copyDetailsFlag')) {
    await takeDetails(call.db, first, copy)
  }
  const { items: present, answer: settled } = await settledAnswer(call, copy.id)
  const opening = told(copied, present.slice(-lines.length))
  await tell(call, { quoteId: copy.id, before, present, teller: tellerOf(call), first: opening })
  const others = sources.slice(1).map(({ quote }) => quote.id)
  return {
    answer: { orderID: copy.id, ...settled, notAdded },
    subjectID: copy.id,
    detail: {
      copied: first.id,
      ...(others.length > 0 && { others }),
      notAdded: notAdded.map(({ orderItemID }) => orderItemID),
    },
  }
}

/** The quotes beside the first, each once and all of them the caller's own. */
async function furtherSources(call: Call, first: Quote): Promise<readonly Source[]> {
  if (call.input['otherOrders'] === undefined) return []
  const sources: Source[] = []
  const known = new Set([first.id])
  for (const wish of innerList(call.input, 'otherOrders', SOURCES - 1)) {
    const quote = await ownQuote(call, text(wish, 'orderID'))
    if (quote === undefined || known.has(quote.id)) {
      throw refuse('otherOrders', 'The quote could not be found.')
    }
    known.add(quote.id)
    sources.push(await sourceOf(call, quote, wish))
  }
  return sources
}

async function sourceOf(call: Call, quote: Quote, input: Input): Promise<Source> {
  const items = await itemsOf(call.db, quote.id)
  if (items.length === 0) throw refuse('orderItems', 'This quote has no items to be copied.')
  return { quote, wished: wishedLines(input, items) }
}

async function tenableLines(
  call: Call,
  { quote, wished }: Source,
  setting: LineSetting,
): Promise<Copied> {
  const lines: LineRequest[] = []
  const items: QuoteItem[] = []
  const notAdded: NotAddedLine[] = []
  const leftOut: ToldLeftOut[] = []
  for (const { item, line } of wished) {
    const verdict = await tenableLine(call, line, setting)
    if ('line' in verdict) {
      lines.push(verdict.line)
      items.push(item)
    } else {
      const { modelNumber, quantity } = line
      const { errors } = verdict
      notAdded.push({ orderItemID: item.id, modelNumber, quantity, errors })
      leftOut.push({ modelNumber, productName: item.sku.product.productName, quantity, errors })
    }
  }
  return { quote, lines, items, notAdded, leftOut }
}

/** One entry of the history for each source, with what is different in its lines. */
function told(copied: readonly Copied[], made: readonly QuoteItem[]): readonly QuoteEventBody[] {
  let next = 0
  return copied.map(({ quote, items, leftOut }) => {
    const copies = made.slice(next, next + items.length)
    next += items.length
    return {
      entryType: 'copied',
      source_orderID: quote.id,
      source_quoteNumber: String(quote.number),
      source_quoteName: quote.name,
      currencyCode: quote.currencyCode,
      notAdded: leftOut,
      itemChanges: differences(items, copies),
    }
  })
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
    ...('requestedDeliveryDate' in wish && {
      requestedDeliveryDate: day(wish, 'requestedDeliveryDate'),
    }),
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
