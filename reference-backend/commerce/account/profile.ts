/**
 * Email address and telephone of an account, changed by its customer. A new address counts once it has been
 * confirmed by the code in an email to it: whether it is the address of an account already is told to its owner alone (T11).
 */

import { eq } from 'drizzle-orm'
import { addressLimit, counted, guessLimits } from '../../attempts/attempt-limits.ts'
import { spokenPath } from '../../catalogue/spoken-path.ts'
import { sentenceIn } from '../../words/sentences.ts'
import { record } from '../../database/journal.ts'
import { claimRequest } from '../../database/request-claim.ts'
import { account, passwordReset } from '../../database/schema/commerce.ts'
import { codeOf, inTransaction, NOT_UNIQUE } from '../../database/transaction.ts'
import { text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { revokeSessionsOf } from '../../session/session.ts'
import { type Action, accountOf, type Call, type Outcome } from '../action.ts'
import { accountJson } from './account-json.ts'
import { lockedAccount } from './addresses.ts'
import { isCustomer } from './customer.ts'
import { confirmedBy, CODE_MINUTES, emailChangeCode, LONGEST_CODE } from './email-change.ts'
import { changedIn, PROFILE_FIELDS } from './profile-change.ts'
import { checkPresentPassword, PRESENT_PASSWORD } from './present-password.ts'

const DEAD_CODE = 'This code has expired or has been used already. Please ask for a new one.'
const IN_USE = 'There is an account with this email address already.'
/** Emails that one network address may have sent to one address in a window. */
const LETTERS_PER_EMAIL = 5
const CODE_FIELD = 'accountEmailAddressID'

export const profileActions: readonly Action[] = [
  {
    name: 'updateAccount',
    label: 'public:account.update',
    kind: 'write',
    access: 'account',
    transaction: 'own',
    fields: [...PROFILE_FIELDS, PRESENT_PASSWORD, 'returnJSONObjects'],
    run: updateAccount,
  },
  {
    name: 'verifyAccountEmailAddress',
    label: 'public:account.verifyAccountEmailAddress',
    kind: 'write',
    access: 'account',
    transaction: 'own',
    fields: [CODE_FIELD, 'returnJSONObjects'],
    attempts: {
      counted: { refusedUnder: CODE_FIELD },
      limits: (call) => [addressLimit(call, 'email-change')],
    },
    run: confirmEmailAddress,
  },
]

/** Writes the telephone number, and sends what confirms a new email address. */
async function updateAccount(call: Call): Promise<Outcome> {
  const { db, input } = call
  const own = accountOf(call)
  const { emailAddress, phoneNumber } = changedIn(input, own)
  if (emailAddress !== undefined) {
    await checkPresentPassword(call)
    const limits = { kind: 'email-change', named: emailAddress, each: LETTERS_PER_EMAIL }
    await counted(call, guessLimits(call, limits))
  }
  const answer = await inTransaction(db, async (tx) => {
    await claimRequest(tx, call)
    const present = await lockedAccount({ ...call, db: tx })
    const fresh = phoneNumber === undefined ? present : { ...present, phoneNumber }
    await tx.update(account).set({ phoneNumber: fresh.phoneNumber }).where(eq(account.id, own.id))
    const detail = { emailAddress: emailAddress !== undefined }
    await record(tx, { ...journaled(call, 'updateAccount'), detail })
    return { account: await accountJson(tx, fresh) }
  })
  if (emailAddress !== undefined) await sendLetters(call, emailAddress)
  return { answer, silent: true }
}

/** The new address gets the code, or what its owner has to know; the present one is warned in either case. */
async function sendLetters(call: Call, emailAddress: string): Promise<void> {
  const { db, keys, now, config, locale } = call
  const own = accountOf(call)
  const [known] = await db.select().from(account).where(isCustomer(emailAddress))
  const code = emailChangeCode(own, emailAddress, { secret: keys.secret, now })
  const say = (english: string) => sentenceIn(locale, english)
  const confirm = say(
    `This code confirms your new email address, once and within ${CODE_MINUTES} minutes:`,
  )
  const inUse = say(
    'There is an account for this email address already. Please sign in, or ask for a new password:',
  )
  const signIn = `${config.shopAddress}${spokenPath('/my-account/login', locale)}`
  call.sendEmail({
    to: emailAddress,
    text: known === undefined ? `${confirm}\n${code}` : `${inUse}\n${signIn}`,
  })
  call.sendEmail({
    to: own.emailAddress,
    text: warning(call, `The email address of your account is to be changed to ${emailAddress}.`),
  })
}

/** Takes the new address over; every other session of the account and every link to a new password ends. */
async function confirmEmailAddress(call: Call): Promise<Outcome> {
  const { db, now, session, keys, input } = call
  const own = accountOf(call)
  const code = text(input, CODE_FIELD, LONGEST_CODE)
  const work = () =>
    inTransaction(db, async (tx) => {
      await claimRequest(tx, call)
      const present = await lockedAccount({ ...call, db: tx })
      const emailAddress = confirmedBy(present, code, { secret: keys.secret, now })
      if (emailAddress === undefined) throw refuse(CODE_FIELD, DEAD_CODE)
      await tx
        .update(account)
        .set({ emailAddress, emailConfirmed: true })
        .where(eq(account.id, own.id))
      await tx.delete(passwordReset).where(eq(passwordReset.accountId, own.id))
      await revokeSessionsOf(tx, { accountID: own.id, now, except: session?.claims.sid })
      await record(tx, journaled(call, 'verifyAccountEmailAddress'))
      const fresh = { ...present, emailAddress }
      return { emailAddress, answer: { account: await accountJson(tx, fresh) } }
    })
  const { emailAddress, answer } = await work().catch((problem: unknown) => {
    // Told to the owner of the address alone: nobody else has a code for it.
    throw codeOf(problem) === NOT_UNIQUE ? refuse(CODE_FIELD, IN_USE) : problem
  })
  call.sendEmail({
    to: own.emailAddress,
    text: warning(call, `The email address of your account is now ${emailAddress}.`),
  })
  return { answer, silent: true }
}

function journaled(call: Call, action: string) {
  const { id } = accountOf(call)
  return { at: call.now, action, accountID: id, subjectID: id }
}

function warning({ config, locale }: Call, english: string): string {
  const link = `${config.shopAddress}${spokenPath('/my-account/forgotPassword', locale)}`
  const doubt = 'Was that not you? Choose a new password, and tell the service desk:'
  return `${sentenceIn(locale, english)}\n${sentenceIn(locale, doubt)}\n${link}`
}
