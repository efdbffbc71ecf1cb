/** A copy of the seeded rows inside the database: putting it back costs no conversion and no network. */

import { sql } from 'drizzle-orm'
import type { Database } from '../../reference-backend/database/database.ts'

/** Parents before children. */
const SEEDED = [
  'account',
  'account_address',
  'counter',
  'custom_code',
  'quote',
  'quote_item',
  'quote_history',
  'quote_fulfilment',
  'quote_promotion',
  'placed_order',
] as const

/** Written by tests only; the catalogue and the settings are never written at all. */
const WRITTEN = [
  'wish_list',
  'form_response',
  'newsletter_subscriber',
  'cart',
  'session',
  'password_reset',
  'sign_in_link',
  'attempt_count',
  'shown_fault',
  'request_claim',
  'journal',
] as const

/** Takes the copy; the tables hold the seed at this moment. */
export async function copySeed(db: Database): Promise<void> {
  await db.execute(sql`drop schema if exists seed_copy cascade`)
  await db.execute(sql`create schema seed_copy`)
  for (const table of SEEDED) {
    const name = sql.identifier(table)
    await db.execute(sql`create table seed_copy.${name} as table public.${name}`)
  }
}

/** Makes the tables as they were when the copy was taken. */
export async function restoreSeed(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [...WRITTEN, ...SEEDED.toReversed()]) {
      await tx.execute(sql`delete from ${sql.identifier(table)}`)
    }
    for (const table of SEEDED) {
      const name = sql.identifier(table)
      await tx.execute(sql`insert into public.${name} select * from seed_copy.${name}`)
    }
  })
}
