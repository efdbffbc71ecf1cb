/** Documents in a schema of their own on a Postgres server, so that several processes share them. */

import { Pool } from 'pg'
import { type DocumentKind, type Documents, PERISHABLE, type VaultStore } from './vault-store.ts'

/** Milliseconds that a server may take for a connection, and for an answer. */
const CONNECT_MS = 5_000
const ANSWER_MS = 8_000

const TABLE = `
  select pg_advisory_xact_lock(4173002);
  create schema if not exists vault;
  create table if not exists vault.document (
    kind text not null, id text not null, document jsonb not null, primary key (kind, id)
  );
`

/** Opens the documents at an address such as postgres://…; the schema `vault` is made where there is none. */
export async function openPostgresStore(url: string): Promise<VaultStore> {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  })
  // An error of an idle connection without a listener would end the process.
  pool.on('error', () => {})
  // Several statements without a parameter are one transaction, so that two starts do not meet.
  await pool.query(TABLE)
  return postgresStore(pool)
}

interface Row<K extends DocumentKind> {
  readonly document: Documents[K]
}

function postgresStore(pool: Pool): VaultStore {
  const read = async <K extends DocumentKind>(kind: K, id: string) => {
    const { rows } = await pool.query<Row<K>>(
      'select document from vault.document where kind = $1 and id = $2',
      [kind, id],
    )
    return rows[0]?.document
  }
  return {
    read,
    insert: async (kind, id, document) => {
      const { rowCount } = await pool.query(
        'insert into vault.document values ($1, $2, $3) on conflict do nothing',
        [kind, id, JSON.stringify(document)],
      )
      return rowCount === 1 ? document : ((await read(kind, id)) ?? document)
    },
    change: (kind, id, change) => changeRow(pool, { kind, id, change }),
    list: async <K extends DocumentKind>(kind: K) => {
      const { rows } = await pool.query<Row<K>>(
        'select document from vault.document where kind = $1 order by id',
        [kind],
      )
      return rows.map(({ document }) => document)
    },
    removeExpired: async (now) => {
      // Instants in this form are in the order of their texts.
      await pool.query(
        `delete from vault.document where kind = any($1) and document ->> 'expiresAt' <= $2`,
        [PERISHABLE, now],
      )
    },
    isThere: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}

interface Change<K extends DocumentKind> {
  readonly kind: K
  readonly id: string
  readonly change: (present: Documents[K]) => Documents[K] | undefined
}

async function changeRow<K extends DocumentKind>(pool: Pool, { kind, id, change }: Change<K>) {
  const client = await pool.connect()
  let isLost = true
  try {
    await client.query('begin')
    const { rows } = await client.query<Row<K>>(
      'select document from vault.document where kind = $1 and id = $2 for update',
      [kind, id],
    )
    const present = rows[0]?.document
    const next = present && change(present)
    if (next !== undefined && next !== present) {
      await client.query('update vault.document set document = $3 where kind = $1 and id = $2', [
        kind,
        id,
        JSON.stringify(next),
      ])
    }
    await client.query('commit')
    isLost = false
    return next ?? present
  } finally {
    // A connection in the middle of something is never used again.
    client.release(isLost)
  }
}
