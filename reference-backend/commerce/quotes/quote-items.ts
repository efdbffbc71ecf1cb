/** The lines of a quote: add, change, remove. */

import { and, eq, inArray, max } from 'drizzle-orm'
import { plainSkuCode } from '../../catalogue/catalogue.ts'
import { earliestToday } from '../../pricing/calendar.ts'
import { newId } from '../../database/identifier.ts'
import {
  commaList,
  day,
  inner,
  innerList,
  type Input,
  pick,
  requiredText,
  text,
  wholeNumber,
} from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import { currencyOf } from '../account/account-json.ts'
import type { Action, Call } from '../action.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { type LineRequest, requireReachable } from '../lines/line-verdict.ts'
import { numbered } from '../lines/numbered-lines.ts'
import { checkLine, marketOfQuote } from './quote-line.ts'
import { EDITABLE } from './quote-status.ts'
import { configurationOf, type Quote, type QuoteItem } from './quote-store.ts'
import { type QuoteChange, quoteWrite } from './quote-write.ts'

const ITEM_NOT_FOUND = 'The item could not be found.'
/** More lines than this make no quote that anybody can review. */
export const LINES_PER_QUOTE = 2000
const DATES_PER_CALL = 500

export const quoteItemActions: readonly Action[] = [
  quoteWrite({
    name: 'updateOrderItemQuantity',
    fields: ['orderItem', 'orderItemID', 'quantity', 'isQuote'],
    allowed: EDITABLE,
    change: async (call, present) => {
      const orderItem = 'orderItem' in call.input ? inner(call.input, 'orderItem') : call.input
      const item = await ownItem(call, present, orderItem)
      const quantity = wholeNumber(orderItem, 'quantity')
      const market = await marketOfQuote(call, present)
      // The stored date stays as it is: only a typed one must be reachable (O-15).
      const line = {
        ...item,
        skuID: item.skuId,
        configuration: configurationOf(item),
        quantity,
        requestedDeliveryDate: '',
      }
      const setting = { market, productOf: productLookup(call.db) }
      const { price, plannedDeliveryDate } = await checkLine(call, line, setting)
      await change(call, item, { quantity, price, plannedDeliveryDate })
      return {
        detail: { orderItemID: item.id, quantity },
        answer: { previous: { quantity: item.quantity } },
      }
    },
  }),
  quoteWrite({
    name: 'updateRequestDeliveryDate',
    fields: ['orderItem', 'orderItems', 'isQuote'],
    allowed: EDITABLE,
    change: async (call, present) => {
      if (call.input['orderItems'] !== undefined) return changeDates(call, present)
      const orderItem = inner(call.input, 'orderItem')
      const item = await ownItem(call, present, orderItem)
      const requestedDeliveryDate = requiredDay(orderItem)
      requireReachableBy(call, item, requestedDeliveryDate)
      await change(call, item, { requestedDeliveryDate })
      return {
        detail: { orderItemID: item.id, requestedDeliveryDate },
        answer: { previous: { requestedDeliveryDate: item.requestedDeliveryDate } },
      }
    },
  }),
  quoteWrite({
    name: 'removeOrderItem',
    fields: ['orderItemID', 'orderItemIDList', 'isQuote'],
    allowed: EDITABLE,
    change: async (call, present) => {
      const items = await namedItems(call, present)
      await call.db.delete(quoteItem).where(inArray(quoteItem.id, items))
      // Without items a quote is gone, in whatever status it could be changed (QUOTE-58).
      if (!(await hasItems(call, present))) {
        await call.db.delete(quote).where(eq(quote.id, present.id))
      }
      const [orderItemID] = items
      return { detail: items.length === 1 ? { orderItemID } : { orderItemIDs: items } }
    },
  }),
]

/** The ids of the lines that a removal names, one or a list; of a list those that are gone already are passed over. */
async function namedItems(call: Call, present: Quote): Promise<readonly string[]> {
  if (text(call.input, 'orderItemID') !== '') {
    return [(await ownItem(call, present, pick(call.input, ['orderItemID']))).id]
  }
  const wanted = new Set(commaList(call.input, 'orderItemIDList'))
  const items = await call.db
    .select({ id: quoteItem.id })
    .from(quoteItem)
    .where(eq(quoteItem.quoteId, present.id))
  const found = items.map(({ id }) => id).filter((id) => wanted.has(id))
  if (found.length === 0) throw refuse('orderItemID', ITEM_NOT_FOUND)
  return found
}

