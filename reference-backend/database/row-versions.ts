/** Which versions of its rows a table has, told by the rows themselves: nobody who writes one has to think of this. */

import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A text that is another one once a row of the table has been added, changed or deleted. It reads no value of a row. */
export function rowVersions(table: PgTable): SQL<string> {
  return sql`(select coalesce(sum(hashtextextended(xmin::text || ctid::text, 0)::numeric), 0)::text from ${table})`
}

/** The same of several tables. */
export function rowVersionsOf(tables: readonly PgTable[]): SQL<string> {
  return sql`concat_ws(' ', ${sql.join(tables.map(rowVersions), sql`, `)})`
}
