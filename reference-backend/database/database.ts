/** The one database behind the shop: embedded by default, any Postgres by address; same SQL. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool, type PoolConfig } from 'pg'
import type { Database } from './database-type.ts'
import { isOutage, outageWords } from './database-outage.ts'
import { lockDirectory } from './directory-lock.ts'
import { withFollowedStatements } from './followed-statements.ts'
import { withTracedStatements } from './traced-embedded.ts'
import { log } from '../observe/log.ts'
import { primaryReads, type Reads } from './reads.ts'
import { replicaReads } from './replica.ts'
import { migrationsFolder } from '../server/project-root.ts'

export type { Database } from './database-type.ts'

export interface OpenDatabase {
  readonly db: Database
  /** Runs `fill` on the migrated database while no other process does the same. */
  readonly prepare: (fill: (db: Database) => Promise<void>) => Promise<void>
  /** The whole embedded database as a file; a Postgres server has its own tools for that. */
  readonly dump: () => Promise<Blob>
  /** Where is read: by a replica where there is one. */
  readonly reads: Reads
  /** The connections to a Postgres server; undefined for the embedded database, which has one. */
  readonly pool: () => PoolSize | undefined
  readonly close: () => Promise<void>
}

export interface PoolSize {
  readonly open: number
  readonly idle: number
  /** Requests that wait for a connection. */
  readonly waiting: number
}

export interface DatabaseLocation {
  /** Folder of the embedded database; undefined keeps it in memory. */
  readonly directory?: string | undefined
  /** Address of a Postgres server; wins over the folder. */
  readonly url?: string | undefined
  /** Address by which it is migrated and filled, without limits on statements; by default the same. */
  readonly prepareUrl?: string | undefined
  /** Address of a replica of that server, and milliseconds that it may be behind. */
  readonly replica?: { readonly url: string; readonly lagMs: number } | undefined
  /** Contents of an embedded database to start from. */
  readonly template?: Blob | undefined
  /** How long a Postgres server may take; without them as long as it likes. */
  readonly limits?: DatabaseLimits | undefined
}

/** Milliseconds; every one of them ends in a problem that `isOutage` knows. */
export interface DatabaseLimits {
  /** Until there is a connection: a new one, or one that another request gives back. */
  readonly connectMs: number
  /** What the server allows one statement, waiting for locks included. */
  readonly statementMs: number
  /** What this process waits for one answer, and for a whole transaction: a stalled server keeps no limit itself. */
  readonly answerMs: number
}

/** Any number will do, as long as no other client of the server uses it. */
const PREPARE_LOCK = 4_173_001

/** Opens the database; throws `DirectoryInUse` when another process has the embedded one open. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.url === undefined || location.url === ''
    ? openEmbedded(location)
    : openPostgres(location.url, location)
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
    // What it reads lies in memory, where the next page costs no less than any other: an index is worth its use.
    await client.exec('set random_page_cost = 1.1')
    // To hold the words of a row against a query costs more than it is taken to: without this, every row is looked at.
    await client.exec('set cpu_operator_cost = 0.03')
    const db = drizzlePglite(withTracedStatements(client))
    return {
      db,
      prepare: async (fill) => {
        await migratePglite(db, { migrationsFolder: migrationsFolder() })
        await fill(db)
      },
      dump: () => client.dumpDataDir('none'),
      reads: primaryReads(db),
      pool: () => undefined,
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

async function openPostgres(
  url: string,
  { limits, replica, prepareUrl }: DatabaseLocation,
): Promise<OpenDatabase> {
  const pool = guardedPool({ connectionString: url, max: 10, ...limitOptions(limits) })
  const db = Object.assign(drizzlePostgres(withFollowedStatements(pool)), {
    transaction: transactions(pool, limits),
  })
  const replicaPool =
    replica && guardedPool({ connectionString: replica.url, max: 10, ...limitOptions(limits) })
  return {
    db,
    reads: replicaPool
      ? replicaReads({ primary: pool, replica: replicaPool, database: db, lagMs: replica.lagMs })
      : primaryReads(db),
    prepare: (fill) => prepareOnce(prepareUrl || url, fill),
    dump: () => Promise.reject(new Error('Only an embedded database can be dumped.')),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await replicaPool?.end()
      await pool.end()
    },
  }
}

function limitOptions(limits: DatabaseLimits | undefined): PoolConfig {
  if (limits === undefined) return {}
  return {
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.answerMs,
    // The server ends what a process that has come to a stop has left open: others wait for its locks.
    idle_in_transaction_session_timeout: limits.answerMs,
  }
}

/** A pool whose connections may be lost at any moment: the query on one fails, and this process goes on. */
function guardedPool(options: PoolConfig): Pool {
  const pool = new Pool(options)
  // The pool listens to idle connections only, and an error without a listener ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => log('warn', 'database.connection-ended', { message }))
  })
  return pool
}

/**
 * Transactions of the library, on a connection that goes back to the pool only when its transaction has
 * come to an end. The library's own give back what is in the middle of one, and keep for ever what could
 * not begin one.
 */
function transactions(pool: Pool, limits: DatabaseLimits | undefined) {
  return async <A>(
    work: (tx: Database) => Promise<A>,
    config?: PgTransactionConfig,
  ): Promise<A> => {
    const client = await pool.connect()
    // To end it fails what it is waiting for; the server then undoes the transaction.
    const limit = limits && setTimeout(() => void client.end(), limits.answerMs)
    let isLost = false
    try {
      return await drizzlePostgres(withFollowedStatements(client)).transaction(work, config)
    } catch (problem) {
      isLost = isOutage(problem)
      throw problem
    } finally {
      clearTimeout(limit)
      client.release(isLost || client.getTransactionStatus() !== 'I')
    }
  }
}

/** Without limits: the first start fills the whole catalogue, and a second server waits for that. */
async function prepareOnce(url: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const pool = guardedPool({ connectionString: url, max: 2 })
  const db = drizzlePostgres(pool)
  try {
    // The lock lives in a transaction of its own connection: it ends with the process at the latest.
    await db.transaction(async (lock) => {
      await lock.execute(sql`select pg_advisory_xact_lock(${PREPARE_LOCK})`)
      await migratePostgres(db, { migrationsFolder: migrationsFolder() })
      await fill(db)
    })
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    const { host } = new URL(url)
    throw new Error(`The database at ${host} cannot be used: ${outageWords(problem)}`, {
      cause: problem,
    })
  } finally {
    await pool.end()
  }
}
