/** Signing in and out, and who one is. */

import { refuse } from '../../http/refusal.ts'
import { requiredText } from '../../http/input.ts'
import { record } from '../../database/journal.ts'
import { isPassword, pretendToCompare } from '../../session/password.ts'
import { account } from '../../database/schema/commerce.ts'
import { revokeSession } from '../../session/session.ts'
import { inTransaction } from '../../database/transaction.ts'
import { endThoseOf } from '../acting/acting.ts'
import { impersonationJson } from '../acting/acting-json.ts'
import { accountJson, anonymousAccount } from './account-json.ts'
import { type Action, type Call, customerOf } from '../action.ts'
import { attempted, guessLimits } from '../../attempts/attempt-limits.ts'
import { isCustomer } from './customer.ts'
import { takeOverGuest } from './take-over-guest.ts'
import { beginSession } from './begin-session.ts'
import { cartJson, presentCart } from '../cart/cart-json.ts'
import { templateCartJson } from '../deliveries/delivery-json.ts'
import { settingOf } from '../deliveries/delivery-reads.ts'

/** Under which kind the attempts are counted. */
export const SIGN_IN = 'sign-in'
const WRONG = 'Incorrect Username or Password'
const LOCKED = 'This account is locked. Please contact your administrator.'

export const authActions: readonly Action[] = [
  {
    name: 'login',
    label: 'public:account.login',
    kind: 'write',
    access: 'open',
    transaction: 'own',
    fields: ['emailAddress', 'password', 'guestToken', 'returnJSONObjects'],
    run: signIn,
  },
  {
    name: 'logout',
    label: 'public:account.logout',
    kind: 'write',
    access: 'open',
    transaction: 'one',
    fields: ['returnJSONObjects'],
    run: async ({ db, session, now }) => {
      const cart = await cartJson({ db, now }, undefined, undefined)
      const answer = { token: '', account: anonymousAccount, cart }
      if (session === undefined) return { answer, silent: true }
      await revokeSession(db, session.claims.sid, now)
      // Staff who sign out while they act for a customer are signed out altogether.
      const base = session.acting?.row.actorSessionId ?? session.claims.sid
      await endThoseOf(db, base, now)
      await revokeSession(db, base, now)
      return { answer, subjectID: session.claims.sid }
    },
  },
  {
    name: 'getAccount',
    label: 'public:account.getAccount',
    kind: 'read',
    access: 'either',
    fields: ['returnJSONObjects', 'region'],
    run: async (call) => ({
      account:
        call.session === undefined
          ? anonymousAccount
          : {
              ...(await accountJson(call.db, call.session.account)),
              ...impersonationJson(call.session.acting, call.now),
            },
      cart: await presentCart(call),
      orderTemplateCart: await templateCartJson(settingOf(call), customerOf(call)),
    }),
  },
]

async function signIn(call: Call) {
  const { db, now, config, input } = call
  const emailAddress = requiredText(input, 'emailAddress', 'Required').toLowerCase()
  const password = typeof input['password'] === 'string' ? input['password'] : ''
  if (password === '' || password.length > 1000) throw refuse('password', 'Required')
  const limits = guessLimits(call, {
    kind: SIGN_IN,
    named: emailAddress,
    each: config.attemptsPerAccount,
    forgives: true,
  })
  const found = await attempted(call, limits, async () => {
    const [known] = await db.select().from(account).where(isCustomer(emailAddress))
    const isRight =
      known === undefined
        ? await pretendToCompare(password, config.passwordCost)
        : await isPassword(password, known.passwordHash)
    if (known === undefined || !isRight) throw refuse('emailAddress', WRONG)
    return known
  })
  if (found.locked) throw refuse('password', LOCKED)

  return inTransaction(db, async (tx) => {
    await record(tx, { at: now, action: 'login', accountID: found.id, subjectID: found.id })
    const within = { ...call, db: tx }
    await takeOverGuest(within, found)
    return { ...(await beginSession(within, found)), silent: true }
  })
}
