/** One write, one transaction; a collision with another writer is tried again. */

import type { Database } from './database.ts'

const ATTEMPTS = 4
/** Serialization failure and deadlock: Postgres asks the client to repeat. */
const COLLISIONS = new Set(['40001', '40P01'])
/** The SQL state where another row has this value already. */
export const NOT_UNIQUE = '23505'

/** Runs `work` in one transaction, which rolls back when it throws. */
export async function inTransaction<A>(
  db: Database,
  work: (tx: Database) => Promise<A>,
): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (problem) {
      if (attempt === ATTEMPTS || !COLLISIONS.has(codeOf(problem))) throw problem
    }
  }
}

/** The SQL state of a failed query; the driver's error is the cause of the library's. */
export function codeOf(problem: unknown): string {
  const cause = problem instanceof Error && problem.cause ? problem.cause : problem
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
