/** What queries are made on. */

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database or a transaction on it: the same queries run on both, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>
