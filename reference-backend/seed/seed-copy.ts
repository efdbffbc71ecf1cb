/**
 * A copy of the seeded rows inside the database, for tests. Triggers note which tables are written to, so that only
 * those are put back, in one statement.
 */

import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'

/** Parents before children. */
const SEEDED = [
  'account',
  'account_address',
  'counter',
  'custom_code',
  'stock',
  'quote',
  'quote_item',
  'quote_history',
  'quote_event',
  'quote_fulfilment',
  'quote_promotion',
  'placed_order',
  'account_payment_method',
  'gift_card',
  'gift_card_transaction',
  'product_review',
] as const

/** Written by trading only, children before parents. */
const WRITTEN = [
  'wish_list_item',
  'wish_list',
  'form_upload',
  'form_response',
  'newsletter_subscriber',
  'delivery_run',
  'scheduled_delivery',
  'bundle_build',
  'cart_payment',
  'cart_item',
  'cart_fulfilment',
  'cart',
  'placement',
  'stock_hold',
  'acting_session',
  'session',
  'password_reset',
  'sign_in_link',
  'provider_login',
  'provider_identity',
  'openid_code',
  'attempt_count',
  'shown_fault',
  'request_claim',
  'journal',
] as const

/** Everything that trading writes, in the order in which it can be emptied. */
export const TRADED = [...WRITTEN, ...SEEDED.toReversed()] as const

/** Seeded tables that have to be emptied before another one can be. */
const CHILDREN = {
  quote: ['quote_item', 'quote_history', 'quote_event', 'quote_fulfilment', 'quote_promotion'],
  gift_card: ['gift_card_transaction'],
  account: SEEDED,
} as const

/**
 * Takes the copy; the tables hold the seed at this moment. What trading alone writes is emptied: the scheduled
 * deliveries of the demo come due by themselves, so that a shop under test begins without them.
 */
export async function copySeed(db: Database): Promise<void> {
  for (const table of WRITTEN) await db.execute(sql`delete from ${sql.identifier(table)}`)
  await db.execute(sql`drop schema if exists seed_copy cascade`)
  await db.execute(sql`create schema seed_copy`)
  for (const table of SEEDED) {
    const name = sql.identifier(table)
    await db.execute(sql`create table seed_copy.${name} as table public.${name}`)
  }
  for (const statement of [TOUCHED, TOUCH, TRIGGERS, RESTORE]) {
    await db.execute(sql.raw(statement))
  }
}

/** Makes the tables that trading writes to as they were when the copy was taken. */
export async function restoreSeed(db: Database): Promise<void> {
  // What the test before has left on its way may hold rows in another order.
  await inTransaction(db, (tx) => tx.execute(sql`select seed_copy.restore()`))
}

/** Without a key: two writers at the same time must not wait for each other here. */
const TOUCHED = `create table seed_copy.touched (name text)`

const TOUCH = `
  create function seed_copy.touch() returns trigger language plpgsql as $$ begin
    insert into seed_copy.touched values (tg_table_name);
    return null;
  end $$`

/** On every table but the settings, where the first sign-in leaves the secret of the tokens, and what triggers keep. */
const TRIGGERS = `
  do $$ declare each regclass; begin
    for each in
      select oid from pg_class
      where relkind = 'r' and relname not in ('setting', 'quote_words') and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
    loop
      execute format(
        'create or replace trigger touched after insert or update or delete or truncate on %s
         for each statement execute function seed_copy.touch()', each);
    end loop;
  end $$`

/** What is noted of other tables stays. */
const RESTORE = `
  create function seed_copy.restore() returns void language plpgsql as $$
  declare
    touched text[] := array(select distinct name from seed_copy.touched);
  begin
    ${Object.entries(CHILDREN).map(withChildren).join('')}
    ${TRADED.map(emptying).join('')}
    ${SEEDED.map(filling).join('')}
    delete from seed_copy.touched where name in (${TRADED.map((table) => `'${table}'`).join(', ')});
  end $$`

function withChildren([table, children]: readonly [string, readonly string[]]): string {
  const all = children.map((child) => `'${child}'`).join(', ')
  return `if '${table}' = any(touched) then touched := touched || array[${all}]; end if;\n`
}

function emptying(table: string): string {
  return `if '${table}' = any(touched) then delete from public.${table}; end if;\n`
}

/** What the database makes of other columns by itself is left to it. */
function filling(table: string): string {
  return `if '${table}' = any(touched) then
    execute (
      select format('insert into public.${table} (%1$s) select %1$s from seed_copy.${table}', string_agg(quote_ident(attname), ', '))
      from pg_attribute
      where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    );
  end if;\n`
}