/** Checks every line, then writes all of them behind the present ones; none when one is refused. */
export async function addLines(
  call: Call,
  present: Quote,
  lines: readonly LineRequest[],
): Promise<void> {
  const market = await marketOfQuote(call, present)
  const [last] = await call.db
    .select({ position: max(quoteItem.position) })
    .from(quoteItem)
    .where(eq(quoteItem.quoteId, present.id))
  const first = (last?.position ?? -1) + 1
  if (first + lines.length > LINES_PER_QUOTE) {
    throw refuse('orderItems', `A quote holds at most ${LINES_PER_QUOTE} items.`)
  }
  const setting = { market, productOf: productLookup(call.db) }
  const rows = []
  for (const [index, sent] of lines.entries()) {
    const modelNumber = sent.modelNumber || (await plainSkuCode(call.db, sent.skuID))
    const line = { ...sent, modelNumber }
    const checked = await numbered(lines.length === 1 ? '' : `Line ${index + 1}: `, () =>
      checkLine(call, line, setting),
    )
    rows.push({ id: newId(), quoteId: present.id, position: first + index, ...checked })
  }
  await call.db.insert(quoteItem).values(rows)
  await call.db
    .update(quote)
    .set({
      zone: market.zone,
      taxCountry: market.country,
      currencyCode: currencyOf(market.zone),
    })
    .where(eq(quote.id, present.id))
}

/** The days of many lines. One that cannot have its day keeps no other from having it, unless none can. */
async function changeDates(call: Call, present: Quote): Promise<QuoteChange> {
  const wishes = innerList(call.input, 'orderItems', DATES_PER_CALL)
  if (wishes.length === 0) throw refuse('orderItems', 'Please choose at least one line.')
  const items = await call.db.select().from(quoteItem).where(eq(quoteItem.quoteId, present.id))
  const known = new Map(items.map((item) => [item.id, item]))
  const days = new Map<string, string>()
  const refused = new Map<string, string>()
  for (const wish of wishes) {
    const id = requiredText(wish, 'orderItemID', ITEM_NOT_FOUND)
    const verdict = dayFor(call, known.get(id), wish)
    if ('day' in verdict) days.set(id, verdict.day)
    else refused.set(id, verdict.message)
  }
  if (days.size === 0) {
    throw new Refusal({ requestedDeliveryDate: [...new Set(refused.values())] })
  }
  for (const each of new Set(days.values())) {
    const ids = [...days].filter(([, value]) => value === each).map(([id]) => id)
    await call.db
      .update(quoteItem)
      .set({ requestedDeliveryDate: each })
      .where(and(eq(quoteItem.quoteId, present.id), inArray(quoteItem.id, ids)))
  }
  const refusedOrderItems = [...refused].map(([orderItemID, message]) => ({ orderItemID, message }))
  return {
    detail: { requestedDeliveryDates: Object.fromEntries(days) },
    answer: { refusedOrderItems },
  }
}

/** The day that a line may have, or why it may not. */
function dayFor(
  call: Call,
  item: QuoteItem | undefined,
  wish: Input,
): { readonly day: string } | { readonly message: string } {
  try {
    if (item === undefined) throw refuse('orderItemID', ITEM_NOT_FOUND)
    const wanted = requiredDay(wish)
    requireReachableBy(call, item, wanted)
    return { day: wanted }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { message: Object.values(problem.errors).flat().join(' ') }
  }
}

function requiredDay(input: Input): string {
  const wanted = day(input, 'requestedDeliveryDate')
  if (wanted === '') throw refuse('requestedDeliveryDate', 'Please enter a date.')
  return wanted
}

function requireReachableBy({ now }: Call, { price }: QuoteItem, wanted: string): void {
  requireReachable(wanted, price.effectiveLeadTime, earliestToday(now))
}

/** The item of a quote that a request names; refused where it is not on it. */
export async function ownItem(
  { db }: Call,
  present: Quote,
  input: Parameters<typeof requiredText>[0],
): Promise<QuoteItem> {
  const id = requiredText(input, 'orderItemID', ITEM_NOT_FOUND)
  const [found] = await db
    .select()
    .from(quoteItem)
    .where(and(eq(quoteItem.id, id), eq(quoteItem.quoteId, present.id)))
  if (found === undefined) throw refuse('orderItemID', ITEM_NOT_FOUND)
  return found
}

export async function change(
  { db }: Call,
  { id }: QuoteItem,
  values: Partial<QuoteItem>,
): Promise<void> {
  await db.update(quoteItem).set(values).where(eq(quoteItem.id, id))
}

async function hasItems({ db }: Call, { id }: Quote): Promise<boolean> {
  const rows = await db.select().from(quoteItem).where(eq(quoteItem.quoteId, id)).limit(1)
  return rows.length > 0
}
