/** The end of a sign-in by another provider: its answer is checked, and becomes a link that signs in this browser. */

import { and, eq, gt } from 'drizzle-orm'
import type { ShopConfig } from '../../server/config.ts'
import type { Database } from '../../database/database.ts'
import { providerLogin } from '../../database/schema/login-provider.ts'
import { localeIn } from '../../catalogue/wording.ts'
import { sentenceIn } from '../../words/sentences.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SendEmail } from '../../email/email.ts'
import { hashOf } from '../../session/secret.ts'
import { tokenFor } from '../account/sign-in-link.ts'
import { type Arrived, accountOfPerson } from './account-of-person.ts'
import { languageOf, RETURN_PATH } from './begin-login.ts'
import { claimsOf, endpointsOf } from './open-id-client.ts'
import { type LoginProblem, type LoginProvider, NotSignedIn } from './provider.ts'

export interface Ending {
  readonly providers: readonly LoginProvider[]
  /** The query of the address that the provider has led back to. */
  readonly answer: URLSearchParams
  /** What is kept of the secret of the browser; undefined where it has none. */
  readonly browserHash: string | undefined
  readonly now: Date
  readonly config: ShopConfig
  readonly sendEmail: SendEmail
}

export type Login = typeof providerLogin.$inferSelect

/** What became of it: the token of a link, or why there is none; and where the customer wants to go. */
export type Ended = (
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'failed'; readonly problem: LoginProblem }
) & {
  readonly redirect: string
  readonly shopAddress?: string
  readonly language?: string | undefined
}

export async function endLogin(db: Database, ending: Ending): Promise<Ended> {
  const login = await takeLogin(db, ending)
  if (login === undefined) return { kind: 'failed', problem: 'expired', redirect: '' }
  const { redirect, shopAddress } = login
  const language = languageOf(ending.answer.get('state') ?? '')
  try {
    const token = await tokenOf(db, ending, login)
    return { kind: 'signed-in', token, redirect, shopAddress, language }
  } catch (problem) {
    if (!(problem instanceof NotSignedIn)) throw problem
    return { kind: 'failed', problem: problem.problem, redirect, shopAddress, language }
  }
}

/** Taking the row is the claim: of two answers to one state, the second finds none. Another browser takes nothing. */
async function takeLogin(
  db: Database,
  { answer, browserHash, now }: Ending,
): Promise<Login | undefined> {
  const [taken] = await db
    .delete(providerLogin)
    .where(
      and(
        eq(providerLogin.stateHash, hashOf(answer.get('state') ?? '')),
        eq(providerLogin.browserHash, browserHash ?? ''),
        gt(providerLogin.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

async function tokenOf(db: Database, ending: Ending, login: Login): Promise<string> {
  const { providers, answer, now, config, sendEmail } = ending
  const provider = providers.find(({ name }) => name === login.provider)
  if (provider === undefined) throw new NotSignedIn('unavailable')
  const issuer = provider.issuer(login.shopAddress)
  const code = codeIn(answer, issuer)
  const claims = await claimsOf(provider, await endpointsOf(provider, issuer), {
    code,
    redirectUri: login.shopAddress + RETURN_PATH,
    verifier: login.verifier,
    nonce: login.nonce,
    now,
  })
  const { token, arrived } = await inTransaction(db, async (tx) => {
    const arrived = await accountOfPerson(tx, { provider: provider.name, claims, now, config })
    const { browserHash } = login
    return {
      arrived,
      token: await tokenFor(tx, { accountId: arrived.account.id, now, browserHash }),
    }
  })
  tellOwner(sendEmail, provider, { ...arrived, language: languageOf(answer.get('state') ?? '') })
  return token
}

/** The code of an answer of this provider; one that names another provider is mixed up with that one's. */
function codeIn(answer: URLSearchParams, issuer: string): string {
  const [iss, error, code] = ['iss', 'error', 'code'].map((name) => answer.get(name))
  if (typeof iss === 'string' && iss !== issuer) throw new NotSignedIn('refused')
  if (error === 'access_denied') throw new NotSignedIn('canceled')
  if (error) throw new NotSignedIn('unavailable')
  if (!code) throw new NotSignedIn('refused')
  return code
}

/** Whoever owns the address hears of a new way in. */
function tellOwner(
  sendEmail: SendEmail,
  { title }: LoginProvider,
  { account, news, language }: Arrived & { readonly language: string | undefined },
): void {
  if (news === undefined) return
  const text =
    news === 'made'
      ? `An account was created for this address by signing in with ${title}.`
      : `From now on you can also sign in to your account with ${title}. If that was not you, please contact us.`
  sendEmail({ to: account.emailAddress, text: sentenceIn(localeIn(language), text) })
}
