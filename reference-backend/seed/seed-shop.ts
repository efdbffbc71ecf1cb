/** Fills an empty shop: the catalogue, the demo accounts, their quotes and custom codes. */

import { eq, sql } from 'drizzle-orm'
import { FIRST_ORDER_NUMBER } from '../commerce/orders/order-row.ts'
import { FIRST_QUOTE_NUMBER } from '../commerce/quotes/quote-store.ts'
import type { ShopConfig } from '../server/config.ts'
import type { Database } from '../database/database.ts'
import { product } from '../database/schema/catalogue.ts'
import {
  account,
  accountAddress,
  counter,
  customCode,
  quote,
  quoteFulfilment,
  quoteHistory,
  quoteItem,
  quotePromotion,
  setting,
} from '../database/schema/commerce.ts'
import { stock } from '../database/schema/stock.ts'
import { quoteEvent } from '../database/schema/quote-events.ts'
import { placedOrder } from '../database/schema/orders.ts'
import { productReview } from '../database/schema/product-reviews.ts'
import { accountPaymentMethod, giftCard, giftCardTransaction } from '../database/schema/payments.ts'
import { inTransaction } from '../database/transaction.ts'
import { accountIdOf, accountRows } from './account-rows.ts'
import { seedContent, seedForms } from './content/seed-content.ts'
import { seedDeliveries } from './delivery-rows.ts'
import { orderRows } from './order-rows.ts'
import { paymentRows } from './payment-rows.ts'
import { customCodes } from './products/custom-codes.ts'
import { redrawCatalogue, seedCatalogue } from './products/seed-catalogue.ts'
import { quoteRows } from './quote-rows.ts'
import { reviewRows } from './review-rows.ts'
import { seedSavedCarts } from './saved-cart-rows.ts'
import { TRADED } from './seed-copy.ts'

const SEEDED = 'seeded'
const CONTENT_SEEDED = 'content seeded'
const FORMS_SEEDED = 'forms seeded'
const ORDERS_SEEDED = 'orders seeded'
const PAYMENTS_SEEDED = 'payments seeded'
const DELIVERIES_SEEDED = 'deliveries seeded'
const SAVED_CARTS_SEEDED = 'saved carts seeded'
const REVIEWS_SEEDED = 'reviews seeded'
/** Counted up whenever the pictures of products are drawn otherwise. */
const PICTURES_DRAWN = 'pictures drawn 3'

export interface Seeding {
  /** What the dates of the seeded quotes are relative to. */
  readonly now: Date
  readonly config: ShopConfig
}

/** Everything that trading starts with. The same rows can be put back as often as wanted. */
export type CommerceRows = Awaited<ReturnType<typeof commerceRows>>

/**
 * Seeds a database that has never been seeded; leaves any other alone, but for pictures that are drawn otherwise by now.
 * Content, forms and orders came later than the rest.
 */
export async function seedOnce(db: Database, seeding: Seeding): Promise<void> {
  await once(db, SEEDED, seeding, async (tx) => {
    await seedCatalogue(tx)
    await insertCommerce(tx, await commerceRows(tx, seeding))
    await tx.insert(setting).values({ key: PICTURES_DRAWN, value: seeding.now.toISOString() })
  })
  await once(db, PICTURES_DRAWN, seeding, redrawCatalogue)
  await once(db, CONTENT_SEEDED, seeding, seedContent)
  await once(db, FORMS_SEEDED, seeding, seedForms)
  await once(db, ORDERS_SEEDED, seeding, async (tx) => {
    await insertOrders(tx, await commerceRows(tx, seeding))
  })
  await once(db, PAYMENTS_SEEDED, seeding, async (tx) => {
    await insertPayments(tx, await commerceRows(tx, seeding))
  })
  await once(db, DELIVERIES_SEEDED, seeding, async (tx) => seedDeliveries(tx, seeding.now))
  await once(db, SAVED_CARTS_SEEDED, seeding, async (tx) => seedSavedCarts(tx, seeding.now))
  await once(db, REVIEWS_SEEDED, seeding, async (tx) => {
    await insertReviews(tx, await commerceRows(tx, seeding))
  })
}

