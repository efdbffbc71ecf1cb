/** What waits for a decision of the customer: drafts that today is no longer kind to, and deliveries that slipped. */

import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { addWeeks, earliestToday } from '../../pricing/calendar.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { accountOf, type Call } from '../action.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { configurationOf, type QuoteItem } from '../quotes/quote-store.ts'
import type { Order } from './order-store.ts'

/** The newest drafts are looked at; what has lain longer is found in the list. */
const DRAFTS_LOOKED_AT = 20

/** Drafts of which a line asks for a day that has become too early, or costs something else today. */
export async function waitingDrafts(call: Call) {
  const drafts = await call.db
    .select()
    .from(quote)
    .where(and(eq(quote.accountId, accountOf(call).id), eq(quote.status, 'qstDraft')))
    .orderBy(desc(quote.createdAt), desc(quote.number))
    .limit(DRAFTS_LOOKED_AT)
  if (drafts.length === 0) return []
  const ids = drafts.map(({ id }) => id)
  const items = await call.db
    .select()
    .from(quoteItem)
    .where(inArray(quoteItem.quoteId, ids))
    .orderBy(asc(quoteItem.quoteId), asc(quoteItem.position))
  const today = earliestToday(call.now)
  const productOf = productLookup(call.db)
  const rows = []
  for (const { id, number, name, zone, taxCountry } of drafts) {
    let itemsTooEarly = 0
    let itemsRepriced = 0
    for (const item of items.filter(({ quoteId }) => quoteId === id)) {
      const product = await productOf(item.modelNumber)
      const { modelNumber, quantity } = item
      const price =
        product === undefined || zone === ''
          ? undefined
          : priceModel({
              product,
              zone,
              country: taxCountry,
              modelNumber,
              quantity,
              today,
              configuration: configurationOf(item),
            })
      const now = price?.ok === true ? price : item.price
      if (isTooEarly(item, now.effectiveLeadTime, today)) itemsTooEarly += 1
      if (now.lineTotal !== item.price.lineTotal) itemsRepriced += 1
    }
    if (itemsTooEarly + itemsRepriced > 0) {
      rows.push({
        orderID: id,
        quoteNumber: String(number),
        quoteName: name,
        itemsTooEarly,
        itemsRepriced,
      })
    }
  }
  return rows
}

function isTooEarly({ requestedDeliveryDate }: QuoteItem, weeks: number, today: string): boolean {
  return requestedDeliveryDate !== '' && requestedDeliveryDate < addWeeks(today, weeks)
}

/** Orders with lines that are not sent and were planned for a day that is over, the longest first. */
export async function slippedDeliveries(call: Call) {
  const open = await call.db
    .select()
    .from(placedOrder)
    .where(
      and(
        eq(placedOrder.accountId, accountOf(call).id),
        notInArray(placedOrder.status, ['ostClosed', 'ostCanceled']),
      ),
    )
  const today = earliestToday(call.now)
  return open
    .flatMap((order) => slipped(order, today))
    .toSorted((one, other) => one.plannedDeliveryDate.localeCompare(other.plannedDeliveryDate))
}

function slipped({ id, number, purchaseOrderNumber, items, fulfilments }: Order, today: string) {
  const sent = new Set(
    fulfilments.flatMap((each) => each.deliveries.flatMap(({ itemIDs }) => itemIDs)),
  )
  const late = items.filter(
    (item) =>
      !sent.has(item.id) && item.plannedDeliveryDate !== '' && item.plannedDeliveryDate < today,
  )
  const [first] = late.map(({ plannedDeliveryDate }) => plannedDeliveryDate).toSorted()
  if (first === undefined) return []
  return [
    {
      orderID: id,
      orderNumber: String(number),
      purchaseOrderNumber,
      plannedDeliveryDate: first,
      itemsCount: late.length,
    },
  ]
}
