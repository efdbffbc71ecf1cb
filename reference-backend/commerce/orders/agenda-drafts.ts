/** Drafts that wait for a decision of their customer: what they ask for has changed since. */

import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import { addWeeks, earliestToday } from '../../pricing/calendar.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { accountOf, type Call } from '../action.ts'
import { productLookup } from '../lines/product-lookup.ts'
import { configurationOf, type QuoteItem } from '../quotes/quote-store.ts'

/** The newest drafts are looked at; what has lain longer is found in the list. */
const DRAFTS_LOOKED_AT = 20
/** So many of their lines are priced: it is asked for whenever a page is at rest. */
const LINES_LOOKED_AT = 1000

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
  const lines = await call.db
    .select({ item: quoteItem })
    .from(quoteItem)
    .innerJoin(quote, eq(quote.id, quoteItem.quoteId))
    .where(inArray(quoteItem.quoteId, ids))
    .orderBy(desc(quote.createdAt), desc(quote.number), asc(quoteItem.position))
    .limit(LINES_LOOKED_AT)
  const items = lines.map(({ item }) => item)
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
