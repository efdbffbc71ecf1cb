/** The token a customer carries: three base64url parts, signed by a secret that all processes share. */

import { fromBase64url, toBase64url } from '#platform/base64url.ts'
import { hmacSha256, isSame, randomText } from '#platform/digests.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { setting } from '../database/schema/commerce.ts'

export interface TokenClaims {
  /** Issued at and expires at, in seconds since 1970. */
  readonly iat: number
  readonly exp: number
  readonly accountID: string
  /** The session that the token belongs to. */
  readonly sid: string
  /** Staff who act for that account by this token. */
  readonly actorID?: string
  readonly isImpersonating?: true
}

const SECRET_KEY = 'token-secret'
const HEADER = encoded({ alg: 'HS256', typ: 'JWT' })

/** The secret of this shop; the first process that asks makes it. */
export async function tokenSecret(db: Database): Promise<string> {
  const fresh = randomText('base64url', 32)
  await db.insert(setting).values({ key: SECRET_KEY, value: fresh }).onConflictDoNothing()
  const [row] = await db.select().from(setting).where(eq(setting.key, SECRET_KEY))
  return row?.value ?? fresh
}

export function signToken(secret: string, claims: TokenClaims): string {
  const content = `${HEADER}.${encoded(claims)}`
  return `${content}.${signature(secret, content)}`
}

/** The claims of a token that is genuine and not expired at `now`; undefined otherwise. */
export function readToken(secret: string, token: string, now: Date): TokenClaims | undefined {
  const [header, payload, given, ...more] = token.split('.')
  if (header !== HEADER || payload === undefined || given === undefined || more.length > 0) {
    return undefined
  }
  if (!isSame(given, signature(secret, `${header}.${payload}`))) return undefined
  const claims = claimsOf(fromBase64url(payload))
  return claims !== undefined && claims.exp * 1000 > now.getTime() ? claims : undefined
}

function claimsOf(json: string): TokenClaims | undefined {
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null) return undefined
  if (!('iat' in value && 'exp' in value && 'accountID' in value && 'sid' in value))
    return undefined
  const { iat, exp, accountID, sid } = value
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined
  if (typeof accountID !== 'string' || typeof sid !== 'string') return undefined
  if (!('actorID' in value)) return { iat, exp, accountID, sid }
  const { actorID } = value
  return typeof actorID === 'string'
    ? { iat, exp, accountID, sid, actorID, isImpersonating: true }
    : undefined
}

function signature(secret: string, content: string): string {
  return hmacSha256('base64url', secret, content)
}

function encoded(value: unknown): string {
  return toBase64url(JSON.stringify(value))
}