/** Fills once in the life of a database; `key` remembers that it was done. */
async function once(
  db: Database,
  key: string,
  { now }: Seeding,
  fill: (tx: Database) => Promise<void>,
): Promise<void> {
  const [done] = await db.select().from(setting).where(eq(setting.key, key))
  if (done !== undefined) return
  await inTransaction(db, async (tx) => {
    await fill(tx)
    await tx.insert(setting).values({ key, value: now.toISOString() })
  })
}

/** The rows of accounts, addresses, quotes and custom codes, priced by the catalogue in `db`. */
export async function commerceRows(db: Database, { now, config }: Seeding) {
  const { accounts, addresses } = await accountRows(config.passwordCost)
  const products = await db.select().from(product)
  const quotes = quoteRows(now, products)
  return {
    accounts: [...accounts],
    addresses: [...addresses],
    quotes: quotes.map((each) => each.quote),
    items: quotes.flatMap(({ items }) => items),
    history: quotes.flatMap(({ history }) => history),
    events: quotes.flatMap(({ events }) => events),
    promotions: quotes.flatMap(({ promotions }) => promotions),
    fulfilments: quotes.flatMap(({ fulfilment }) => (fulfilment === undefined ? [] : [fulfilment])),
    customCodes: customCodeRows(),
    stock: products.flatMap(({ id, priceList }) =>
      Object.entries(priceList.stock).map(([modelCode, quantity]) => ({
        modelCode,
        productId: id,
        quantity,
      })),
    ),
    orders: [...orderRows(now, products, quotes)],
    payments: await paymentRows(now, config.passwordCost),
    reviews: [...reviewRows(now, products)],
  }
}

/** Empties everything that trading writes and puts the seed back; the catalogue stays. */
export async function resetCommerce(db: Database, rows: CommerceRows): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Deleting a few hundred rows is quicker than truncating two dozen tables.
    for (const table of TRADED) await tx.execute(sql`delete from ${sql.identifier(table)}`)
    await tx.execute(sql`select setval(pg_get_serial_sequence('journal', 'id'), 1, false)`)
    await insertCommerce(tx, rows)
    await insertOrders(tx, rows)
    await insertPayments(tx, rows)
    await insertReviews(tx, rows)
  })
}

async function insertCommerce(db: Database, rows: CommerceRows): Promise<void> {
  await db.insert(account).values(rows.accounts)
  await db.insert(accountAddress).values(rows.addresses)
  await db.insert(quote).values(rows.quotes)
  await db.insert(quoteItem).values(rows.items)
  await db.insert(quoteHistory).values(rows.history)
  await db.insert(quoteEvent).values(rows.events)
  await db.insert(quotePromotion).values(rows.promotions)
  await db.insert(quoteFulfilment).values(rows.fulfilments)
  await db.insert(customCode).values(rows.customCodes)
  await db.insert(stock).values(rows.stock)
  const value = FIRST_QUOTE_NUMBER + rows.quotes.length - 1
  await db.insert(counter).values({ name: 'quote', value })
}

async function insertOrders(db: Database, { orders }: CommerceRows): Promise<void> {
  await db.insert(placedOrder).values(orders)
  const value = FIRST_ORDER_NUMBER + orders.length - 1
  await db.insert(counter).values({ name: 'order', value })
}

async function insertPayments(db: Database, { payments }: CommerceRows): Promise<void> {
  await db.insert(accountPaymentMethod).values(payments.savedCards)
  await db.insert(giftCard).values(payments.giftCards)
  await db.insert(giftCardTransaction).values(payments.giftCardTransactions)
}

async function insertReviews(db: Database, { reviews }: CommerceRows): Promise<void> {
  await db.insert(productReview).values(reviews)
  await db.insert(counter).values({ name: 'review', value: reviews.length })
}

/** Both customers of a zone know the same codes. */
function customCodeRows() {
  const owners = {
    US: ['us@manifold.test', 'other-us@manifold.test'],
    EU: ['eu@manifold.test', 'other-eu@manifold.test'],
  } as const
  return customCodes().flatMap(({ customCode: code, modelNumber, zone }) =>
    owners[zone].map((owner) => ({ accountId: accountIdOf(owner), code, modelNumber })),
  )
}
