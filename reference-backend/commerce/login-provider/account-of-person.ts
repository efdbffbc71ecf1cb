/** The account of who has signed in at a provider: the one that is linked, one by the email address, or a new one. */

import { and, eq, sql } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import type { ShopConfig } from '../../server/config.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { record } from '../../database/journal.ts'
import { account, passwordReset } from '../../database/schema/commerce.ts'
import { providerIdentity } from '../../database/schema/login-provider.ts'
import { isStorable, TEXT_LIMIT } from '../../http/input.ts'
import { hashPassword } from '../../session/password.ts'
import { newSecret } from '../../session/secret.ts'
import { type Account, revokeSessionsOf } from '../../session/session.ts'
import { isCustomer } from '../account/customer.ts'
import { NotSignedIn } from './provider.ts'

export interface Arrival {
  readonly provider: string
  readonly claims: JWTPayload
  readonly now: Date
  readonly config: ShopConfig
}

export interface Arrived {
  readonly account: Account
  /** What has come of it beside the sign-in. */
  readonly news: 'linked' | 'made' | undefined
}

/** Throws `unverified`, `incomplete` or `locked` where there is no account to sign in to. */
export async function accountOfPerson(db: Database, arrival: Arrival): Promise<Arrived> {
  const { provider, claims } = arrival
  const subject = textIn(claims, 'sub')
  if (subject === '') throw new NotSignedIn('refused')
  const [linked] = await db
    .select({ account })
    .from(providerIdentity)
    .innerJoin(account, eq(account.id, providerIdentity.accountId))
    .where(and(eq(providerIdentity.provider, provider), eq(providerIdentity.subject, subject)))
  const arrived = linked ? { ...linked, news: undefined } : await firstArrival(db, arrival)
  if (arrived.account.locked) throw new NotSignedIn('locked')
  if (arrived.news !== undefined) await link(db, arrival, { subject, ...arrived })
  return arrived
}

/** An address that the provider does not vouch for could be anybody's: it opens and makes no account. */
async function firstArrival(db: Database, arrival: Arrival): Promise<Arrived> {
  const { claims } = arrival
  const emailAddress = textIn(claims, 'email').toLowerCase()
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(emailAddress)
  if (!isAddress || claims['email_verified'] !== true) throw new NotSignedIn('unverified')
  const known = () => db.select().from(account).where(isCustomer(emailAddress)).for('update')
  const [own] = await known()
  if (own) return { account: own, news: 'linked' }
  const made = await newAccount(db, arrival, emailAddress)
  if (made) return { account: made, news: 'made' }
  // Another request has registered it at the same moment.
  const [other] = await known()
  if (other === undefined) throw new Error('There is no account, and none could be made.')
  return { account: other, news: 'linked' }
}

/** What a registration asks for, but a password: nobody knows the one that it gets (ROUTE-46). */
async function newAccount(
  db: Database,
  { claims, config }: Arrival,
  emailAddress: string,
): Promise<Account | undefined> {
  const firstName = textIn(claims, 'given_name')
  const lastName = textIn(claims, 'family_name')
  if (firstName === '' || lastName === '') throw new NotSignedIn('incomplete')
  const [made] = await db
    .insert(account)
    .values({
      id: newId(),
      firstName,
      lastName,
      company: '',
      phoneNumber: '',
      emailAddress,
      emailConfirmed: true,
      passwordHash: await hashPassword(newSecret(), config.passwordCost),
      role: 'customer',
      locked: false,
      accountCredit: false,
      primaryAddressId: null,
    })
    .onConflictDoNothing({ target: account.emailAddress, where: sql`not ${account.guest}` })
    .returning()
  return made
}

async function link(
  db: Database,
  { provider, now, config }: Arrival,
  { subject, account: own, news }: Arrived & { readonly subject: string },
): Promise<void> {
  const accountId = own.id
  const [linked] = await db
    .insert(providerIdentity)
    .values({ provider, subject, accountId, linkedAt: now })
    .onConflictDoNothing()
    .returning()
  if (linked === undefined) return
  if (!own.emailConfirmed) {
    // Who registered this address never showed that it is theirs: their password and sessions end here.
    const passwordHash = await hashPassword(newSecret(), config.passwordCost)
    await db
      .update(account)
      .set({ emailConfirmed: true, passwordHash })
      .where(eq(account.id, accountId))
    await db.delete(passwordReset).where(eq(passwordReset.accountId, accountId))
    await revokeSessionsOf(db, { accountID: accountId, now })
  }
  const action = news === 'made' ? 'createAccountByProvider' : 'linkProvider'
  await record(db, {
    at: now,
    action,
    accountID: accountId,
    subjectID: accountId,
    detail: { provider },
  })
}

/** A text of the claims, trimmed; empty where there is none that could be kept. */
function textIn(claims: JWTPayload, name: string): string {
  const value = claims[name]
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length <= TEXT_LIMIT && isStorable(text) ? text : ''
}
