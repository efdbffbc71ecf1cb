/** The beginning of a sign-in by another provider: what is remembered of it, and the way to the provider. */

import { lte } from 'drizzle-orm'
import { challengeOf } from '../../openid/codes.ts'
import type { Database } from '../../database/database.ts'
import { providerLogin } from '../../database/schema/login-provider.ts'
import { LOGIN_MINUTES } from '../../session/login-cookie.ts'
import { hashOf, newSecret } from '../../session/secret.ts'
import { authorizationAddress, endpointsOf } from './open-id-client.ts'
import type { LoginProvider } from './provider.ts'

/** Where a provider leads back to. */
export const RETURN_PATH = '/api/login-provider/return'

export interface Beginning {
  readonly provider: LoginProvider
  readonly shopAddress: string
  /** The secret that the browser keeps. */
  readonly browserSecret: string
  /** Where the customer wants to go afterwards; empty for nowhere named. */
  readonly redirect: string
  /** The language that the customer reads; empty where that is not known. */
  readonly language: string
  readonly now: Date
}

/** The address of the provider that the customer is sent to; throws `NotSignedIn` where it cannot be known. */
export async function beginLogin(db: Database, beginning: Beginning): Promise<string> {
  const { provider, shopAddress, browserSecret, redirect, language, now } = beginning
  const endpoints = await endpointsOf(provider, provider.issuer(shopAddress))
  const [state, nonce, verifier] = [stateIn(language), newSecret(), newSecret()]
  await db.delete(providerLogin).where(lte(providerLogin.expiresAt, now))
  await db.insert(providerLogin).values({
    stateHash: hashOf(state),
    browserHash: hashOf(browserSecret),
    provider: provider.name,
    shopAddress,
    nonce,
    verifier,
    redirect,
    expiresAt: new Date(now.getTime() + LOGIN_MINUTES * 60_000),
  })
  return authorizationAddress(endpoints, {
    clientId: provider.clientId,
    redirectUri: shopAddress + RETURN_PATH,
    state,
    nonce,
    challenge: challengeOf(verifier),
    language,
  })
}

/** A state that says in which language it was begun; what is kept of it is all of it, so nobody can change that. */
function stateIn(language: string): string {
  return language === '' ? newSecret() : `${newSecret()}.${language}`
}

/** The language of a state; undefined where it names none. */
export function languageOf(state: string): string | undefined {
  return /\.([a-z]{2})$/.exec(state)?.[1]
}

const LONGEST_PATH = 2048

/** A path of this shop, or nothing: an address of elsewhere is not remembered at all (T01). */
export function ownPath(text: string): string {
  const isPath = /^\/(?![/\\])[^\\\p{Cc}\p{Zl}\p{Zp}]*$/u.test(text)
  return isPath && text.length <= LONGEST_PATH ? text : ''
}
