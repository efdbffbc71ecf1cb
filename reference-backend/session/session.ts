/** Sessions: opened by a sign-in, carried by short tokens that renew themselves, ended by sign-out. */

import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { ShopConfig } from '../server/config.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/identifier.ts'
import { account, session } from '../database/schema/commerce.ts'
import { type Acting, actingBy } from './acting.ts'
import { readToken, signToken, type TokenClaims } from './token.ts'

export type Account = typeof account.$inferSelect

export interface Session {
  readonly claims: TokenClaims
  readonly account: Account
  /** Calls that this session has had answered; counted for the account that expires early only. */
  readonly calls: number
  /** A guest has placed an order in it: it opens nothing but that. */
  readonly isSpent: boolean
  /** Where staff act for the account: who, and until when. */
  readonly acting?: Acting
}

/** What a request carries: nothing, a token that is no longer good, or a live session. */
export type Credential = 'none' | 'bad' | Session

export interface SessionKeys {
  readonly secret: string
  readonly config: ShopConfig
}

/** Opens a session for an account and answers its first token. */
export async function openSession(
  db: Database,
  keys: SessionKeys,
  { accountID, now }: { readonly accountID: string; readonly now: Date },
): Promise<string> {
  const id = newId()
  await db.insert(session).values({ id, accountId: accountID, createdAt: now })
  return issue(keys, { accountID, sid: id }, now)
}

/** Ends a session at once: every token of it is refused from now on. */
export async function revokeSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(session).set({ revokedAt: now }).where(eq(session.id, id))
}

/** Ends the sessions of an account, all but one where one is named: the password has changed. */
export async function revokeSessionsOf(
  db: Database,
  {
    accountID,
    now,
    except = '',
  }: { readonly accountID: string; readonly now: Date; readonly except?: string | undefined },
): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.accountId, accountID), isNull(session.revokedAt), ne(session.id, except)))
}

/** Reads the `Auth-Token` header; the texts `null` and `undefined` mean that there is no token. */
export async function credentialOf(
  db: Database,
  keys: SessionKeys,
  { header, now }: { readonly header: string | null; readonly now: Date },
): Promise<Credential> {
  const token = (header ?? '').replace(/^Bearer\b/i, '').trim()
  if (token === '' || token === 'null' || token === 'undefined') return 'none'
  const claims = readToken(keys.secret, token, now)
  if (claims === undefined) return 'bad'
  const [row] = await db
    .select({
      account,
      createdAt: session.createdAt,
      calls: session.calls,
      isSpent: sql<boolean>`${session.spentAt} is not null`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.id, claims.sid),
        eq(session.accountId, claims.accountID),
        isNull(session.revokedAt),
      ),
    )
  if (row === undefined || row.account.locked) return 'bad'
  const age = (now.getTime() - row.createdAt.getTime()) / 1000
  if (age >= keys.config.sessionSeconds) return 'bad'
  if (claims.actorID === undefined) return { claims, ...row }
  const acting = await actingBy(db, keys.config, { claims, now })
  return acting === undefined ? 'bad' : { claims, ...row, acting }
}

/** A fresh token when the present one has grown old; the old one stays good until its own expiry. */
export function renewedToken(
  keys: SessionKeys,
  { claims, acting }: Session,
  now: Date,
): string | undefined {
  // Its only token is good for as long as it lasts.
  if (acting !== undefined) return undefined
  const age = Math.floor(now.getTime() / 1000) - claims.iat
  return age >= keys.config.renewAfterSeconds ? issue(keys, claims, now) : undefined
}

/** Counts one answered call. */
export async function countCall(db: Database, { claims }: Session): Promise<void> {
  await db
    .update(session)
    .set({ calls: sql`${session.calls} + 1` })
    .where(eq(session.id, claims.sid))
}

/** A token for a session, good for as long as tokens are. */
export function issue(
  { secret, config }: SessionKeys,
  { accountID, sid }: Pick<TokenClaims, 'accountID' | 'sid'>,
  now: Date,
): string {
  const iat = Math.floor(now.getTime() / 1000)
  return signToken(secret, { iat, exp: iat + config.tokenSeconds, accountID, sid })
}
