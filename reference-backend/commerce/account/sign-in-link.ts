/**
 * Signing in by the link of another place: its token is good once and for a minute, and is exchanged for a
 * session by the POST that asks for the account (SHELL-04, ROUTE-24, T04).
 */

import { COOKIE } from '#platform/cookie-headers.ts'
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { account, signInLink } from '../../database/schema/commerce.ts'
import { loginBrowserIn } from '../../session/login-cookie.ts'
import { hashOf, isSecret, newSecret } from '../../session/secret.ts'
import type { Action, WriteAction } from '../action.ts'
import { addressLimit } from '../../attempts/attempt-limits.ts'
import { isCustomer } from './customer.ts'
import { beginSession } from './begin-session.ts'
import { takeOverGuest } from './take-over-guest.ts'

const LINK_SECONDS = 60
const DEAD_LINK = 'This link has been used already, or it has expired.'

/** The token of a new link for an account, by its email address; undefined when there is none. */
export async function newSignInToken(
  db: Database,
  emailAddress: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(account)
    .where(isCustomer(emailAddress.trim().toLowerCase()))
  if (found === undefined) return undefined
  return tokenFor(db, { accountId: found.id, now })
}

export interface SignInLink {
  readonly accountId: string
  readonly now: Date
  /** What is kept of the browser that alone may use the link; undefined: any may. */
  readonly browserHash?: string
}

/** The token of a new link for an account. */
export async function tokenFor(
  db: Database,
  { accountId, now, browserHash }: SignInLink,
): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000)
  await db.delete(signInLink).where(lte(signInLink.expiresAt, now))
  await db
    .insert(signInLink)
    .values({ secretHash: hashOf(token), accountId, expiresAt, browserHash: browserHash ?? null })
  return token
}

/** What a request for the account comes to: an exchange, where it is a POST with the token of a link. */
export function orArrival(action: Action, request: Request): Action {
  if (action.name !== 'getAccount' || request.method !== 'POST') return action
  const token = (request.headers.get('auth-token') ?? '').replace(/^Bearer\b/i, '').trim()
  const browserHash = loginBrowserIn(request.headers.get(COOKIE)) ?? ''
  return isSecret(token) ? arrival(action, { token, browserHash }) : action
}

interface Presented {
  readonly token: string
  /** Empty where the browser has none. */
  readonly browserHash: string
}

function arrival({ label, fields }: Action, { token, browserHash }: Presented): WriteAction {
  return {
    name: 'signInByLink',
    label,
    kind: 'write',
    access: 'open',
    transaction: 'one',
    fields: fields === 'any' ? fields : [...fields, 'guestToken'],
    attempts: { counted: 'refused', limits: (call) => [addressLimit(call, 'sign-in-link')] },
    run: async (call) => {
      const { db, now } = call
      // Taking the row is the claim: of two that come at once, the second finds none.
      const [taken] = await db
        .delete(signInLink)
        .where(
          and(
            eq(signInLink.secretHash, hashOf(token)),
            gt(signInLink.expiresAt, now),
            or(isNull(signInLink.browserHash), eq(signInLink.browserHash, browserHash)),
          ),
        )
        .returning()
      const [found] = await db
        .select()
        .from(account)
        .where(and(eq(account.id, taken?.accountId ?? ''), eq(account.locked, false)))
      if (found === undefined) throw new Refusal({ token: [DEAD_LINK] }, { status: 401 })
      await takeOverGuest(call, found)
      return beginSession(call, found)
    },
  }
}
