/** A forgotten password, the link that leads to a new one, and the password that a customer changes. */

import { and, eq, gt, lte } from 'drizzle-orm'
import { forgetFailures, recordFailure } from '../failed-attempts.ts'
import { requiredText, text } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { record } from '../journal.ts'
import { hashPassword, isPassword } from '../password.ts'
import { claimRequest } from '../request-claim.ts'
import { account, passwordReset } from '../schema/commerce.ts'
import { hashOf, newSecret } from '../secret.ts'
import { revokeSessionsOf } from '../session.ts'
import { inTransaction } from '../transaction.ts'
import { type Action, accountOf, type Call, type Outcome } from './action.ts'
import { refuseWhenTooMany } from './attempts.ts'
import { LONGEST_PASSWORD, NEW_PASSWORD_FIELDS, newPasswordIn } from './new-password.ts'

/** Word for word (AUTH-19). */
const LOCKED_RESET =
  'You may not reset your password while your account is locked, please contact your administrator.'
const DEAD_LINK = 'This link has expired or has been used already. Please ask for a new one.'
const WRONG = 'This is not your present password.'
/** Reset requests are counted whatever their outcome, but not so tightly as passwords. */
const RESETS_PER_ADDRESS = 20
const LINK_MINUTES = 60
/** Where the page for a new password is (ROUTE-47). */
const RESET_PATH = '/my-account/updateForgottenPassword'

export const passwordActions: readonly Action[] = [
  {
    name: 'forgotPassword',
    label: 'public:account.forgotPassword',
    kind: 'write',
    access: 'open',
    transaction: 'own',
    fields: ['emailAddress'],
    run: forgotPassword,
  },
  {
    name: 'resetPasswordUpdate',
    label: 'public:account.resetPassword',
    kind: 'write',
    access: 'open',
    transaction: 'one',
    fields: ['swprid', ...NEW_PASSWORD_FIELDS],
    run: resetPassword,
  },
  {
    name: 'changePassword',
    label: 'public:account.changePassword',
    kind: 'write',
    access: 'account',
    transaction: 'own',
    fields: ['existingPassword', ...NEW_PASSWORD_FIELDS],
    run: changePassword,
  },
]

async function forgotPassword(call: Call): Promise<Outcome> {
  const { db, now, input } = call
  const emailAddress = requiredText(input, 'emailAddress', 'Required').toLowerCase()
  if (!emailAddress.includes('@')) throw refuse('emailAddress', 'Invalid email')
  const { failureWindowMinutes: windowMinutes } = call.config
  const limits = [
    { subject: `reset:account:${emailAddress}`, limit: RESETS_PER_ADDRESS, windowMinutes },
    { subject: `reset:address:${call.remoteAddress}`, limit: RESETS_PER_ADDRESS, windowMinutes },
  ]
  await refuseWhenTooMany(call, limits)
  await recordFailure(db, limits, now)
  const [found] = await db.select().from(account).where(eq(account.emailAddress, emailAddress))
  if (found?.locked) throw refuse('emailAddress', LOCKED_RESET)
  const secret = newSecret()
  await inTransaction(db, async (tx) => {
    await claimRequest(tx, call)
    if (found !== undefined) await keepLink({ ...call, db: tx }, found.id, secret)
    await record(tx, {
      at: now,
      action: 'forgotPassword',
      accountID: found?.id,
      subjectID: found?.id,
      detail: { known: found !== undefined },
    })
  })
  if (found !== undefined) {
    // The address is the configured one: a made-up Host header must not choose where a secret goes (T11).
    const link = `${call.config.shopAddress}${RESET_PATH}?swprid=${secret}`
    call.sendLetter({
      to: emailAddress,
      text: `A new password can be chosen here, once and within ${LINK_MINUTES} minutes:\n${link}`,
    })
  }
  return { answer: {}, silent: true }
}

async function keepLink({ db, now }: Call, accountId: string, secret: string): Promise<void> {
  await db.delete(passwordReset).where(lte(passwordReset.expiresAt, now))
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  await db.insert(passwordReset).values({ secretHash: hashOf(secret), accountId, expiresAt })
}

/** The new password of whoever has the link; every session and every other link of the account ends. */
async function resetPassword({ db, now, input, config }: Call): Promise<Outcome> {
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
    .set({ passwordHash })
    .where(and(eq(account.id, taken.accountId), eq(account.locked, false)))
    .returning()
  if (changed === undefined) throw refuse('swprid', DEAD_LINK)
  await db.delete(passwordReset).where(eq(passwordReset.accountId, changed.id))
  await revokeSessionsOf(db, { accountID: changed.id, now })
  await forgetFailures(db, `sign-in:account:${changed.emailAddress}`)
  return { answer: {}, subjectID: changed.id }
}

/** A new password for who knows the present one; every other session of the account ends. */
async function changePassword(call: Call): Promise<Outcome> {
  const { db, now, input, config, session } = call
  const own = accountOf(call)
  const password = newPasswordIn(input)
  const limits = [
    {
      subject: `change:account:${own.id}`,
      limit: config.failuresPerAccount,
      windowMinutes: config.failureWindowMinutes,
    },
  ]
  await refuseWhenTooMany(call, limits)
  if (!(await isPassword(presentPasswordIn(call), own.passwordHash))) {
    await recordFailure(db, limits, now)
    throw refuse('existingPassword', WRONG)
  }
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

function presentPasswordIn({ input }: Call): string {
  const { existingPassword } = input
  const isText = typeof existingPassword === 'string' && existingPassword !== ''
  if (!isText || existingPassword.length > LONGEST_PASSWORD) {
    throw refuse('existingPassword', 'Required')
  }
  return existingPassword
}
