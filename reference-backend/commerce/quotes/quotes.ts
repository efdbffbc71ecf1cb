/** Quotes as documents: list, read, create, name the purchase order, remove. */

import { and, desc, eq, max, sql } from 'drizzle-orm'
import { requiredText, text } from '../../http/input.ts'
import { quote, quotePromotion } from '../../database/schema/commerce.ts'
import { quoteEvent } from '../../database/schema/quote-events.ts'
import { type Action, accountOf, type Call } from '../action.ts'
import { presentCart } from '../cart/cart-json.ts'
import { KNOWN_LINES_FIELD, knownLines } from './known-lines.ts'
import { paymentsJson, quoteJson, quoteRowJson } from './quote-json.ts'
import { ownQuotes } from './quote-list.ts'
import { EDITABLE, REMOVABLE, SUBMITTABLE } from './quote-status.ts'
import { keepPromotions, promotionAttempts, requiredPromotion } from '../cart/promotion-codes.ts'
import { tell, tellerOf } from './quote-ledger.ts'
import { changedPrices, insertQuote, itemsOf, ownQuote } from './quote-store.ts'
import { quoteWrite } from './quote-write.ts'

export const quoteActions: readonly Action[] = [
  {
    name: 'getQuotes',
    label: 'public:account.getQuotes',
    kind: 'read',
    mayLag: true,
    access: 'account',
    fields: ['statusTypeCode', 'pageRecordsShow', 'currentPage', 'keyword', 'orderBy'],
    run: ownQuotes,
  },
  {
    name: 'getCartAndDraftQuoteOrders',
    label: 'public:account.getCartAndDraftQuoteOrders',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => ({ cartQuoteOrders: await drafts(call) }),
  },
  {
    name: 'getQuote',
    label: 'public:order.getQuote',
    kind: 'read',
    access: 'account',
    fields: ['orderID', 'returnQuote', KNOWN_LINES_FIELD],
    run: async (call) => {
      const found = await ownQuote(call, text(call.input, 'orderID'))
      if (found === undefined) return { quote: {} }
      const items = await itemsOf(call.db, found.id)
      const answer = await quoteJson(call.db, found, items, knownLines(call, items))
      const repriced = await changedPrices(call.db, found, { items, now: call.now })
      return { quote: { ...answer, ...(repriced.length > 0 && { orderItemsRepriced: repriced }) } }
    },
  },
  {
    name: 'createQuote',
    label: 'public:order.createQuote',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['quoteName'],
    run: async (call) => {
      const name = requiredText(call.input, 'quoteName', 'Please enter a name for the quote.')
      const { id } = await insertQuote(call, name)
      await tell(call, { quoteId: id, before: undefined, teller: tellerOf(call) })
      return { answer: { orderID: id }, subjectID: id, detail: { quoteName: name } }
    },
  },
  quoteWrite({
    name: 'setupTradeOrderPayment',
    fields: ['purchaseOrderNumber'],
    allowed: EDITABLE,
    // Without the quote in its answer nothing could say which of the lines cost something else now.
    settles: false,
    change: async ({ db, input }, present) => {
      const purchaseOrderNumber = requiredText(input, 'purchaseOrderNumber', 'Please enter PO No.')
      await db.update(quote).set({ purchaseOrderNumber }).where(eq(quote.id, present.id))
      const orderPayments = paymentsJson({ ...present, purchaseOrderNumber })
      return {
        detail: { purchaseOrderNumber },
        answer: {
          tradeOrder: { orderID: present.id, orderPayments },
          error: '',
          previous: { purchaseOrderNumber: present.purchaseOrderNumber },
        },
      }
    },
  }),
  quoteWrite({
    name: 'addPromotionCode',
    fields: ['promotionCode'],
    allowed: EDITABLE,
    attempts: promotionAttempts,
    change: async ({ db, input }, { id }) => {
      const { code } = requiredPromotion(text(input, 'promotionCode'))
      await keepPromotions(db, id, [code])
      return { detail: { promotionCode: code } }
    },
  }),
  quoteWrite({
    name: 'removePromotionCode',
    fields: ['promotionCode', 'promotionCodeID'],
    allowed: EDITABLE,
    change: async ({ db, input }, { id }) => {
      const code = requiredText(input, 'promotionCode', 'Please choose a promotion code.')
      await db
        .delete(quotePromotion)
        .where(
          and(
            eq(quotePromotion.quoteId, id),
            sql`upper(${quotePromotion.code}) = ${code.toUpperCase()}`,
          ),
        )
      return { detail: { promotionCode: code } }
    },
  }),
  quoteWrite({
    name: 'clearOrder',
    fields: [],
    allowed: SUBMITTABLE,
    change: async ({ db }, { id }) => {
      await db.delete(quote).where(eq(quote.id, id))
      return { answer: { quote: {} } }
    },
  }),
  quoteWrite({
    name: 'deleteOrder',
    fields: [],
    allowed: REMOVABLE,
    change: async (call, { id }) => {
      await call.db.delete(quote).where(eq(quote.id, id))
      return { answer: { cart: await presentCart(call) } }
    },
  }),
]

/** The caller's drafts, the newest first, each with the instant of the last entry of its history. */
async function drafts(call: Call) {
  const rows = await call.db
    .select({ draft: quote, changedAt: max(quoteEvent.at) })
    .from(quote)
    .leftJoin(quoteEvent, eq(quoteEvent.quoteId, quote.id))
    .where(and(eq(quote.accountId, accountOf(call).id), eq(quote.status, 'qstDraft')))
    .groupBy(quote.id)
    .orderBy(desc(quote.createdAt), desc(quote.number))
  return rows.map(({ draft, changedAt }) => ({
    ...quoteRowJson(draft),
    lastChangedDateTime: (changedAt ?? draft.createdAt).toISOString(),
  }))
}
