/** What is asked again and again is found by an index, however long its table has become. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { resultOf } from './all-rows.ts'
import { onEachEngine } from './each-engine.ts'

/** Of these no row is ever deleted. */
const KEPT = ['account', 'product', 'form_response']

/** Foreign keys that no index begins with: when a row goes, the database looks through the whole table for those that name it. */
const WITHOUT_INDEX = sql`
  select conrelid::regclass::text as table, conname as key from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
  and confrelid::regclass::text not in (${sql.join(
    KEPT.map((table) => sql`${table}`),
    sql`, `,
  )})
  and not exists (
    select from pg_index where indrelid = conrelid
    and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
  order by 1, 2`

onEachEngine('the tables', (shop) => {
  it('have an index for each foreign key to rows that go', async () => {
    const { rows } = await resultOf(shop().database, WITHOUT_INDEX)
    expect(rows).toEqual([])
  })

  it.each([
    ['the commands of the seller that are under way', 'placed_order where seller_step is not null'],
    [
      'what the browser of a guest has placed last',
      "placement where visitor_id = 'a' order by changed_at desc limit 1",
    ],
  ])('find %s by an index', async (_, asked) => {
    const plan = await shop().database.transaction(async (db) => {
      // So few rows as these are read faster without one.
      await db.execute(sql`set local enable_seqscan = off`)
      const { rows } = await resultOf(db, sql.raw(`explain select * from ${asked}`))
      return JSON.stringify(rows)
    })
    expect(plan).toMatch(/Index/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })
})
