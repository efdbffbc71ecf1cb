/** Which versions of its rows a table has, told by the rows themselves: nobody who writes one has to think of this. */

import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const rowVersion = sql`hashtextextended(xmin::text || ctid::text, 0)::numeric`

/** A text that is another one once a row of the table has been added, changed or deleted. It reads no value of a row. */
export function rowVersions(table: PgTable): SQL<string> {
  return sql`(select coalesce(sum(${rowVersion}), 0)::text from ${table})`
}

/** The same of several tables. */
export function rowVersionsOf(tables: readonly PgTable[]): SQL<string> {
  return sql`concat_ws(' ', ${sql.join(tables.map(rowVersions), sql`, `)})`
}

/** The same of the rows of each group, as JSON by the group; groups without rows are left out. */
export function rowVersionsIn(table: PgTable, group: SQL): SQL<Record<string, string>> {
  return sql`(select coalesce(jsonb_object_agg(grouped.number, grouped.versions), '{}') from (
    select ${group} as number, sum(${rowVersion})::text as versions from ${table} group by 1
  ) as grouped)`
}
