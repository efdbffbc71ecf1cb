/** Finding a quote for its owner, holding it for one write, and settling it afterwards. */

import { dequal } from 'dequal/lite'
import { and, asc, eq, sql } from 'drizzle-orm'
import { dayOf } from '../../pricing/calendar.ts'
import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { newId } from '../../database/identifier.ts'
import { requiredText } from '../../http/input.ts'
import type { Configuration } from '../../pricing/decode-model.ts'
import { priceModel } from '../../pricing/price-model.ts'
import {
  counter,
  quote,
  quoteFulfilment,
  quoteItem,
  quotePromotion,
} from '../../database/schema/commerce.ts'
import { addressesOf, currencyOf, zoneOf } from '../account/account-json.ts'
import { accountOf, type Call } from '../action.ts'
import { FIRST_METHOD, FIRST_SHIPPING_METHOD } from '../fulfilment/fulfilment-options.ts'
import { type ProductLookup, productLookup } from '../lines/product-lookup.ts'
import { totalsOf } from './quote-totals.ts'
import { isEditable, type QuoteStatus, requireStatus } from './quote-status.ts'
import { asOf } from './quote-validity.ts'

export type Quote = typeof quote.$inferSelect
export type QuoteItem = typeof quoteItem.$inferSelect
export type QuoteFulfilment = typeof quoteFulfilment.$inferSelect

interface ChangedPrice {
  readonly orderItemID: string
  readonly unitPrice: number
}

const NOT_FOUND = 'The quote could not be found.'

/** The first number that a quote of this shop can have. */
export const FIRST_QUOTE_NUMBER = 20_001

/** The caller's own quote; undefined for a missing one and for another account's alike. */
export async function ownQuote(call: Call, orderID: string): Promise<Quote | undefined> {
  const [found] = await call.db
    .select()
    .from(quote)
    .where(and(eq(quote.id, orderID), eq(quote.accountId, accountOf(call).id)))
  return found && asOf(found, call.now)
}

/** The caller's own quote, locked until the transaction ends; refused by owner, then by status. */
export async function lockQuote(call: Call, allowed: readonly QuoteStatus[]): Promise<Quote> {
  const orderID = requiredText(call.input, 'orderID', NOT_FOUND)
  const [found] = await call.db
    .select()
    .from(quote)
    .where(and(eq(quote.id, orderID), eq(quote.accountId, accountOf(call).id)))
    .for('update')
  if (found === undefined) throw refuse('orderID', NOT_FOUND)
  requireStatus(asOf(found, call.now).status, allowed)
  return found
}

/** A new empty draft of the caller, in the account's present currency. */
export async function insertQuote(call: Call, name: string): Promise<Quote> {
  const account = accountOf(call)
  const zone = zoneOf(account, await addressesOf(call.db, account.id))
  const [row] = await call.db
    .insert(quote)
    .values({
      id: newId(),
      accountId: account.id,
      number: await nextQuoteNumber(call.db),
      name,
      status: 'qstDraft',
      zone: '',
      taxCountry: '',
      currencyCode: currencyOf(zone),
      paymentId: newId(),
      purchaseOrderNumber: '',
      details: '',
      freightCarrier: '',
      specialInstructions: '',
      dispatchOption: '',
      createdAt: call.now,
      ...totalsOf([], []),
    })
    .returning()
  if (row === undefined) throw new Error('The quote was not written.')
  return row
}

/** Numbers follow each other without gaps between committed quotes: the row lock hands them out. */
async function nextQuoteNumber(db: Database): Promise<number> {
  const [row] = await db
    .insert(counter)
    .values({ name: 'quote', value: FIRST_QUOTE_NUMBER })
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning()
  return row?.value ?? FIRST_QUOTE_NUMBER
}

export async function itemsOf(db: Database, quoteId: string): Promise<readonly QuoteItem[]> {
  return db
    .select()
    .from(quoteItem)
    .where(eq(quoteItem.quoteId, quoteId))
    .orderBy(asc(quoteItem.position))
}

