/** Fills an empty shop: the catalogue, the demo accounts, their quotes and custom codes. */

import { eq, sql } from 'drizzle-orm'
import { FIRST_QUOTE_NUMBER } from '../commerce/quote-store.ts'
import type { ShopConfig } from '../config.ts'
import type { Database } from '../database.ts'
import { product } from '../schema/catalogue.ts'
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
} from '../schema/commerce.ts'
import { inTransaction } from '../transaction.ts'
import { accountIdOf, accountRows } from './account-rows.ts'
import { customCodes } from './products/custom-codes.ts'
import { seedCatalogue } from './products/seed-catalogue.ts'
import { quoteRows } from './quote-rows.ts'

const SEEDED = 'seeded'

export interface Seeding {
  /** What the dates of the seeded quotes are relative to. */
  readonly now: Date
  readonly config: ShopConfig
}

/** Seeds a database that has never been seeded; leaves any other alone. */
export async function seedOnce(db: Database, seeding: Seeding): Promise<void> {
  const [done] = await db.select().from(setting).where(eq(setting.key, SEEDED))
  if (done !== undefined) return
  await inTransaction(db, async (tx) => {
    await seedCatalogue(tx)
    await insertCommerce(tx, seeding)
    await tx.insert(setting).values({ key: SEEDED, value: seeding.now.toISOString() })
  })
}

/** Empties everything that trading writes and puts the seed back; the catalogue stays. */
export async function resetCommerce(db: Database, seeding: Seeding): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`truncate table account, account_address, session, failed_attempt, shown_fault, counter, quote, quote_item, quote_history, quote_fulfilment, quote_promotion, custom_code, journal restart identity`,
    )
    await insertCommerce(tx, seeding)
  })
}

async function insertCommerce(db: Database, { now, config }: Seeding): Promise<void> {
  const { accounts, addresses } = await accountRows(now, config.passwordCost)
  const products = await db.select().from(product)
  const quotes = quoteRows(now, products)
  await db.insert(account).values([...accounts])
  await db.insert(accountAddress).values([...addresses])
  await db.insert(quote).values(quotes.map((each) => each.quote))
  await db.insert(quoteItem).values(quotes.flatMap(({ items }) => items))
  await db.insert(quoteHistory).values(quotes.flatMap(({ history }) => history))
  await db.insert(quotePromotion).values(quotes.flatMap(({ promotions }) => promotions))
  await db
    .insert(quoteFulfilment)
    .values(quotes.flatMap(({ fulfilment }) => (fulfilment === undefined ? [] : [fulfilment])))
  const value = FIRST_QUOTE_NUMBER + quotes.length - 1
  await db.insert(counter).values({ name: 'quote', value })
  await db.insert(customCode).values(customCodeRows())
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
