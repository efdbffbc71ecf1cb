/** The journal: one row per committed write, in the same transaction as the write itself. */

import { asc } from 'drizzle-orm'
import type { Database } from './database.ts'
import { journal } from './schema/commerce.ts'

export interface JournalEntry {
  readonly at: Date
  readonly action: string
  readonly accountID?: string | undefined
  /** Who acts for the account; undefined where the account itself does. */
  readonly actorID?: string | undefined
  readonly subjectID?: string | undefined
  readonly detail?: Readonly<Record<string, unknown>> | undefined
}

/** Writes one row. Never put a password, a token or a whole request into `detail`. */
export async function record(db: Database, entry: JournalEntry): Promise<void> {
  await db.insert(journal).values({
    at: entry.at,
    action: entry.action,
    accountId: entry.accountID ?? null,
    actorId: entry.actorID ?? null,
    subjectId: entry.subjectID ?? null,
    detail: entry.detail ?? {},
  })
}

/** The whole journal, oldest first. */
export async function readJournal(db: Database) {
  const { id, at, action, accountId, actorId, subjectId, detail } = journal
  return db
    .select({
      id,
      at,
      action,
      accountID: accountId,
      actorID: actorId,
      subjectID: subjectId,
      detail,
    })
    .from(journal)
    .orderBy(asc(id))
}