export async function fulfilmentOf(
  db: Database,
  quoteId: string,
): Promise<QuoteFulfilment | undefined> {
  const [row] = await db.select().from(quoteFulfilment).where(eq(quoteFulfilment.quoteId, quoteId))
  return row
}

/**
 * Brings a quote up to date after a write: every line priced and dated again, the totals from the
 * lines, a fulfilment as soon as there is something to deliver. Answers the lines as they are stored now.
 */
export async function settleQuote(
  db: Database,
  { id, zone, taxCountry }: Quote,
  now: Date,
): Promise<readonly QuoteItem[]> {
  const market = { zone, country: taxCountry }
  const today = dayOf(now)
  const productOf = productLookup(db)
  const settled: QuoteItem[] = []
  const items = await itemsOf(db, id)
  for (const item of items) {
    const fresh = await repriced(item, { ...market, today, productOf })
    if (fresh !== item) await db.update(quoteItem).set(fresh).where(eq(quoteItem.id, item.id))
    settled.push(fresh)
  }
  const codes = await promotionCodesOf(db, id)
  await db.update(quote).set(totalsOf(settled, codes)).where(eq(quote.id, id))
  if (settled.length === 0) return items
  await db
    .insert(quoteFulfilment)
    .values({
      id: newId(),
      quoteId: id,
      methodId: FIRST_METHOD,
      shippingMethodId: FIRST_SHIPPING_METHOD,
      trackingNumbers: [],
    })
    .onConflictDoNothing({ target: quoteFulfilment.quoteId })
  // To read thousands of lines takes most of the time of a write.
  return settled.every((item, at) => item === items[at]) ? items : itemsOf(db, id)
}

/**
 * What one piece of a line costs from the next write on, of those that were priced before the prices of their product
 * changed. Only what can still be written has such lines.
 */
export async function changedPrices(
  db: Database,
  { status, zone, taxCountry }: Quote,
  { items, now }: { readonly items: readonly QuoteItem[]; readonly now: Date },
): Promise<readonly ChangedPrice[]> {
  if (!isEditable(status)) return []
  const market = { zone, country: taxCountry, today: dayOf(now), productOf: productLookup(db) }
  const changed: ChangedPrice[] = []
  for (const item of items) {
    const { price } = await repriced(item, market)
    if (price.lineTotal !== item.price.lineTotal) {
      changed.push({ orderItemID: item.id, unitPrice: price.unitPrice })
    }
  }
  return changed
}

/** The promotion codes of a quote, in the order of the alphabet. */
export async function promotionCodesOf(db: Database, quoteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ code: quotePromotion.code })
    .from(quotePromotion)
    .where(eq(quotePromotion.quoteId, quoteId))
    .orderBy(asc(quotePromotion.code))
  return rows.map(({ code }) => code)
}

/** How the model of an item was read when it was added: it stays so, whatever else is changed. */
export function configurationOf({ price }: Pick<QuoteItem, 'price'>): Configuration {
  return Object.fromEntries(
    price.skuConfigurations.map(({ modifierKey, optionCode }) => [modifierKey, optionCode]),
  )
}

/** The item with today's price and dates; the same object when nothing has changed. */
async function repriced(
  item: QuoteItem,
  {
    zone,
    country,
    today,
    productOf,
  }: { zone: Quote['zone']; country: string; today: string; productOf: ProductLookup },
): Promise<QuoteItem> {
  if (zone === '') return item
  const { modelNumber, quantity } = item
  const product = await productOf(modelNumber)
  if (product === undefined) return item
  const configuration = configurationOf(item)
  const price = priceModel({ product, zone, country, modelNumber, quantity, today, configuration })
  // A model that has left the catalogue keeps the price it was quoted with.
  if (!price.ok || dequal(price, item.price)) return item
  return { ...item, price, plannedDeliveryDate: price.leadDeliveryDate }
}
