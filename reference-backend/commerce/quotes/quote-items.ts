/** The lines of a quote: add, change, remove. */

import { and, count, eq, inArray, max } from 'drizzle-orm'
import { plainSkuCode } from '../../catalogue/catalogue.ts'
import { newId } from '../../database/identifier.ts'
import { commaList, inner, pick, requiredText, text, wholeNumber } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import { currencyOf } from '../account/account-json.ts'
import type { Action, Call } from '../action.ts'
import { productLookup } from '../lines/product-lookup.ts'
import type { LineRequest } from '../lines/line-verdict.ts'
import { numbered } from '../lines/numbered-lines.ts'
import {
  change,
  inQuantity,
  ITEM_NOT_FOUND,
  requiredDay,
  requireReachableBy,
} from './item-values.ts'
import { changeDates, changeQuantities, LINES_PER_CALL } from './many-lines.ts'
import { checkLine, marketOfQuote } from './quote-line.ts'
import { EDITABLE } from './quote-status.ts'
import type { Quote, QuoteItem } from './quote-store.ts'
import { quoteWrite } from './quote-write.ts'

/** More lines than this make no quote that anybody can review. */
export const LINES_PER_QUOTE = 2000

export const quoteItemActions: readonly Action[] = [
  quoteWrite({
    name: 'updateOrderItemQuantity',
    fields: ['orderItem', 'orderItemID', 'orderItems', 'quantity', 'isQuote'],
    allowed: EDITABLE,
    change: async (call, present) => {
      if (call.input['orderItems'] !== undefined) return changeQuantities(call, present)
      const orderItem = 'orderItem' in call.input ? inner(call.input, 'orderItem') : call.input
      const item = await ownItem(call, present, orderItem)
      const quantity = wholeNumber(orderItem, 'quantity')
      const setting = {
        market: await marketOfQuote(call, present),
        productOf: productLookup(call.db),
      }
      await change(call, item, await inQuantity(call, item, quantity, setting))
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
      if (items.length === 0) return { silent: true }
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
  const named = commaList(call.input, 'orderItemIDList')
  if (named.length === 0) throw refuse('orderItemID', ITEM_NOT_FOUND)
  if (named.length > LINES_PER_CALL) {
    throw refuse('orderItemIDList', `At most ${LINES_PER_CALL} entries are allowed.`)
  }
  const wanted = new Set(named)
  const items = await call.db
    .select({ id: quoteItem.id })
    .from(quoteItem)
    .where(eq(quoteItem.quoteId, present.id))
  return items.map(({ id }) => id).filter((id) => wanted.has(id))
}

/** Checks every line, then writes all of them behind the present ones; none when one is refused. */
export async function addLines(
  call: Call,
  present: Quote,
  lines: readonly LineRequest[],
): Promise<void> {
  const market = await marketOfQuote(call, present)
  // Lines that were removed leave places free, which are not taken again.
  const [there] = await call.db
    .select({ lines: count(), last: max(quoteItem.position) })
    .from(quoteItem)
    .where(eq(quoteItem.quoteId, present.id))
  const first = (there?.last ?? -1) + 1
  if ((there?.lines ?? 0) + lines.length > LINES_PER_QUOTE) {
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

async function hasItems({ db }: Call, { id }: Quote): Promise<boolean> {
  const rows = await db.select().from(quoteItem).where(eq(quoteItem.quoteId, id)).limit(1)
  return rows.length > 0
}
