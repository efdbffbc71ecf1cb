/** Drafts that wait for a decision of their customer: what they ask for has changed since. */

import { and, count, desc, eq, sql } from 'drizzle-orm'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import type { Configuration } from '../../pricing/decode-model.ts'
import { addWeeks, earliestToday } from '../../pricing/calendar.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { accountOf, type Call } from '../action.ts'
import { productLookup } from '../lines/product-lookup.ts'

/** Drafts of which a line asks for a day that has become too early, or costs something else today; the newest first. */
export async function waitingDrafts(call: Call) {
  const today = earliestToday(call.now)
  const priceOf = pricing(call, today)
  const waiting = new Map<string, ReturnType<typeof rowOf>>()
  for (const lines of await likeLines(call)) {
    const now = (await priceOf(lines)) ?? lines
    const { requestedDeliveryDate: wish } = lines
    const isTooEarly = wish !== '' && wish < addWeeks(today, now.effectiveLeadTime)
    const isRepriced = now.lineTotal !== lines.lineTotal
    if (!isTooEarly && !isRepriced) continue
    const row = waiting.get(lines.orderID) ?? rowOf(lines)
    if (isTooEarly) row.itemsTooEarly += lines.count
    if (isRepriced) row.itemsRepriced += lines.count
    waiting.set(lines.orderID, row)
  }
  return [...waiting.values()]
}

type LikeLines = Awaited<ReturnType<typeof likeLines>>[number]

function rowOf({ orderID, number, quoteName }: LikeLines) {
  return {
    orderID,
    quoteNumber: String(number),
    quoteName,
    itemsTooEarly: 0,
    itemsRepriced: 0,
  }
}

/** The lines of all drafts, those together that cannot be told apart: a long quote has few of them. */
async function likeLines({ db, ...call }: Call) {
  const configurations = sql<
    ModelPrice['skuConfigurations']
  >`${quoteItem.price}->'skuConfigurations'`
  const lineTotal = sql<number>`(${quoteItem.price}->>'lineTotal')::float`
  const effectiveLeadTime = sql<number>`(${quoteItem.price}->>'effectiveLeadTime')::int`
  return db
    .select({
      orderID: quote.id,
      number: quote.number,
      quoteName: quote.name,
      zone: quote.zone,
      country: quote.taxCountry,
      modelNumber: quoteItem.modelNumber,
      quantity: quoteItem.quantity,
      requestedDeliveryDate: quoteItem.requestedDeliveryDate,
      configurations,
      lineTotal,
      effectiveLeadTime,
      count: count(),
    })
    .from(quote)
    .innerJoin(quoteItem, eq(quoteItem.quoteId, quote.id))
    .where(and(eq(quote.accountId, accountOf({ db, ...call }).id), eq(quote.status, 'qstDraft')))
    .groupBy(
      quote.id,
      quoteItem.modelNumber,
      quoteItem.quantity,
      quoteItem.requestedDeliveryDate,
      configurations,
      lineTotal,
      effectiveLeadTime,
    )
    .orderBy(desc(quote.createdAt), desc(quote.number))
}

/** Today's price of lines, each model and quantity asked once; undefined where it has left the catalogue. */
function pricing(call: Call, today: string) {
  const productOf = productLookup(call.db)
  const known = new Map<string, ModelPrice | undefined>()
  return async (lines: LikeLines): Promise<ModelPrice | undefined> => {
    const { zone, country, modelNumber, quantity, configurations } = lines
    const key = JSON.stringify([zone, country, modelNumber, quantity, configurations])
    if (known.has(key)) return known.get(key)
    const product = await productOf(modelNumber)
    const configuration: Configuration = Object.fromEntries(
      configurations.map(({ modifierKey, optionCode }) => [modifierKey, optionCode]),
    )
    const price =
      product === undefined || zone === ''
        ? undefined
        : priceModel({ product, zone, country, modelNumber, quantity, today, configuration })
    const found = price?.ok === true ? price : undefined
    known.set(key, found)
    return found
  }
}
