/** A replica of the primary that answers reads, as long as it has what its reader has to see. */

import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, QueryConfig } from 'pg'
import { tell } from '../observe/happenings.ts'
import type { Database } from './database-type.ts'
import { isOutage } from './database-outage.ts'
import { withFollowedStatements, withQuery } from './followed-statements.ts'
import type { Position, Reads } from './reads.ts'
import { type ReplicaWatch, replicaWatch } from './replica-watch.ts'

export interface ReplicaParts {
  readonly primary: Pool
  readonly replica: Pool
  /** The primary as a database, for what is no single statement. */
  readonly database: Database
  /** Milliseconds that the replica may be behind. */
  readonly lagMs: number
}

/** Milliseconds that a reader waits at most to hear how far a replica is. */
const PATIENCE_MS = 500

/** The state of a server that takes no writes: a read that writes has been sent to it. */
const READ_ONLY = '25006'

const WRITTEN = 'select pg_current_wal_insert_lsn()::text as at'
/** One that has been promoted replays no more, and writes. */
const REPLAYED =
  'select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as at'

/** Reads of a primary with a replica. */
export function replicaReads(parts: ReplicaParts): Reads {
  const { primary, replica, database, lagMs } = parts
  const written = () => positionOf(primary, WRITTEN)
  const watch = replicaWatch({
    primaryAt: () => inTime(written()),
    replicaAt: () => inTime(positionOf(replica, REPLAYED)),
    clock: () => performance.now(),
    lagMs,
  })
  const reads = (needed: Position | undefined, isHeld: boolean): Database => {
    const sender = withQuery(replica, senderOf(parts, watch, { needed, isHeld }))
    // What begins a transaction needs one connection for all of it, and may write.
    return Object.assign(drizzle(sender), { transaction: database.transaction.bind(database) })
  }
  const usual = reads(undefined, false)
  return {
    after: (needed) => (needed === undefined ? usual : reads(needed, false)),
    held: reads(undefined, true),
    // A reader whose write is done is not told that it failed because nobody says where it stands.
    written: () => written().catch(() => undefined),
  }
}

/** A statement with its values, as the library hands them to a connection. */
type Sent = readonly [statement: QueryConfig, values?: unknown[]]

interface Wanted {
  readonly needed: Position | undefined
  readonly isHeld: boolean
}

function senderOf({ primary, replica }: ReplicaParts, watch: ReplicaWatch, wanted: Wanted) {
  const onPrimary = withFollowedStatements(primary)
  const onReplica = withFollowedStatements(replica)
  const fromPrimary = async (sent: Sent) => {
    const answer = await onPrimary.query(...sent)
    if (wanted.isHeld) watch.hold(await positionOf(primary, WRITTEN))
    return answer
  }
  return async (...sent: Sent): Promise<unknown> => {
    const because = await watch.judge(wanted.needed)
    const from = because === 'caught-up' ? 'replica' : 'primary'
    tell({ kind: 'read', from, because })
    if (from === 'primary') return fromPrimary(sent)
    try {
      return await onReplica.query(...sent)
    } catch (problem) {
      if (!isElsewhereAnswered(problem)) throw problem
      watch.lost()
      tell({ kind: 'read', from: 'primary', because: 'away' })
      return fromPrimary(sent)
    }
  }
}

/** The same, but that it fails where it takes too long. */
async function inTime<A>(work: Promise<A>): Promise<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the primary can answer what the replica could not: it is away, has stopped a read for its replay, or takes no writes. */
function isElsewhereAnswered(problem: unknown): boolean {
  const isReadOnly = problem instanceof Error && 'code' in problem && problem.code === READ_ONLY
  return isReadOnly || isOutage(problem)
}

async function positionOf(pool: Pool, statement: string): Promise<Position> {
  const { rows } = await pool.query<{ at: string | null }>(statement)
  const at = rows[0]?.at ?? undefined
  if (at === undefined) throw new Error('The server does not say how far it is.')
  return at
}
