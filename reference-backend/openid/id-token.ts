/** The signed answer of the provider: who has signed in, for whom, and until when; or a spoilt one where that is asked. */

import { SignJWT } from 'jose'
import { CLIENT_ID } from './authorization-request.ts'
import type { Code } from './codes.ts'
import { personBySubject } from './people.ts'
import { ALGORITHM, newKey, signingKey } from './provider-key.ts'
import type { Database } from '../database/database.ts'

const TOKEN_SECONDS = 5 * 60

export async function idToken(
  db: Database,
  { issuer, code, now }: { readonly issuer: string; readonly code: Code; readonly now: Date },
): Promise<string> {
  const { subject, spoilt, nonce } = code
  const key = await signingKey(db)
  const at = Math.floor(now.getTime() / 1000) - (spoilt === 'expired' ? 2 * TOKEN_SECONDS : 0)
  const claims = { ...personBySubject(subject)?.claims, nonce: of(spoilt, 'nonce', nonce) }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid ?? '', typ: 'JWT' })
    .setIssuer(of(spoilt, 'issuer', issuer))
    .setAudience(of(spoilt, 'audience', CLIENT_ID))
    .setSubject(subject)
    .setIssuedAt(at)
    .setExpirationTime(at + TOKEN_SECONDS)
    .sign(spoilt === 'signature' ? await newKey(key.kid) : key)
}

/** A value, or another one where it is to be the wrong one. */
function of(spoilt: string, what: string, value: string): string {
  return spoilt === what ? `other-${value}` : value
}
