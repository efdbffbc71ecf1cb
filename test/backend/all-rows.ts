/** Every row of a database, to look for what must not be in it. */

import { sql } from 'drizzle-orm'
import type { Database } from '../../reference-backend/database/database.ts'

const BIG = [
  'product',
  'search_entry',
  'search_facet',
  'search_measure',
  'search_size',
  'search_word',
  'content_entry',
]

/** The rows of these tables, by default of all but the catalogue and the content, in every schema. */
export async function allRows(
  db: Database,
  only?: readonly string[],
): Promise<Record<string, readonly Row[]>> {
  const { rows } = await resultOf(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'seed_copy')
        order by 1, 2`,
  )
  const found: Record<string, readonly Row[]> = {}
  for (const { schema, name } of rows) {
    const table = String(name)
    if (only === undefined ? BIG.includes(table) : !only.includes(table)) continue
    const from = sql`${sql.identifier(String(schema))}.${sql.identifier(table)}`
    const each = await resultOf(db, sql`select to_jsonb(t)::text as row from ${from} t order by 1`)
    found[`${String(schema)}.${table}`] = each.rows
  }
  return found
}

type Row = Readonly<Record<string, unknown>>

interface Result {
  readonly rows: readonly Row[]
}

/** Both drivers answer an object with rows. */
export async function resultOf(db: Database, query: ReturnType<typeof sql>): Promise<Result> {
  return (await db.execute(query)) as Result
}
