/** Staff who act for a customer: a session in the customer's name that ends by itself and leads back. */

import { and, eq, gt, isNull } from 'drizzle-orm'
import type { ShopConfig } from '../server/config.ts'
import type { Database } from '../database/database.ts'
import { actingSession } from '../database/schema/acting.ts'
import { account, session } from '../database/schema/commerce.ts'
import type { TokenClaims } from './token.ts'

export type ActingRow = typeof actingSession.$inferSelect
export type Actor = typeof account.$inferSelect

export interface Acting {
  readonly row: ActingRow
  readonly actor: Actor
}

interface AskedActing {
  readonly claims: TokenClaims
  readonly now: Date
}

/** Who acts by these claims; undefined once the time is over, or the staff is no longer signed in. */
export async function actingBy(
  db: Database,
  config: ShopConfig,
  { claims, now }: AskedActing,
): Promise<Acting | undefined> {
  const [row] = await db
    .select()
    .from(actingSession)
    .where(
      and(
        eq(actingSession.id, claims.sid),
        isNull(actingSession.endedAt),
        gt(actingSession.endsAt, now),
      ),
    )
  const actor = row && (await staffBehind(db, config, { row, now }))
  return row && actor && { row, actor }
}

/** The staff of an acting session, as long as they are staff and their own session lasts. */
export async function staffBehind(
  db: Database,
  config: ShopConfig,
  { row, now }: { readonly row: ActingRow; readonly now: Date },
): Promise<Actor | undefined> {
  const oldest = new Date(now.getTime() - config.sessionSeconds * 1000)
  const [found] = await db
    .select({ actor: account })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.id, row.actorSessionId),
        eq(session.accountId, row.actorId),
        isNull(session.revokedAt),
        gt(session.createdAt, oldest),
        eq(account.role, 'admin'),
        eq(account.locked, false),
      ),
    )
  return found?.actor
}
