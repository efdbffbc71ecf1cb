/** Creates an account: names, an unused address, a password, and a session that begins at once. */

import { eq, sql } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import { requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { record } from '../../database/journal.ts'
import { hashPassword } from '../../session/password.ts'
import { claimRequest } from '../../database/request-claim.ts'
import { account } from '../../database/schema/commerce.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Action, Call } from '../action.ts'
import { counted, guessLimits } from '../../attempts/attempt-limits.ts'
import { beginSession } from './begin-session.ts'
import { emailAddressIn } from './email-address.ts'
import { NEW_PASSWORD_FIELDS, newPasswordIn } from './new-password.ts'

/** Answers on one email address in a window: they tell whether it has an account. */
const ANSWERS_PER_EMAIL = 10

export const newAccountActions: readonly Action[] = [
  {
    name: 'createAccount',
    label: 'public:account.create',
    kind: 'write',
    access: 'open',
    transaction: 'own',
    fields: [
      'firstName',
      'lastName',
      'company',
      'phoneNumber',
      'emailAddress',
      'emailAddressConfirm',
      ...NEW_PASSWORD_FIELDS,
    ],
    run: createAccount,
  },
]

async function createAccount(call: Call) {
  const { db, now, config, input } = call
  const emailAddress = emailAddressIn(input)
  if (text(input, 'emailAddressConfirm').toLowerCase() !== emailAddress) {
    throw refuse('emailAddressConfirm', 'The two email addresses differ.')
  }
  const person = {
    firstName: requiredText(input, 'firstName', 'Required'),
    lastName: requiredText(input, 'lastName', 'Required'),
    company: text(input, 'company'),
    phoneNumber: text(input, 'phoneNumber'),
  }
  const password = newPasswordIn(input)
  const limits = { kind: 'create', named: emailAddress, each: ANSWERS_PER_EMAIL }
  await counted(call, guessLimits(call, limits))
  const passwordHash = await hashPassword(password, config.passwordCost)
  return inTransaction(db, async (tx) => {
    await claimRequest(tx, call)
    const [made] = await tx
      .insert(account)
      .values({
        ...person,
        id: newId(),
        emailAddress,
        passwordHash,
        role: 'customer',
        locked: false,
        accountCredit: false,
        primaryAddressId: null,
      })
      .onConflictDoNothing({ target: account.emailAddress, where: sql`not ${account.guest}` })
      .returning()
    if (!made) throw refuse('emailAddress', 'There is an account with this email address already.')
    await record(tx, { at: now, action: 'createAccount', accountID: made.id, subjectID: made.id })
    const [found = made] = await tx.select().from(account).where(eq(account.id, made.id))
    return { ...(await beginSession({ ...call, db: tx }, found)), silent: true }
  })
}
