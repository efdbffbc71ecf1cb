/**
 * One request, one commit. A browser sends a request again by itself when a kept connection dies before
 * the answer begins; the page sees one request, the server two. The id that the request carries tells.
 */

import { and, inArray, lt } from 'drizzle-orm'
import type { Call } from '../commerce/action.ts'
import type { Database } from './database.ts'
import { Refusal } from '../http/refusal.ts'
import { requestClaim } from './schema/commerce.ts'

/** The request header that names the request. */
export const REQUEST_ID_HEADER = 'swx-requestid'

/** No browser repeats a request after so long a time. */
const KEPT_MS = 24 * 60 * 60_000
/** Old rows that one write takes away at most: more than it adds, and few enough to be no burden. */
const SWEPT = 100

/** Whether a text can name a request; the client sends a UUID. */
export function isRequestId(id: string): boolean {
  return /^[0-9A-Za-z-]{1,64}$/.test(id)
}

/**
 * Claims the id of a request inside the transaction of its write; a request without one claims nothing.
 * The second of two that carry the same id waits until the transaction of the first has ended. Where
 * that has committed, the second is refused by 409; where it has rolled back, the second takes its place.
 */
export async function claimRequest(
  db: Database,
  { requestID, session, now }: Pick<Call, 'requestID' | 'session' | 'now'>,
): Promise<void> {
  if (requestID === undefined) return
  const claimed = await db
    .insert(requestClaim)
    .values({ accountId: session?.account.id ?? '', requestId: requestID, at: now })
    .onConflictDoNothing()
    .returning()
  if (claimed.length === 0) {
    throw new Refusal(
      { requestID: ['This request has been carried out already.'] },
      { status: 409 },
    )
  }
  await sweep(db, now)
}

/** Takes old claims away; those that another write is just taking away are left to it. */
async function sweep(db: Database, now: Date): Promise<void> {
  const isOld = lt(requestClaim.at, new Date(now.getTime() - KEPT_MS))
  const some = db
    .select({ id: requestClaim.requestId })
    .from(requestClaim)
    .where(isOld)
    .limit(SWEPT)
    .for('update', { skipLocked: true })
  await db.delete(requestClaim).where(and(isOld, inArray(requestClaim.requestId, some)))
}
