/** Placed orders: the history of an account, one order for those who may see it, and ordering it again. */

import { eq } from 'drizzle-orm'
import { account } from '../../database/schema/commerce.ts'
import { flag, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Action, Call, Outcome } from '../action.ts'
import { presentCart } from '../cart/cart-json.ts'
import { addToCart } from '../cart/carts.ts'
import { holdCart } from '../cart/cart-store.ts'
import { requireFree } from '../checkout/placement-store.ts'
import { orderDetailsJson, orderRowJson, orderStatusJson } from './order-json.ts'
import {
  guestOrder,
  isOfGuest,
  linkedOrder,
  type Order,
  ownOrder,
  ownOrders,
} from './order-store.ts'
import { dueDay } from './statement-rows.ts'
import { errorsOf } from '../lines/errors-of.ts'
import { copyOfQuote } from '../quotes/quote-copy.ts'
import { addLines } from '../quotes/quote-items.ts'
import { quoteOfOrder } from '../quotes/order-of-quote.ts'
import { requireCustomCode } from '../quotes/quote-line.ts'
import { tell, tellerOf } from '../quotes/quote-ledger.ts'
import { configurationOf, insertQuote, ownQuote } from '../quotes/quote-store.ts'
import { settledAnswer } from '../quotes/quote-write.ts'

export const orderActions: readonly Action[] = [
  {
    name: 'getAllOrdersOnAccount',
    label: 'public:account.getAllOrdersOnAccount',
    kind: 'read',
    mayLag: true,
    access: 'account',
    fields: ['pageRecordsShow', 'currentPage', 'keyword', 'orderTemplateID'],
    run: async (call) => {
      const { orders, recordsCount, ...page } = await ownOrders(call)
      const ordersOnAccount = orders.map(orderRowJson)
      return { ordersOnAccount: { ordersOnAccount, records: recordsCount, recordsCount, ...page } }
    },
  },
  {
    name: 'getOrderDetails',
    label: 'public:account.getOrderDetails',
    kind: 'read',
    access: 'either',
    fields: ['orderID', 'tokenHash', 'orderNumber', 'emailAddress'],
    run: async (call) => {
      if (isAskedByNumber(call)) return { orderDetails: orderStatusJson(await guestOrder(call)) }
      const found = await wholeOrder(call)
      if (found === undefined) return { orderDetails: {} }
      const isGuests = text(call.input, 'tokenHash') !== '' && (await isOfGuest(call, found))
      const quote = await quoteOfOrder(call, found)
      const dueDate = await dueDateOf(call, found)
      return { orderDetails: orderDetailsJson(call, found, { isGuests, quote, dueDate }) }
    },
  },
  {
    name: 'duplicateOrder',
    label: 'public:order.duplicateOrder',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: [
      'orderID',
      'quoteName',
      'setAsCartFlag',
      'returnQuote',
      'orderItems',
      'targetOrderID',
      'otherOrders',
      'copyDetailsFlag',
    ],
    run: async (call) => {
      const id = text(call.input, 'orderID')
      const order = await ownOrder(call, id)
      if (order === undefined) {
        const quote = await ownQuote(call, id)
        if (quote === undefined || flag(call.input, 'setAsCartFlag')) {
          throw refuse('orderID', 'The order could not be found.')
        }
        return copyOfQuote(call, quote)
      }
      if (flag(call.input, 'setAsCartFlag')) return intoCart(call, order)
      const name = text(call.input, 'quoteName') || `Order ${order.number} again`
      const quote = await insertQuote(call, name)
      await addLines(call, quote, (await linesAgain(call, order)).flatMap(quotedAgain))
      const { items: present, answer: settled } = await settledAnswer(call, quote.id)
      await tell(call, { quoteId: quote.id, before: undefined, present, teller: tellerOf(call) })
      return {
        answer: { orderID: quote.id, ...settled },
        subjectID: quote.id,
        detail: { ordered: order.id },
      }
    },
  },
]

/** By when the open part of an order is to be paid, by the terms of its account. */
async function dueDateOf({ db }: Call, order: Order): Promise<string> {
  if (order.openOnTerms <= 0) return ''
  const [owner] = await db
    .select({ creditDays: account.creditDays })
    .from(account)
    .where(eq(account.id, order.accountId))
  return owner === undefined ? '' : dueDay(order, owner.creditDays)
}

/** The same lines once more in the cart, beside what lies there; those that cannot be had any more are named. */
async function intoCart(call: Call, order: Order): Promise<Outcome> {
  const { cart } = await holdCart(call)
  await requireFree(call.db, cart)
  const notAdded = []
  for (const item of await linesAgain(call, order)) {
    // What a line had written before it was refused goes back with it.
    const errors = await errorsOf(() =>
      call.db.transaction((db) => addToCart({ ...call, db }, cart, [lineAgain(item)])),
    )
    if (errors !== undefined) {
      const { id: orderItemID, modelNumber, quantity } = item
      notAdded.push({ orderItemID, modelNumber, quantity, errors })
    }
  }
  return {
    answer: { orderID: cart.id, cart: await presentCart(call), notAdded },
    subjectID: cart.id,
    detail: { ordered: order.id, notAdded: notAdded.map(({ orderItemID }) => orderItemID) },
  }
}

/** By number and email address, for want of a link. */
function isAskedByNumber({ input }: Call): boolean {
  return 'orderNumber' in input && text(input, 'tokenHash') === ''
}

/** By an emailed link, or as one's own. */
async function wholeOrder(call: Call): Promise<Order | undefined> {
  const link = text(call.input, 'tokenHash')
  return link === '' ? ownOrder(call, text(call.input, 'orderID')) : linkedOrder(call, link)
}

/** The lines of an order, without the own codes that stand for another model by now, or for none. */
async function linesAgain(call: Call, { items }: Order): Promise<Order['items']> {
  const lines = []
  for (const { customCode = '', ...item } of items) {
    const { modelNumber } = item
    const stands = await errorsOf(() => requireCustomCode(call, { customCode, modelNumber }))
    lines.push(stands === undefined ? { ...item, customCode } : item)
  }
  return lines
}

/** The same line, at today's price and for its earliest day. */
function lineAgain(item: Order['items'][number]) {
  return {
    skuID: item.sku.skuID,
    modelNumber: item.modelNumber,
    configuration: configurationOf(item),
    quantity: item.quantity,
    requestedDeliveryDate: '',
    customerMaterialNumber: item.customerMaterialNumber,
    customCode: item.customCode ?? '',
    parts: (item.parts ?? []).map(({ skuCode, quantity }) => ({ skuCode, quantity })),
  }
}

/** A quote has no bundles: it asks for the parts of one as lines of their own. */
function quotedAgain(item: Order['items'][number]) {
  const { parts = [] } = item
  const line = lineAgain(item)
  if (parts.length === 0) return [line]
  return parts.map(({ skuCode, sku, quantity }) => ({
    ...line,
    customCode: '',
    skuID: sku.skuID,
    modelNumber: skuCode,
    quantity: quantity * item.quantity,
  }))
}
