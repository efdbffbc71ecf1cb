/** A forgotten password, the link that leads to a new one, and the password that a customer changes. */

import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { forgetAttempts } from '../../attempts/attempt-places.ts'
import { spokenPath } from '../../catalogue/spoken-path.ts'
import { requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { record } from '../../database/journal.ts'
import { hashPassword } from '../../session/password.ts'
import { claimRequest } from '../../database/request-claim.ts'
import { account, passwordReset } from '../../database/schema/commerce.ts'
import { sentenceIn } from '../../words/sentences.ts'
import { hashOf, newSecret } from '../../session/secret.ts'
import { type Account, revokeSessionsOf } from '../../session/session.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Action, accountOf, type Call, type Outcome } from '../action.ts'
import { addressLimit, counted, guessLimits, guessSubject } from '../../attempts/attempt-limits.ts'
import { SIGN_IN } from './auth.ts'
import { isCustomer } from './customer.ts'
import { NEW_PASSWORD_FIELDS, newPasswordIn } from './new-password.ts'
import { checkPresentPassword, PRESENT_PASSWORD } from './present-password.ts'

/** Word for word (AUTH-19). */
const LOCKED_RESET =
  'You may not reset your password while your account is locked, please contact your administrator.'
const DEAD_LINK = 'This link has expired or has been used already. Please ask for a new one.'
/** Emails that one network address may have sent to one account in a window. */
const LETTERS_PER_ACCOUNT = 5
const LINK_MINUTES = 60
const LONGEST_LOCALE = 10
/** Where the page for a new password is (ROUTE-47). */
const RESET_PATH = '/my-account/updateForgottenPassword'

export const passwordActions: readonly Action[] = [
  {
    name: 'forgotPassword',
    label: 'public:account.forgotPassword',
    kind: 'write',
    access: 'open',
    transaction: 'own',
    fields: ['emailAddress', 'locale'],
    run: forgotPassword,
  },
  {
    name: 'resetPasswordUpdate',
    label: 'public:account.resetPassword',
    kind: 'write',
    access: 'open',
    transaction: 'one',
    fields: ['swprid', ...NEW_PASSWORD_FIELDS],
    attempts: {
      counted: { refusedUnder: 'swprid' },
      limits: (call) => [addressLimit(call, 'reset-link')],
    },
    run: resetPassword,
  },
  {
    name: 'changePassword',
    label: 'public:account.changePassword',
    kind: 'write',
    access: 'account',
    transaction: 'own',
    fields: [PRESENT_PASSWORD, ...NEW_PASSWORD_FIELDS],
    run: changePassword,
  },
]

async function forgotPassword(call: Call): Promise<Outcome> {
  const { db, now, input, config } = call
  const emailAddress = requiredText(input, 'emailAddress', 'Required').toLowerCase()
  if (!emailAddress.includes('@')) throw refuse('emailAddress', 'Invalid email')
  // Read for every account alike: a refusal must not tell which one there is (T11).
  text(input, 'locale', LONGEST_LOCALE)
  const limits = { kind: 'reset', named: emailAddress, each: LETTERS_PER_ACCOUNT }
  await counted(call, guessLimits(call, limits))
  const [found] = await db.select().from(account).where(isCustomer(emailAddress))
  if (found?.locked && config.refuseLockedReset) throw refuse('emailAddress', LOCKED_RESET)
  const secret = newSecret()
  await inTransaction(db, async (tx) => {
    await claimRequest(tx, call)
    await keepLink({ ...call, db: tx }, emailAddress, secret)
    await record(tx, {
      at: now,
      action: 'forgotPassword',
      accountID: found?.id,
      subjectID: found?.id,
      detail: { known: found !== undefined },
    })
  })
  if (found !== undefined)
    call.sendEmail({ to: emailAddress, text: emailText(call, found, secret) })
  return { answer: {}, silent: true }
}

/**
 * What the owner is told, by email alone: unless configured otherwise, the answer is the same for an account, a
 * locked one and none (T11).
 * The link begins with the configured address: a made-up Host header must not choose where a secret goes. Its page is in
 * the language that was spoken where it was asked for.
 */
function emailText({ config, locale }: Call, { locked }: Account, secret: string): string {
  if (locked) return sentenceIn(locale, LOCKED_RESET)
  const link = `${config.shopAddress}${spokenPath(RESET_PATH, locale)}?swprid=${secret}`
  const lead = `A new password can be chosen here, once and within ${LINK_MINUTES} minutes:`
  return `${sentenceIn(locale, lead)}\n${link}`
}

/** Keeps a link for the account that is not locked, if there is one; the work is the same where there is none. */
async function keepLink({ db, now }: Call, emailAddress: string, secret: string): Promise<void> {
  await db.delete(passwordReset).where(lte(passwordReset.expiresAt, now))
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  await db.insert(passwordReset).select(
    db
      .select({
        secretHash: sql`${hashOf(secret)}::text`.as('secret_hash'),
        accountId: account.id,
        expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
      })
      .from(account)
      .where(and(isCustomer(emailAddress), eq(account.locked, false))),
  )
}

/** Sets a new password by a link; every session and every other link of the account ends. */
async function resetPassword(call: Call): Promise<Outcome> {
  const { db, now, input, config } = call
  const secret = text(input, 'swprid')
  // Taking the row is the claim: of two that come at once, the second finds none.
  const [taken] = await db
    .delete(passwordReset)
    .where(and(eq(passwordReset.secretHash, hashOf(secret)), gt(passwordReset.expiresAt, now)))
    .returning()
  if (taken === undefined) throw refuse('swprid', DEAD_LINK)
  const passwordHash = await hashPassword(newPasswordIn(input), config.passwordCost)
  const [changed] = await db
    .update(account)
    // The link came by email: who has it reads what is sent to that address.
    .set({ passwordHash, emailConfirmed: true })
    .where(and(eq(account.id, taken.accountId), eq(account.locked, false)))
    .returning()
  if (changed === undefined) throw refuse('swprid', LOCKED_RESET)
  await db.delete(passwordReset).where(eq(passwordReset.accountId, changed.id))
  await revokeSessionsOf(db, { accountID: changed.id, now })
  await forgetAttempts(db, guessSubject(call, SIGN_IN, changed.emailAddress))
  return { answer: {}, subjectID: changed.id }
}

/** A new password for who knows the present one; every other session of the account ends. */
async function changePassword(call: Call): Promise<Outcome> {
  const { db, now, input, config, session } = call
  const own = accountOf(call)
  const password = newPasswordIn(input)
  await checkPresentPassword(call)
  const passwordHash = await hashPassword(password, config.passwordCost)
  return inTransaction(db, async (tx) => {
    await claimRequest(tx, call)
    await tx.update(account).set({ passwordHash }).where(eq(account.id, own.id))
    await tx.delete(passwordReset).where(eq(passwordReset.accountId, own.id))
    await revokeSessionsOf(tx, { accountID: own.id, now, except: session?.claims.sid })
    await record(tx, { at: now, action: 'changePassword', accountID: own.id, subjectID: own.id })
    return { answer: {}, silent: true }
  })
}
