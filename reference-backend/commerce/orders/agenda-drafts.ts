/** Drafts that wait for a decision of their customer: what they ask for has changed since. */

import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { isDraft, ofLinePrice, quote, quoteItem } from '../../database/schema/commerce.ts'
import type { StoredProduct } from '../../catalogue/catalogue.ts'
import type { Configuration } from '../../pricing/decode-model.ts'
import { addWeeks, earliestToday } from '../../pricing/calendar.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { priceModel } from '../../pricing/price-model.ts'
import { accountOf, type Call } from '../action.ts'
import { productsOfModels } from '../lines/product-lookup.ts'

/** Whether a draft waits follows from its lines and today's prices: of the drafts of an account so many are looked at, the newest. */
const LOOKED_AT = 200

/** How many older drafts are not looked at. */
export async function uncheckedDrafts(call: Call): Promise<number> {
  const [row] = await call.db.select({ drafts: count() }).from(quote).where(ownDrafts(call))
  return Math.max(0, (row?.drafts ?? 0) - LOOKED_AT)
}

/** Of these the drafts of which a line asks for a day that has become too early, or costs something else today; the newest first. */
export async function waitingDrafts(call: Call) {
  const today = earliestToday(call.now)
  const all = await likeLines(call)
  const configurations = await configurationsOf(call, all)
  const productOf = await productsOfModels(
    call.db,
    all.map(({ modelNumber }) => modelNumber),
  )
  const priceOf = pricing({ today, configurations, productOf })
  const waiting = new Map<string, ReturnType<typeof rowOf>>()
  for (const lines of all) {
    const now = priceOf(lines) ?? lines
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

function ownDrafts(call: Call) {
  return and(eq(quote.accountId, accountOf(call).id), isDraft(quote))
}

/** The lines of the newest drafts, those together that cannot be told apart: a long quote has few of them. */
async function likeLines(call: Call) {
  const { db } = call
  const newest = db
    .select({ id: quote.id })
    .from(quote)
    .where(ownDrafts(call))
    .orderBy(desc(quote.createdAt), desc(quote.number))
    .limit(LOOKED_AT)
  const { lineTotal, effectiveLeadTime, configuration } = ofLinePrice
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
      configuration,
      lineTotal,
      effectiveLeadTime,
      count: count(),
    })
    .from(quote)
    .innerJoin(quoteItem, eq(quoteItem.quoteId, quote.id))
    .where(inArray(quote.id, newest))
    .groupBy(
      quote.id,
      quoteItem.modelNumber,
      quoteItem.quantity,
      quoteItem.requestedDeliveryDate,
      configuration,
      lineTotal,
      effectiveLeadTime,
    )
    .orderBy(desc(quote.createdAt), desc(quote.number))
}

/** How lines are configured, by what they have in common with all that are configured alike; read of one line each. */
async function configurationsOf({ db }: Call, all: readonly LikeLines[]) {
  const firsts = new Map(all.toReversed().map((lines) => [lines.configuration, lines.orderID]))
  if (firsts.size === 0) return new Map<string, Configuration>()
  const { configuration } = ofLinePrice
  const rows = await db
    .selectDistinctOn([configuration], {
      configuration,
      chosen: sql<ModelPrice['skuConfigurations']>`${quoteItem.price}->'skuConfigurations'`,
    })
    .from(quoteItem)
    .where(
      and(
        inArray(quoteItem.quoteId, [...new Set(firsts.values())]),
        inArray(configuration, [...firsts.keys()]),
      ),
    )
  return new Map(
    rows.map((row): [string, Configuration] => [
      row.configuration,
      Object.fromEntries(row.chosen.map((each) => [each.modifierKey, each.optionCode])),
    ]),
  )
}

interface Pricing {
  readonly today: string
  readonly configurations: ReadonlyMap<string, Configuration>
  readonly productOf: (modelNumber: string) => StoredProduct | undefined
}

/** Today's price of lines, each model and quantity asked once; undefined where it has left the catalogue. */
function pricing({ today, configurations, productOf }: Pricing) {
  const known = new Map<string, ModelPrice | undefined>()
  return (lines: LikeLines): ModelPrice | undefined => {
    const { zone, country, modelNumber, quantity } = lines
    const key = JSON.stringify([zone, country, modelNumber, quantity, lines.configuration])
    if (known.has(key)) return known.get(key)
    const product = productOf(modelNumber)
    const configuration = configurations.get(lines.configuration)
    const price =
      product === undefined || zone === '' || configuration === undefined
        ? undefined
        : priceModel({ product, zone, country, modelNumber, quantity, today, configuration })
    const found = price?.ok === true ? price : undefined
    known.set(key, found)
    return found
  }
}
