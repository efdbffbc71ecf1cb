/** Codes of the provider: handed out for a choice, exchanged once and within a minute by who knows the verifier. */

import { sha256 } from '#platform/digests.ts'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { openIdCode } from '../database/schema/login-provider.ts'
import { hashOf, newSecret } from '../session/secret.ts'
import type { AuthorizationRequest } from './authorization-request.ts'
import type { Person, Spoilt } from './people.ts'

const CODE_SECONDS = 60

export interface Choice {
  readonly request: AuthorizationRequest
  readonly person: Person
  readonly spoilt: Spoilt | undefined
}

export type Code = typeof openIdCode.$inferSelect

export async function newCode(db: Database, choice: Choice, now: Date): Promise<string> {
  const { request, person, spoilt } = choice
  const { redirectUri, nonce, challenge } = request
  const code = newSecret()
  await db.delete(openIdCode).where(lte(openIdCode.expiresAt, now))
  // A code that is sent again is one that is there no more.
  if (spoilt === 'replayed') return code
  await db.insert(openIdCode).values({
    codeHash: hashOf(code),
    subject: person.subject,
    redirectUri,
    nonce,
    challenge,
    spoilt: spoilt ?? '',
    expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
  })
  return code
}

export interface Exchange {
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string
}

/** Takes a code; undefined for one that is used, too old, or of another client. It is gone in either case. */
export async function takeCode(
  db: Database,
  { code, redirectUri, verifier }: Exchange,
  now: Date,
): Promise<Code | undefined> {
  const [taken] = await db
    .delete(openIdCode)
    .where(and(eq(openIdCode.codeHash, hashOf(code)), gt(openIdCode.expiresAt, now)))
    .returning()
  const isSame = taken?.redirectUri === redirectUri && taken.challenge === challengeOf(verifier)
  return isSame ? taken : undefined
}

/** The public half of a verifier (PKCE, S256). */
export function challengeOf(verifier: string): string {
  return sha256('base64url', verifier)
}
