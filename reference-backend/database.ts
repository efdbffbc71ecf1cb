/** The one database behind the shop: embedded by default, any Postgres by address; same SQL. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { migrationsFolder } from './project-root.ts'

/** A database or a transaction on it: the same queries run on both, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  readonly db: Database
  /** Runs `fill` on the migrated database while no other process does the same. */
  readonly prepare: (fill: (db: Database) => Promise<void>) => Promise<void>
  /** The whole embedded database as a file; a Postgres server has its own tools for that. */
  readonly dump: () => Promise<Blob>
  readonly close: () => Promise<void>
}

export interface DatabaseLocation {
  /** Folder of the embedded database; undefined keeps it in memory. */
  readonly directory?: string | undefined
  /** Address of a Postgres server; wins over the folder. */
  readonly url?: string | undefined
  /** Contents of an embedded database to start from. */
  readonly template?: Blob | undefined
}

/** Any number will do, as long as nobody else on the same server uses it. */
const PREPARE_LOCK = 4_173_001

/** Opens the database; throws `DirectoryInUse` when another process has the embedded one open. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.url === undefined || location.url === ''
    ? openEmbedded(location)
    : openPostgres(location.url)
}

async function openEmbedded({ directory, template }: DatabaseLocation): Promise<OpenDatabase> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const release = directory === undefined ? () => {} : lockDirectory(directory)
  try {
    const client = await PGlite.create({
      dataDir: directory === undefined ? 'memory://' : join(directory, 'database'),
      extensions: { pg_trgm },
      ...(template === undefined ? {} : { loadDataDir: template }),
    })
    const db = drizzlePglite(client)
    return {
      db,
      prepare: async (fill) => {
        await migratePglite(db, { migrationsFolder: migrationsFolder() })
        await fill(db)
      },
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (problem) {
    release()
    throw problem
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10 })
  // An idle connection that the server ends must not end this process; the next query reconnects.
  pool.on('error', (problem) => console.error('The database ended a connection:', problem.message))
  const db = drizzlePostgres(pool)
  return {
    db,
    prepare: async (fill) => {
      // The lock lives in a transaction of its own connection: it ends with the process at the latest.
      await db.transaction(async (lock) => {
        await lock.execute(sql`select pg_advisory_xact_lock(${PREPARE_LOCK})`)
        await migratePostgres(db, { migrationsFolder: migrationsFolder() })
        await fill(db)
      })
    },
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped.')),
    close: () => pool.end(),
  }
}
