/** One value for each of many lines of a quote, in one call: their days, or their quantities. */

import { and, eq, inArray } from 'drizzle-orm'
import { innerList, type Input, requiredText, wholeNumber } from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { quoteItem } from '../../database/schema/commerce.ts'
import type { Call } from '../action.ts'
import { productLookup } from '../lines/product-lookup.ts'
import {
  change,
  inQuantity,
  ITEM_NOT_FOUND,
  requiredDay,
  requireReachableBy,
} from './item-values.ts'
import { marketOfQuote } from './quote-line.ts'
import type { Quote, QuoteItem } from './quote-store.ts'
import type { QuoteChange } from './quote-write.ts'

export const LINES_PER_CALL = 500

/** What the lines of a call may have, those that may not with the reason, and what is known of each. */
interface Verdicts<Value> {
  readonly values: ReadonlyMap<string, Value>
  readonly refused: ReadonlyMap<string, string>
  readonly itemOf: (id: string) => QuoteItem
}

/** The days of many lines. One that cannot have its day keeps no other from having it. */
export async function changeDates(call: Call, present: Quote): Promise<QuoteChange> {
  const verdicts = await judged(call, present, (item, wish) => {
    const wanted = requiredDay(wish)
    requireReachableBy(call, item, wanted)
    return wanted
  })
  const { values, itemOf } = verdicts
  for (const each of new Set(values.values())) {
    const ids = [...values].filter(([, value]) => value === each).map(([id]) => id)
    await call.db
      .update(quoteItem)
      .set({ requestedDeliveryDate: each })
      .where(and(eq(quoteItem.quoteId, present.id), inArray(quoteItem.id, ids)))
  }
  return {
    silent: values.size === 0,
    detail: { requestedDeliveryDates: Object.fromEntries(values) },
    answer: answerOf(verdicts, (id) => ({
      requestedDeliveryDate: itemOf(id).requestedDeliveryDate,
    })),
  }
}

/** The quantities of many lines, each priced again; what cannot be had in its quantity keeps no other from it. */
export async function changeQuantities(call: Call, present: Quote): Promise<QuoteChange> {
  const market = await marketOfQuote(call, present)
  const setting = { market, productOf: productLookup(call.db) }
  const verdicts = await judged(call, present, (item, wish) =>
    inQuantity(call, item, wholeNumber(wish, 'quantity'), setting),
  )
  const { values, itemOf } = verdicts
  for (const [id, value] of values) await change(call, itemOf(id), value)
  const quantities = [...values].map(([id, { quantity }]) => [id, quantity] as const)
  return {
    silent: values.size === 0,
    detail: { quantities: Object.fromEntries<number>(quantities) },
    answer: answerOf(verdicts, (id) => ({ quantity: itemOf(id).quantity })),
  }
}

/** Judges each line of a call by itself, the last wish for it. */
async function judged<Value>(
  call: Call,
  present: Quote,
  judge: (item: QuoteItem, wish: Input) => Value | Promise<Value>,
): Promise<Verdicts<Value>> {
  const wishes = innerList(call.input, 'orderItems', LINES_PER_CALL)
  if (wishes.length === 0) throw refuse('orderItems', 'Please choose at least one line.')
  const wanted = new Map(
    wishes.map((wish) => [requiredText(wish, 'orderItemID', ITEM_NOT_FOUND), wish]),
  )
  const items = await call.db.select().from(quoteItem).where(eq(quoteItem.quoteId, present.id))
  const known = new Map(items.map((item) => [item.id, item]))
  const itemOf = (id: string) => {
    const item = known.get(id)
    if (item === undefined) throw refuse('orderItemID', ITEM_NOT_FOUND)
    return item
  }
  const values = new Map<string, Value>()
  const refused = new Map<string, string>()
  for (const [id, wish] of wanted) {
    try {
      values.set(id, await judge(itemOf(id), wish))
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      refused.set(id, Object.values(problem.errors).flat().join(' '))
    }
  }
  return { values, refused, itemOf }
}

/** The lines that were left as they are, and what the others had before. */
function answerOf<Value>(
  { values, refused }: Verdicts<Value>,
  before: (id: string) => Readonly<Record<string, unknown>>,
): NonNullable<QuoteChange['answer']> {
  return {
    refusedOrderItems: [...refused].map(([orderItemID, message]) => ({ orderItemID, message })),
    previousOrderItems: [...values.keys()].map((orderItemID) => ({
      orderItemID,
      ...before(orderItemID),
    })),
  }
}
