/** Brute force is slowed down here: failures only are counted, in the database, by the given clock. */

import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { newId } from './identifier.ts'
import { failedAttempt } from './schema/commerce.ts'

export interface AttemptLimit {
  /** What is counted, such as `sign-in:account:somebody@example.test`. */
  readonly subject: string
  readonly limit: number
  readonly windowMinutes: number
}

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export async function secondsToWait(
  db: Database,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number> {
  let wait = 0
  for (const each of limits) {
    const rows = await db
      .select({ at: failedAttempt.at })
      .from(failedAttempt)
      .where(
        and(eq(failedAttempt.subject, each.subject), gt(failedAttempt.at, windowStart(each, now))),
      )
      .orderBy(asc(failedAttempt.at))
    // Allowed again as soon as fewer than `limit` failures lie inside the window.
    const decisive = rows[rows.length - each.limit]
    if (decisive !== undefined) {
      const end = decisive.at.getTime() + each.windowMinutes * 60_000
      wait = Math.max(wait, Math.ceil((end - now.getTime()) / 1000))
    }
  }
  return wait
}

/** Writes one failure per subject and forgets those that no longer count. */
export async function recordFailure(
  db: Database,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<void> {
  for (const each of limits) {
    await db.insert(failedAttempt).values({ id: newId(), subject: each.subject, at: now })
    await db
      .delete(failedAttempt)
      .where(
        and(eq(failedAttempt.subject, each.subject), lte(failedAttempt.at, windowStart(each, now))),
      )
  }
}

/** Forgets the failures of a subject: its owner has come in. */
export async function forgetFailures(db: Database, subject: string): Promise<void> {
  await db.delete(failedAttempt).where(eq(failedAttempt.subject, subject))
}

function windowStart({ windowMinutes }: AttemptLimit, now: Date): Date {
  return new Date(now.getTime() - windowMinutes * 60_000)
}
