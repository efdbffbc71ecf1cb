/** Fills an empty shop: the catalogue, the demo accounts, their quotes. */

import { eq, sql } from 'drizzle-orm'
import type { ShopConfig } from '../config.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { account, accountAddress, setting } from '../schema/commerce.ts'
import { type AccountRows, accountRows } from './account-rows.ts'
import { seedCatalogue } from './products/seed-catalogue.ts'

const SEEDED = 'seeded'

/** What a reset puts back; made once, because hashing passwords takes its time on purpose. */
export interface CommerceSeed {
  readonly accounts: AccountRows
}

/** Seeds a database that has never been seeded; leaves any other alone. */
export async function seedOnce(
  db: Database,
  { now, config }: { readonly now: Date; readonly config: ShopConfig },
): Promise<void> {
  const [done] = await db.select().from(setting).where(eq(setting.key, SEEDED))
  if (done !== undefined) return
  const seed = await commerceSeed(now, config)
  await inTransaction(db, async (tx) => {
    await seedCatalogue(tx)
    await insertCommerce(tx, seed)
    await tx.insert(setting).values({ key: SEEDED, value: now.toISOString() })
  })
}

export async function commerceSeed(now: Date, config: ShopConfig): Promise<CommerceSeed> {
  return { accounts: await accountRows(now, config.passwordCost) }
}

/** Empties everything that trading writes and puts the seed back; the catalogue stays. */
export async function resetCommerce(db: Database, seed: CommerceSeed): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`truncate table account, account_address, session, failed_attempt, shown_fault, counter, quote, quote_item, quote_history, quote_fulfilment, quote_promotion, custom_code, journal restart identity`,
    )
    await insertCommerce(tx, seed)
  })
}

async function insertCommerce(db: Database, { accounts }: CommerceSeed): Promise<void> {
  await db.insert(account).values([...accounts.accounts])
  await db.insert(accountAddress).values([...accounts.addresses])
}
